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
          .filter(\.isHard).map(\.finding)
      }
    }
    return copy
  }

  /// A picture that also warns of texts in front of materials that are hard to read, which only a
  /// drawing of what is behind them tells. A picture without materials costs nothing; one that cannot
  /// be drawn says so when it is.
  ///
  /// The system's own parts and colours have less contrast here and there, as the title of a chosen tab
  /// has: they are told only where what is behind the material leaves them less than half of what they
  /// need, and all of them by a survey.
  ///
  /// - Parameter tellsScene: whether the scene has them as findings, too, as rules read them.
  package func contrastChecked(_ picture: Picture, tellsScene: Bool = false) -> Picture {
    guard picture.scene.root.hasMaterial else { return picture }
    var taken = picture.taken
    let texts = try? WorkBudget.bounded(by: limits, taken: &taken) {
      try rasterPainter().textsOnMaterials(in: CheckedScene(picture.scene))
    }
    let hard = (texts ?? []).filter(\.isHard)
    guard !hard.isEmpty else { return picture }
    let environment = picture.environment
    let usual = Set(
      ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText"].compactMap
      {
        environment.theme.color(named: $0, traits: environment.colorTraits)
      })
    var copy = picture
    let findings = hard.filter { text in
      // The colour of a bar's title is the system's.
      let isOwn =
        text.component == "Label" && !SystemPart.isInBarItself(text.path)
        && !usual.contains(text.ownColor)
      return isOwn || text.plainContrast >= text.least && text.contrast < text.least / 2
    }.map(\.finding)
    copy.warnings += findings.map(\.warning)
    if tellsScene { copy.scene.findings += findings }
    return copy
  }

  /// A scene for a document that is light and dark.
  func adaptable(_ picture: Picture) throws -> CheckedScene {
    let scene = try CheckedScene(overlaid(picture))
    return try withoutMaterials(scene, of: picture, on: scene.scene.size.roundedUp)
  }

  /// A scene for SVG and PDF, which have pictures or flat colours in the place of materials.
  ///
  /// - Parameter page: the size of the document.
  func withoutMaterials(
    _ scene: CheckedScene, of picture: Picture, on page: Size
  ) throws -> CheckedScene {
    guard scene.scene.root.hasMaterial else { return scene }
    switch picture.materials {
    case .image, .filter:
      return try rasterPainter().withMaterialPictures(scene, scale: picture.scale, page: page)
    case .flat: return try scene.withFlatMaterials
    }
  }
}

extension Finding {
  /// It as a message about the spec.
  var warning: Diagnostic {
    Diagnostic(.warning, message, location: source, hint: hint, id: kind).traced
  }
}

extension TextOnMaterial {
  /// What only the system writes into.
  private static let systemParts: Set<Substring> = ["StatusBar", "Panel", "Keyboard"]

  /// Whether it is hard to read, and somebody can do something about it: nobody writes the time.
  fileprivate var isHard: Bool {
    contrast < least
      && TextOnMaterial.systemParts.isDisjoint(with: path.split(separator: "/"))
  }

  /// The contrast, rounded down: one that is not enough never looks as if it were.
  private var shownContrast: String {
    NumberFormat.short((contrast * 10).rounded(.down) / 10, digits: 1)
  }

  /// What is doubtful about it.
  fileprivate var finding: Finding {
    Finding(
      id: .materialContrast,
      message: "“\(SpecNode.excerpt(text))” has a contrast of "
        + "\(shownContrast) to 1 in front of '\(material)': \(color.hex) over "
        + "\(ground.hex); it needs at least \(NumberFormat.short(least)) to 1",
      hint: "use another colour, or put something calmer behind it (HIG, Accessibility)",
      paths: [path], source: source)
  }
}
