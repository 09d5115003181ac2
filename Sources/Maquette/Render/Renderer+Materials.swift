import MaquettePainting

extension Renderer {
  /// A picture whose materials know what is behind them and what they look like, so that dumps and
  /// reports tell it. A picture without materials stays as it is.
  ///
  /// - Parameter checksContrast: whether texts in front of materials are measured, too: those that are
  ///   hard to read become findings.
  /// - Throws: ``DiagnosticError`` when the picture is too large, or a font cannot be read.
  package func surveyed(_ picture: Picture, checksContrast: Bool = false) throws -> Picture {
    guard picture.scene.root.hasMaterial else { return picture }
    var copy = picture
    var taken = picture.taken
    try WorkBudget.bounded(by: limits, taken: &taken) {
      let checked = try CheckedScene(picture.scene)
      copy.scene = try rasterPainter().surveyed(checked)
      if checksContrast {
        copy.scene.findings += try rasterPainter().textsOnMaterials(in: checked)
          .filter { $0.contrast < $0.least }.map(\.finding)
      }
    }
    return copy
  }
}

extension TextOnMaterial {
  /// What is doubtful about it.
  fileprivate var finding: Finding {
    Finding(
      id: .materialContrast,
      message: "“\(SpecNode.excerpt(text))” has a contrast of "
        + "\(NumberFormat.short(contrast, digits: 1)) to 1 in front of '\(material)': \(color.hex) over "
        + "\(ground.hex), where \(NumberFormat.short(least)) to 1 can be read",
      hint: "take another colour, or put something calmer behind it (HIG, Accessibility)",
      paths: [path], source: source)
  }
}
