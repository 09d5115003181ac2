import Maquette

extension LintRule {
  static let acrossOverlapping = LintRule(
    "across/overlapping", .warning, .across,
    sentence: "Keep controls apart, so that each gets the touches that are meant for it.",
    summary: "The hit targets of two controls overlap.",
    advice: "move them apart; '--overlay hit-targets' shows where they take touches",
    looksAt: [.layout, .scene], isAlsoDrawn: true,
    wrong: "ZStack:\n  children:\n    - Button: Select All\n    - Button: Edit\n",
    right: "HStack:\n  spacing: 40\n  children:\n    - Button: Select All\n    - Button: Edit\n",
    fine: [
      """
      ZStack:
        children:
          - Rectangle: blue
            width: 80
            height: 80
          - Button: Edit
      """,
      // Only the room around them for fingers meets; each is hit in its own frame.
      "VStack:\n  - Toggle: Wi-Fi\n  - Toggle: بلوتوث\n",
      "VStack:\n  - Button: 保存\n  - Button: 送信\n",
      "width: 390\nSearchField:\n  text: Maps\n  showsCancelButton: true\n",
    ]
  ) { picture in
    picture.found(.hitTargetOverlap).compactMap { finding, nodes in
      guard finding.severity == .warning, let first = nodes.first, let last = nodes.last,
        picture.areArranged(first, last)
      else { return nil }
      return picture.issue(first, finding.message, hint: finding.hint, subject: last.path)
    }
  }
}
