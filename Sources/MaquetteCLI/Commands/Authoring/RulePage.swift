import Maquette
import MaquetteLint

/// All there is to say about a rule, for a terminal.
struct RulePage {
  let rule: LintRule

  init(_ rule: LintRule) { self.rule = rule }

  var text: String {
    func paragraph(_ text: String) -> String {
      Table.wrapped(ExplainCommand.words(text), first: 0, 0)
    }
    let aspects = LintRule.Aspect.allCases.filter(rule.looksAt.contains).map(\.rawValue)
    let fine = rule.fine.enumerated().map { index, spec in
      ExplainCommand.block(index == 0 ? "No finding either" : "Nor here", spec)
    }
    let mends = rule.mends ? "\n  'maquette lint --fix' does so.\n" : "\n"
    return rule.name + "\n\n" + paragraph(rule.summary)
      + "\n" + paragraph("\(rule.page.title): \(rule.sentence)")
      + "\nLevel: \(rule.level.rawValue). Looks at: \(aspects.joined(separator: ", ")).\n"
      + ExplainCommand.block("Wrong", rule.wrong) + ExplainCommand.block("Right", rule.right)
      + fine.joined()
      + "\nWhat to do:\n" + Table.wrapped(ExplainCommand.words(rule.advice), first: 2, 2) + mends
      + "To turn it off at one place, write above it:\n"
      + "    # maquette-disable-next-line \(rule.name): the reason\n"
      + "\nFor a project, in its maquette.yaml:\n"
      + "    lint: {rules: {\(rule.name): off}}\n"
  }
}
