import Maquette

/// The rules, and the recommendations that are not rules, as a page of Markdown:
/// `Sources/MaquetteLint/README.md`.
package enum RuleTable {
  /// The page.
  package static var markdown: String {
    let pages = GuidelinePage.allCases.map { page in
      let rules = LintRule.all.filter { $0.page == page }
      let rest = Recommendation.all.filter { $0.page == page }
      return "## \(page.title)\n\n" + table(rules) + self.rest(rest)
    }
    return """
      # Rules of `maquette lint`

      A test compares this file with the rules. `MAQUETTE_RECORD=all swift test --filter RuleTableTests` \
      writes it again. Recommendations are paraphrased. Each rule is one file in `Rules`, and its wrong, \
      right and harmless examples are its tests. `maquette explain RULE` shows a rule with its examples.

      There are \(LintRule.all.count) rules. `maquette lint --fix` can fix what \(fixableCount) of them \
      find. \(Recommendation.all.count) recommendations are not rules; the tables say why.

      \(pages.joined(separator: "\n"))
      """
  }

  private static var fixableCount: Int { LintRule.all.count(where: \.mends) }

  private static func table(_ rules: [LintRule]) -> String {
    guard !rules.isEmpty else { return "" }
    let head =
      "| Recommendation | Rule | Level | Looks at | Finds | Fixes |\n|---|---|---|---|---|---|\n"
    return head
      + rules.map { rule in
        let aspects = LintRule.Aspect.allCases.filter(rule.looksAt.contains).map(\.rawValue)
        return "| \(cell(rule.sentence)) | `\(rule.name)` | \(rule.level.rawValue) | "
          + "\(aspects.joined(separator: ", ")) | \(cell(rule.summary)) | "
          + (rule.mends ? "yes" : "no") + " |\n"
      }.joined()
  }

  private static func rest(_ recommendations: [Recommendation]) -> String {
    guard !recommendations.isEmpty else { return "" }
    return "\n| Recommendation | Why it is not a rule |\n|---|---|\n"
      + recommendations.map { "| \(cell($0.sentence)) | \(reason($0.reason)) |\n" }.joined()
  }

  private static func cell(_ text: String) -> String { Escape.markdownCell(text) }

  /// A reason, whose names in backticks stay code.
  private static func reason(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
