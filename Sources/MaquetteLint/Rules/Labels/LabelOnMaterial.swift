import Maquette

extension LintRule {
  static let labelOnMaterial = LintRule(
    "label/on-material", .warning, .labels,
    sentence: "Use the system's label colours, which stay legible over any background.",
    summary: "A text over a material has a fixed colour, so vibrancy does not apply.",
    advice: "use 'primary' or another label colour, which a material makes legible",
    wrong:
      "VStack:\n  - Label: Now Playing\n    color: \"#444444\"\n    background: thinMaterial\n",
    right: "VStack:\n  - Label: Now Playing\n    color: secondary\n    background: thinMaterial\n",
    fine: ["VStack:\n  - Label: Now Playing\n    color: \"#444444\"\n    background: white\n"]
  ) { picture in
    picture.texts.compactMap { item, label in
      guard label.color.isFixed, label.color != .named("clear"),
        case .named(let name)? = item.nearestGround,
        name.hasSuffix("Material") || name == "bar"
      else { return nil }
      return picture.issue(
        item, key: "color", "the text is on '\(name)' in the fixed colour \(label.color.text)",
        fix: item.provenance?.keys["color"].map { .replace($0, with: "primary") })
    }
  }
}

extension LintItem {
  /// What is behind it: its own background, or a shape before it in a stack of layers; `nil` where
  /// nothing is told.
  fileprivate var nearestGround: ColorValue? {
    for item in [self] + ancestors {
      if let own = item.ownBackground { return own }
      guard item.parent?.name == "ZStack" else { continue }
      for layer in item.siblings.prefix(min(item.position, 8)).reversed() {
        if let fill = LintRule.fill(of: layer) { return fill }
      }
    }
    return nil
  }

  /// The innermost of the backgrounds that the spec gives it; `nil` for none.
  private var ownBackground: ColorValue? {
    modifiers.reversed().lazy.compactMap { modifier in
      if case .background(let color, _) = modifier { color } else { nil }
    }.first
  }
}
