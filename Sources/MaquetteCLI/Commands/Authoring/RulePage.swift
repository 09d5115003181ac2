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
    let head =
      "\(rule.name)\n\n" + paragraph(rule.summary)
      + "\n" + paragraph("\(rule.page.title): \(rule.sentence)")
      + "\n" + paragraph("Level: \(rule.level.rawValue). Looks at: \(rule.looksAtWords).")
    let examples =
      ExplainCommand.block("Wrong", rule.wrong) + ExplainCommand.block("Right", rule.right) + fine
    let advice =
      "\nWhat to do:\n" + Table.wrapped(rule.instruction.spacedWords, first: 2, 2) + mends
    return head + examples + advice + """
      To turn the rule off for one component, write this comment above it:
          # maquette-disable-next-line \(rule.name): the reason

      To turn it off in the whole project, write this in maquette.yaml:
          lint: {rules: {\(rule.name): off}}

      """
  }

  /// Specs that look alike and are right, below one heading: a line between two of them.
  private var fine: String {
    let title = rule.fine.count == 1 ? "This spec is fine, too" : "These specs are fine, too"
    return ExplainCommand.block(title, rule.fine.first)
      + rule.fine.dropFirst().map { "    ---\n" + ExplainCommand.lines($0) }.joined()
  }
}
