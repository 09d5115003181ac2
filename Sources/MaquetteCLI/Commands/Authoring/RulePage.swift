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
    let mends = rule.mends ? "  'maquette lint --fix' does this.\n\n" : "\n"
    return rule.name + "\n\n" + paragraph(rule.summary)
      + "\n" + paragraph("\(rule.page.title): \(rule.sentence)")
      + "\nLevel: \(rule.level.rawValue). Looks at: \(rule.looksAtWords).\n"
      + ExplainCommand.block("Wrong", rule.wrong) + ExplainCommand.block("Right", rule.right)
      + fine
      + "\nWhat to do:\n" + Table.wrapped(rule.instruction.spacedWords, first: 2, 2)
      + mends
      + "To turn the rule off for one component, write this comment above it:\n"
      + "    # maquette-disable-next-line \(rule.name): the reason\n"
      + "\nTo turn it off in the whole project, write this in maquette.yaml:\n"
      + "    lint: {rules: {\(rule.name): off}}\n"
  }

  /// Specs that look alike and are right, below one heading: a line between two of them.
  private var fine: String {
    let title = rule.fine.count == 1 ? "This spec is fine, too" : "These specs are fine, too"
    return ExplainCommand.block(title, rule.fine.first)
      + rule.fine.dropFirst().map { "    ---\n" + ExplainCommand.lines($0) }.joined()
  }
}
