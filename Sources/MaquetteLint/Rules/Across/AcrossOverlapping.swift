import Maquette

extension LintRule {
  static let acrossOverlapping = LintRule(
    "across/overlapping", .warning, .across,
    sentence: "Keep controls apart, so that each gets the touches that are meant for it.",
    summary: "Two controls take the same touches.",
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
      """
    ]
  ) { picture in
    picture.found(.hitTargetOverlap).compactMap { finding, nodes in
      guard let first = nodes.first, let last = nodes.last, picture.areApart(first, last) else {
        return nil
      }
      return picture.issue(first, finding.message, hint: finding.hint, subject: last.path)
    }
  }
}
