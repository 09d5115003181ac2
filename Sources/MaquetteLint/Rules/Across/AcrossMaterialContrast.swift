import Maquette

extension LintRule {
  static let acrossMaterialContrast = LintRule(
    "across/material-contrast", .warning, .across,
    sentence: "Text on a material needs contrast with the colours that show through the material.",
    summary:
      "A text in front of a material has too little contrast with the colours that show through "
      + "the material.",
    advice: "use another colour, or put something calmer behind the material",
    looksAt: [.scene], isAlsoDrawn: true,
    wrong:
      """
      ZStack:
        - {Rectangle: systemTeal, width: 240, height: 120}
        - {Label: Now Playing, color: white, background: regularMaterial, padding: 16}
      """,
    right:
      """
      ZStack:
        - {Rectangle: systemTeal, width: 240, height: 120}
        - {Label: Now Playing, background: regularMaterial, padding: 16}
      """,
    fine: [
      "VStack:\n  - {Label: 東京, background: thinMaterial, padding: 8}\n",
      """
      ZStack:
        - {Rectangle: systemTeal, width: 240, height: 120}
        - {Label: مرحبا, color: secondary, background: regularMaterial, padding: 16}
      """,
    ]
  ) { picture in
    picture.found(.materialContrast).compactMap { finding, nodes in
      nodes.first.map { picture.issue($0, finding.message, hint: finding.hint) }
    }
  }
}

extension LintPicture {
  /// The paths of texts about which ``LintRule/acrossMaterialContrast`` speaks.
  var pathsOnMaterials: Set<String> { Set(found(.materialContrast).flatMap(\.finding.paths)) }
}
