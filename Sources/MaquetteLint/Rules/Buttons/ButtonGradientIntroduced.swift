import Maquette

extension LintRule {
  static let buttonGradientIntroduced = LintRule(
    "button/gradient-introduced", .note, .buttons,
    sentence: "Avoid labels that introduce gradient buttons; their view makes their purpose clear.",
    summary: "A text is directly before gradient buttons in the same row.",
    advice: "leave the text out",
    wrong:
      """
      platform: macos
      HStack:
        - Label: "Accounts:"
        - GradientButton: Add
          symbol: plus
      """,
    right:
      """
      platform: macos
      width: 240
      ButtonBar:
        content: [{List: [{Label: Work}]}]
        buttons: [{GradientButton: Add, symbol: plus}]
      """,
    fine: [
      """
      platform: macos
      VStack:
        - Label: Accounts
        - List: [{Label: Work}]
        - GradientButton: Add
          symbol: plus
      width: 200
      """
    ]
  ) { picture in
    picture.all(GradientButton.self).compactMap { item, _ in
      guard let around = item.parent?.component, around is HStack || around is ButtonBar,
        item.position > 0, let label = item.siblings[item.position - 1].component as? Label
      else { return nil }
      return picture.issue(item, "'\(SpecNode.excerpt(label.text))' introduces the gradient button")
    }
  }
}
