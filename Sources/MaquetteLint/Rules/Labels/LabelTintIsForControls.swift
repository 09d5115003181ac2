import Maquette

extension LintRule {
  static let labelTint = LintRule(
    "label/tint-is-for-controls", .note, .labels,
    sentence: "Use label colours to tell how important text is.",
    summary:
      "A text that is not a control has the tint colour, which marks controls, or the same colour by "
      + "its own name: 'systemBlue' on iOS and iPadOS.",
    advice: "use 'primary' or 'secondary'; if it leads somewhere, use 'Link' or 'Button'",
    wrong: "Label: 3 new messages\ncolor: tint\n",
    right: "Label: 3 new messages\ncolor: secondary\n",
    fine: [
      "Label: Terms\ncolor: tint\naccessibilityTraits: link\n",
      "Link: {title: Terms, destination: https://example.com}\n",
      "Label: 3 new messages\ncolor: systemOrange\n",
      "tint: systemPurple\nLabel: 3 new messages\ncolor: systemBlue\n",
      "platform: macos\nLabel: 3 new messages\ncolor: systemBlue\n",
    ]
  ) { picture in
    picture.texts.compactMap { item, label in
      let tints: [ColorValue] = [
        .tint, .named("accentColor"), .named("controlAccentColor"), .named("link"),
        .named("tintColor"),
      ]
      let isTint = tints.contains(label.color) || label.color == tint(of: item.environment)
      let traits = item.accessibility.flatMap(\.traits)
      guard isTint, item.says("color"), !item.isInControl, traits.isEmpty
      else { return nil }
      return picture.issue(
        item, key: "color", "'\(SpecNode.excerpt(label.text))' looks like a control and is not one",
        fix: item.provenance?.keys["color"].map { .replace($0, with: "primary") })
    }
  }

  /// The colour of controls under its own name: the tint that a spec sets, or a phone's blue.
  private static func tint(of environment: Environment) -> ColorValue? {
    if let tint = environment.tint { return tint }
    return [.ios, .ipados].contains(environment.platform) ? .named("systemBlue") : nil
  }
}
