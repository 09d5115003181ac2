import Maquette

/// The rules as pages of Markdown, a page each, whose specs the documentation draws: what is wrong and
/// what is right, one after the other.
package enum RulePages {
  /// The pages by the names of their files, with a list of all as `index.md`.
  package static var all: [(name: String, text: String)] {
    [("index.md", index)] + LintRule.all.map { (fileName(of: $0), page(of: $0)) }
  }

  /// Whether a file is such a page, which a new one may replace.
  package static func isPage(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes.prefix(200), as: UTF8.self)
    return text.hasPrefix("# Rules\n")
      || LintRule.all.contains { text.hasPrefix("# `\($0.name)`\n") }
  }

  /// `button-one-prominent.md`.
  static func fileName(of rule: LintRule) -> String {
    rule.name.replacing("/", with: "-") + ".md"
  }

  private static var index: String {
    let parts = GuidelinePage.allCases.compactMap { page -> String? in
      let rules = LintRule.all.filter { $0.page == page }
      guard !rules.isEmpty else { return nil }
      let lines = rules.map { rule in
        "- [`\(rule.name)`](\(fileName(of: rule))): \(Escape.markdownCell(rule.summary))\n"
      }
      return "## \(page.title)\n\n" + lines.joined()
    }
    return "# Rules\n\n" + parts.joined(separator: "\n")
  }

  package static func page(of rule: LintRule) -> String {
    return """
      # `\(rule.name)`

      \(Escape.markdownCell(rule.summary))

      > \(Escape.markdownCell(rule.sentence)) (\(rule.page.title))

      Level: **\(rule.level.rawValue)**. Looks at: \(rule.looksAtWords). \
      `maquette lint --fix` corrects it: \(rule.mends ? "yes" : "no").

      ## Wrong

      \(fence(rule.wrong, id: "wrong", of: rule))
      ## Right

      \(fence(rule.right, id: "right", of: rule))
      ## What to do

      \(Escape.markdownCell(rule.instruction))

      To turn the rule off for one component, write this comment above it:

      ```yaml
      # maquette-disable-next-line \(rule.name): the reason
      ```

      """
  }

  private static func fence(_ spec: String, id: String, of rule: LintRule) -> String {
    let name = rule.name.replacing("/", with: "-") + "-" + id
    let end = spec.hasSuffix("\n") ? "" : "\n"
    return "```maquette id=\(name)\n\(spec)\(end)```\n"
  }
}
