import Maquette

extension LintRule {
  static let buttonPopUpLabel = LintRule(
    "button/pop-up-label", .warning, .buttons,
    sentence: "Make sure that each button clearly communicates its purpose.",
    summary: "A pop-up button shows a value, and no text names the choice.",
    advice: "put it into 'LabeledContent', put a text before it, or write 'label: …'",
    wrong: "PopUpButton: Medium\nitems: [Small, Medium, Large]\n",
    right:
      "LabeledContent: Size\ncontent:\n  PopUpButton: Medium\n  items: [Small, Medium, Large]\n",
    fine: [
      "PopUpButton: Medium\nlabel: Size\nitems: [Small, Medium, Large]\n",
      "HStack:\n  - Label: Size\n  - PopUpButton: Medium\n    items: [Small, Medium, Large]\n",
      "PopUpButton: Medium\nitems: [Small, Medium]\naccessibilityLabel: Size\n",
    ]
  ) { picture in
    picture.all(PopUpButton.self).compactMap { item, button in
      guard button.label.isEmpty, item.spokenLabel.isEmpty,
        !item.isIn(["LabeledContent", "Toolbar"]),
        !item.isNamedBeside
      else { return nil }
      return picture.issue(item, "nothing says what is chosen here")
    }
  }
}
