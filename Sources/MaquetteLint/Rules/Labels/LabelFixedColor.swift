import Maquette

extension LintRule {
  static let labelFixedColor = LintRule(
    "label/fixed-color", .warning, .labels,
    sentence: "Use the system's label colours, which vary with the appearance.",
    summary: "A text has the same colour in light and dark, and its background adapts.",
    advice: "use a label colour, or a colour of your own theme that has a dark variant",
    wrong: "Label: Total\ncolor: \"#1C1C1E\"\n", right: "Label: Total\ncolor: primary\n",
    fine: [
      "Label: Total\ncolor: \"#1C1C1E\"\nbackground: \"#FFD60A\"\npadding: 8\n",
      "Label: Total\ncolor: systemOrange\n",
    ]
  ) { picture in
    picture.texts.compactMap { item, label in
      guard case .custom = label.color, item.says("color"), !isOnFixedGround(item, in: picture)
      else { return nil }
      return picture.issue(
        item, key: "color",
        "\(label.color.text) is the same in light and dark, and in increased contrast")
    }
  }

  /// Whether what is behind a component is the same in every appearance.
  static func isOnFixedGround(_ item: LintItem, in picture: LintPicture) -> Bool {
    if let nearest = item.backgrounds.first { return nearest.isFixed }
    for around in item.ancestors {
      if let screen = around.component as? Screen {
        return screen.backdrop != nil || screen.background.isFixed
      }
      if around.component is ZStack { return true }
    }
    if case .color(let color) = picture.canvas.background { return color.isFixed }
    return item.environment.theme.platform.appearances.count < 2
  }
}

extension ColorValue {
  /// Whether it is the same in every appearance.
  var isFixed: Bool {
    switch self {
    case .custom: true
    case .named(let name): ["white", "black", "clear"].contains(name)
    }
  }
}
