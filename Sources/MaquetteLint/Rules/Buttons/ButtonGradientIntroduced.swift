import Maquette

extension LintRule {
  static let buttonGradientIntroduced = LintRule(
    "button/gradient-introduced", .note, .buttons,
    sentence: "Avoid labels that introduce gradient buttons; their view makes their purpose clear.",
    summary: "A text stands directly before gradient buttons in their row.",
    advice: "leave the text out",
    wrong: "platform: macos\nHStack:\n  - Label: \"Accounts:\"\n  - GradientButton: Add\n    symbol: plus\n",
    right: "platform: macos\nwidth: 240\nButtonBar:\n  content: [{List: [{Label: Work}]}]\n  buttons: [{GradientButton: Add, symbol: plus}]\n",
    fine: ["platform: macos\nVStack:\n  - Label: Accounts\n  - List: [{Label: Work}]\n  - GradientButton: Add\n    symbol: plus\nwidth: 200\n"]
  ) { picture in
    picture.all(GradientButton.self).compactMap { item, _ in
      guard let around = item.parent?.component, around is HStack || around is ButtonBar,
        item.position > 0, let label = item.siblings[item.position - 1].component as? Label
      else { return nil }
      return picture.issue(item, "'\(SpecNode.excerpt(label.text))' introduces the gradient button")
    }
  }
}
