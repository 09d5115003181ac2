import Maquette

extension LintRule {
  static let labelFixedColor = LintRule(
    "label/fixed-color", .warning, .labels,
    sentence: "Use the system's label colours, which vary with the appearance.",
    summary:
      "A text has the same colour in light and dark, although the background changes with the "
      + "appearance. A spec that sets 'appearance' is not reported.",
    advice: "use a label colour, or a colour of your own theme that has a dark variant",
    wrong: "Label: Total\ncolor: \"#1C1C1E\"\n", right: "Label: Total\ncolor: primary\n",
    fine: [
      "Label: Total\ncolor: \"#1C1C1E\"\nbackground: \"#FFD60A\"\npadding: 8\n",
      "Label: Total\ncolor: systemOrange\n",
      // A spec for one appearance has nothing to adapt to.
      "appearance: dark\nLabel: Total\ncolor: \"#DDDDDD\"\n",
      """
      VStack:
        background: {linearGradient: ["#FF8800", "#FFCC00"]}
        children:
          - {Label: مرحبا, color: "#201000"}
      """,
    ]
  ) { picture in
    let runs = picture.all(Label.self).compactMap { item, label -> LintIssue? in
      let colors = (label.attributedText?.runs ?? []).lazy.compactMap(\.attributes.color)
      guard let color = colors.first(where: isOwn), !isOnFixedGround(item, in: picture) else {
        return nil
      }
      return picture.issue(
        item, key: "attributedText",
        "\(color.text) is the same in light and dark, and in increased contrast")
    }
    let texts = picture.texts.compactMap { item, label -> LintIssue? in
      guard isOwn(label.color), item.says("color"), !isOnFixedGround(item, in: picture)
      else { return nil }
      return picture.issue(
        item, key: "color",
        "\(label.color.text) is the same in light and dark, and in increased contrast")
    }
    return texts + runs
  }

  private static func isOwn(_ color: ColorValue) -> Bool {
    if case .custom = color { true } else { false }
  }

  /// Whether what is behind a component is the same in every appearance, or the spec is for one.
  private static func isOnFixedGround(_ item: LintItem, in picture: LintPicture) -> Bool {
    if picture.isForOneAppearance { return true }
    for around in [item] + item.ancestors {
      if around.saysAppearance { return true }
      if let isFixed = around.hasFixedGround { return isFixed }
      if let screen = around.component as? Screen {
        return screen.backdrop != nil || screen.background.isFixed
      }
      if around.component is ZStack, around !== item { return true }
    }
    if case .color(let color) = picture.canvas.background { return color.isFixed }
    return item.environment.theme.platform.appearances.count < 2
  }
}

extension LintItem {
  /// Whether the spec says here whether it is light or dark.
  fileprivate var saysAppearance: Bool {
    (component as? Artboard)?.spec?.environment.appearance != nil
      || modifiers.contains { modifier in
        if case .environment(let patch) = modifier { patch.appearance != nil } else { false }
      }
  }

  /// Whether the ground that it paints is the same in every appearance; `nil` where it paints none.
  fileprivate var hasFixedGround: Bool? {
    modifiers.reversed().lazy.compactMap { modifier -> Bool? in
      switch modifier {
      case .background(let color, _): color.isFixed
      case .drawing(.gradient(let gradient, _)): gradient.isFixed
      default: nil
      }
    }.first
  }
}

extension GradientValue {
  /// Whether it is the same in every appearance.
  fileprivate var isFixed: Bool { stops.allSatisfy(\.color.isFixed) }
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
