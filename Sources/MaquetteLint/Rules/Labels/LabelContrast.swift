import Maquette

extension LintRule {
  static let labelContrast = LintRule(
    "label/contrast", .warning, .labels,
    sentence: "If you adjust the style of a label, make sure its text has contrast.",
    summary:
      "The spec sets the colour or the background of a label or of words in it, and their "
      + "contrast is too low: below 4.5 : 1 (3 : 1 for large text), or below 3 : 1 for a system "
      + "colour.",
    advice: "use a darker or lighter colour, or a level such as 'primary'", looksAt: [.scene],
    wrong: "Label: Total\ncolor: \"#AAAAAA\"\n", right: "Label: Total\ncolor: \"#767676\"\n",
    fine: [
      "Label: Total\n", "Label: Total\ncolor: secondary\n", "Label: Total\ncolor: tertiary\n",
      "platform: macos\nLabel: Total\ncolor: secondary\n",
      "Label: Total\ncolor: \"#6A6A6A\"\nappearance: light\n",
      // Large text needs less.
      "Label: Total\nfont: 34 bold\ncolor: \"#8E8E8E\"\nappearance: light\n",
      "Label: Total\ncolor: white\nbackground: black\npadding: 8\n",
      // What cannot be used needs none (WCAG 2.2, 1.4.3).
      "Label: Total\nisEnabled: false\nbackground: \"#EEEEEE\"\n",
      "ZStack:\n  - {Rectangle: \"#222222\", width: 200, height: 60}\n  - {Label: طلبك, color: white}\n",
      "VStack:\n  - Label: 東京\n    background: thinMaterial\n    padding: 8\n",
      // White on a colour of the system, as in Messages.
      "Label: مرحبا\ncolor: white\nbackground: systemBlue\npadding: 8\n",
      // White on its own ground, which has scrolled away with it.
      """
      width: 200
      ScrollView:
        height: 40
        children:
          - {Label: 東京, font: 40}
          - {Label: 大阪, color: white, background: black}
      """,
      // A name that is not seen at all is meant so.
      "Label: Total\nopacity: 0.05\n",
    ], variants: "light"
  ) { picture in
    let onMaterials = picture.pathsOnMaterials
    return picture.all(Label.self).flatMap { item, label -> [LintIssue] in
      guard label.opacity > 0.1, !item.isHidden,
        let node = picture.node(of: item), node.text?.isEmpty == false,
        !onMaterials.contains(node.path),
        node.accessibility?.traits.contains(.notEnabled) != true, label.isEnabled
      else { return [] }
      guard let share = leastShare(of: label.color, item),
        let contrast = Contrast(of: node, in: picture),
        item.says("color", "opacity") || picture.isChosen(contrast.painter),
        contrast.ratio
          < min(contrast.least, share, picture.leastGround(of: contrast.painter)) - 0.005
      else { return runs(of: label, item, node, in: picture) }
      return [
        picture.issue(
          item, key: item.says("color") ? "color" : nil,
          contrast.message(about: shown(node)),
          hint: item.says("color", "opacity")
            ? nil : "put another colour behind it, or write 'appearance' for the only one it has")
      ]
    }
  }

  /// The words in a label that have a colour of their own with too little contrast.
  private static func runs(
    of label: Label, _ item: LintItem, _ node: SceneNode, in picture: LintPicture
  ) -> [LintIssue] {
    let colored = (label.attributedText?.runs ?? []).lazy.compactMap { run in
      run.attributes.color.map { (text: run.text, color: $0) }
    }
    return colored.prefix(12).compactMap { run in
      guard let least = leastShare(of: run.color, item),
        let color = run.color.resolved(in: item.environment),
        let contrast = Contrast(of: node, in: picture, where: { $0 == color }),
        contrast.ratio
          < min(contrast.least, least, picture.leastGround(of: contrast.painter)) - 0.005
      else { return nil }
      let text = SpecNode.excerpt(run.text)
      return picture.issue(
        item, key: "attributedText", contrast.message(about: text), subject: text)
    }
  }

  /// The most contrast that is asked of a colour: the system chose its own colours for its own
  /// grounds, which hold 3 : 1; `nil` for levels that say that something is not there to be read.
  private static func leastShare(of color: ColorValue, _ item: LintItem) -> Double? {
    guard case .named(let name) = color.named(in: item.environment) else { return 4.5 }
    if ["tertiary", "quaternary", "placeholder"].contains(where: name.hasPrefix) { return nil }
    if ["label", "white", "black"].contains(name) { return 4.5 }
    return 3
  }
}

extension LintPicture {
  /// The most contrast that is asked for on what a node painted: the system chose its colours for
  /// white and black texts, as those of messages.
  fileprivate func leastGround(of painter: SceneNode?) -> Double {
    var ground = painter.flatMap { self.item(of: $0) }?.backgrounds.first
    if painter == nil, case .color(let color) = canvas.background { ground = color }
    guard case .named(let name)? = ground, !["white", "black"].contains(name) else { return 21 }
    return 3
  }
}
