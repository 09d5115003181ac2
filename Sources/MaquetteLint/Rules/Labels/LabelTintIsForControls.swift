import Maquette

extension LintRule {
  static let labelTint = LintRule(
    "label/tint-is-for-controls", .note, .labels,
    sentence: "Use label colours to show how important a text is.",
    summary:
      "A text that is not a control has the tint colour, which marks controls, or the same colour "
      + "under another name: 'systemBlue' or 'blue' on iOS and iPadOS. A text with a "
      + "background, or beside texts in other colours, is not reported: its colour means "
      + "something else.",
    advice: "use 'primary' or 'secondary'; if it leads somewhere, use 'Link' or 'Button'",
    wrong: "Label: 3 new messages\ncolor: tint\n",
    right: "Label: 3 new messages\ncolor: secondary\n",
    fine: [
      "Label: Terms\ncolor: tint\naccessibilityTraits: link\n",
      "Link: {title: Terms, destination: https://example.com}\n",
      "Label: 3 new messages\ncolor: systemOrange\n",
      "tint: systemPurple\nLabel: 3 new messages\ncolor: systemBlue\n",
      "platform: macos\nLabel: 3 new messages\ncolor: systemBlue\n",
      // Names of series, and tags.
      "VStack:\n  - {Label: Verkauf, color: systemBlue}\n  - {Label: Kosten, color: orange}\n",
      "VStack:\n  - {Label: 仕事, color: blue, background: \"#E5F0FF\", padding: 6}\n",
    ]
  ) { picture in
    picture.texts.compactMap { item, label in
      let isNamed = namesOfTint.contains(label.color.named(in: item.environment))
      let traits = item.accessibility.flatMap(\.traits)
      guard isNamed || isTint(label.color, of: item.environment), item.says("color"),
        !item.isInControl, traits.isEmpty, !item.hasBackground, !item.isOneOfColors
      else { return nil }
      // Whoever names a colour of its own may have chosen it for another reason.
      return picture.issue(
        item, key: "color", "'\(SpecNode.excerpt(label.text))' looks like a control and is not one",
        fix: isNamed ? item.provenance?.keys["color"].map { .replace($0, with: "primary") } : nil)
    }
  }

  private static let namesOfTint: Set<ColorValue> = [
    .tint, .named("controlAccent"), .named("link"),
  ]

  /// Whether a colour is that of controls: the tint that a spec sets, or the platform's own where no
  /// setting of people decides on it.
  private static func isTint(_ color: ColorValue, of environment: Environment) -> Bool {
    guard environment.tint != nil || !environment.theme.conventions.accents,
      let tint = ColorValue.tint.resolved(in: environment), !tint.isGray
    else { return false }
    return color.resolved(in: environment) == tint
  }
}

extension LintItem {
  /// Whether texts beside it have other colours, as the names of series have.
  fileprivate var isOneOfColors: Bool {
    guard let own = textColor else { return false }
    return siblings[max(0, position - 8)..<min(siblings.count, position + 9)].contains { other in
      other.textColor.map { $0 != own && !$0.isGray } ?? false
    }
  }

  /// The colour of a text; `nil` for what is none.
  private var textColor: Color? {
    guard let color = value("color") as ColorValue?,
      component is Label || component is any StyledText
    else { return nil }
    return color.resolved(in: environment)
  }
}
