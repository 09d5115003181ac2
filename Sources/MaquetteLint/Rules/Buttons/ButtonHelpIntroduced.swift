import Maquette

extension LintRule {
  static let buttonHelpIntroduced = LintRule(
    "button/help-introduced", .note, .buttons,
    sentence: "Avoid text that introduces a help button; people know what it does.",
    summary: "A text is directly before a help button in the same row.",
    advice: "leave the text out",
    wrong: "platform: macos\nHStack:\n  - Label: Need help?\n  - HelpButton\n",
    right: "platform: macos\nHStack:\n  - Spacer\n  - HelpButton\n",
    fine: ["platform: macos\nwidth: 300\nHStack:\n  - Label: Rules\n  - Spacer\n  - HelpButton\n"]
  ) { picture in
    picture.all(HelpButton.self).compactMap { item, _ in
      guard item.parent?.component is HStack, item.position > 0,
        let label = item.siblings[item.position - 1].component as? Label
      else { return nil }
      return picture.issue(item, "'\(SpecNode.excerpt(label.text))' introduces the help button")
    }
  }
}
