import Maquette

extension LintRule {
  static let labelSmallAmount = LintRule(
    "label/small-amount", .note, .labels,
    sentence: "Use a label for a small amount of text; to show a large one, use a text view.",
    summary: "A label has more than 600 characters.",
    advice: "use 'TextEditor', whose text scrolls and can be selected, or 'isSelectable: true'",
    wrong: "width: 500\nnumberOfLines: 0\nLabel: "
      + Array(repeating: "All of this is said once.", count: 25)
      .joined(separator: " ") + "\n",
    right: "width: 500\nnumberOfLines: 0\nLabel: All of this is said once.\n",
    fine: [
      "width: 500\nnumberOfLines: 0\nisSelectable: true\nLabel: "
        + Array(repeating: "All of this is said once.", count: 25).joined(separator: " ") + "\n"
    ]
  ) { picture in
    picture.all(Label.self).compactMap { item, label in
      guard label.text.count > 600, !label.isSelectable else { return nil }
      return picture.issue(item, "the label has \(label.text.count) characters")
    }
  }
}
