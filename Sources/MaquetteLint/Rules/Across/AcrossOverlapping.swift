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
    fine: ["ZStack:\n  children:\n    - Rectangle: blue\n      width: 80\n      height: 80\n    - Button: Edit\n"]
  ) { picture in
    picture.found(.hitTargetOverlap).compactMap { finding, nodes in
      nodes.first.map {
        picture.issue($0, finding.message, hint: finding.hint, subject: nodes.last?.path ?? "")
      }
    }
  }
}
