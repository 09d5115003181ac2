import Maquette

/// What a project says about linting.
package struct LintSettings: Sendable {
  /// The rules that are asked.
  package var rules: [LintRule]
  /// Levels of rules that differ from their own.
  package var levels: [String: LintLevel]
  /// The combinations of traits that each spec is held against in.
  package var variants: [Variant]

  /// Settings; without further arguments all rules at their own levels.
  package init(
    rules: [LintRule] = LintRule.all, levels: [String: LintLevel] = [:], variants: [Variant]
  ) {
    self.rules = rules
    self.levels = levels
    self.variants = variants
  }

  /// The five variants that find most: both appearances, both directions, the largest text, and
  /// long words in the largest text that is not for accessibility.
  ///
  /// Measured over the specimens and examples with 30 variants; `docs/guides/lint.md` has the
  /// numbers.
  package static let usualVariants = "light,dark,rtl,accessibility5,xxxLarge+pseudo-long"

  package func level(of rule: LintRule) -> LintLevel { levels[rule.name] ?? rule.level }

  /// The rules that are not off.
  var active: [LintRule] { rules.filter { level(of: $0) != .off } }
}

extension LintRule {
  /// What to say to a name that no rule has.
  package static func advice(for name: String) -> String {
    Suggestion.nearest(to: name, in: all.map(\.name)).map { "did you mean '\($0)'?" }
      ?? "'maquette explain' lists all rules"
  }

  package static func named(_ name: String) -> LintRule? { all.first { $0.name == name } }
}
