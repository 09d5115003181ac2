import Maquette
import MaquetteCore
import MaquetteLint

/// All there is to say about a rule, for a terminal.
struct RulePage {
  let rule: LintRule

  init(_ rule: LintRule) { self.rule = rule }

  var text: String {
    func paragraph(_ text: String) -> String {
      Table.wrapped(text.spacedWords, first: 0, 0)
    }
    let aspects = LintRule.Aspect.allCases.filter(rule.looksAt.contains).map(\.rawValue)
    let mends = rule.mends ? "\n  'maquette lint --fix' does so.\n" : "\n"
    return rule.name + "\n\n" + paragraph(rule.summary)
      + "\n" + paragraph("\(rule.page.title): \(rule.sentence)")
      + "\nLevel: \(rule.level.rawValue). Looks at: \(aspects.joined(separator: ", ")).\n"
      + ExplainCommand.block("Wrong", rule.wrong) + ExplainCommand.block("Right", rule.right)
      + fine
      + "\nWhat to do:\n" + Table.wrapped(rule.instruction.spacedWords, first: 2, 2)
      + mends
      + "To turn it off at one place, write above it:\n"
      + "    # maquette-disable-next-line \(rule.name): the reason\n"
      + "\nFor a project, in its maquette.yaml:\n"
      + "    lint: {rules: {\(rule.name): off}}\n"
  }

  /// Specs that look alike and are right, below one heading: a line between two of them.
  private var fine: String {
    let title = rule.fine.count == 1 ? "No finding in this either" : "No finding in these either"
    return ExplainCommand.block(title, rule.fine.first)
      + rule.fine.dropFirst().map { "    ---\n" + ExplainCommand.lines($0) }.joined()
  }
}
