import ArgumentParser
import Maquette
import MaquetteLint

/// Which rules are asked and in which variants, the same for every command that lints.
struct LintOptions: ParsableArguments {
  @Option(
    name: .customLong("rules"),
    help: ArgumentHelp(
      """
      Only these rules: names such as button/spacing, or groups such as button; several are separated \
      by commas.
      """, default: "all"),
    completion: .several { LintOptions.names })
  var rules: String?

  /// The names of groups of rules and of rules.
  private static var names: [String] {
    let names = LintRule.all.map(\.name)
    let groups = names.compactMap { $0.split(separator: "/").first.map(String.init) }
    return Set(groups).sorted() + names
  }

  /// What flags and the configuration say.
  ///
  /// - Parameter variants: those that a flag names; `nil` for none.
  /// - Throws: ``DiagnosticError`` for names that no rule has.
  func settings(_ configuration: Configuration?, variants: [Variant]?) throws -> LintSettings {
    let usual =
      try variants ?? configuration?.lint.variants ?? Variant.list(LintSettings.usualVariants)
    return try LintOptions.settings(of: configuration, rules: chosen(), variants: usual)
  }

  /// What a configuration says of some rules.
  ///
  /// - Throws: ``DiagnosticError`` for names that no rule has.
  static func settings(
    of configuration: Configuration?, rules: [LintRule] = LintRule.all, variants: [Variant]
  ) throws -> LintSettings {
    let lint = configuration?.lint ?? LintConfiguration()
    try check(lint, in: configuration?.file ?? "")
    return LintSettings(
      rules: rules,
      levels: Dictionary(lint.levels.map { ($0.rule, $0.level) }, uniquingKeysWith: { $1 }),
      variants: variants)
  }

  private func chosen() throws -> [LintRule] {
    guard let rules else { return LintRule.all }
    let words = rules.split(separator: ",").map { $0.filter { $0 != " " } }
    let unknown = words.filter { word in
      !LintRule.all.contains { $0.name == word || $0.name.hasPrefix(word + "/") }
    }
    guard unknown.isEmpty, !words.isEmpty else {
      throw DiagnosticError(
        unknown.map {
          Diagnostic(
            .error, "--rules: there is no rule '\(SpecNode.excerpt($0))'",
            hint: Suggestion.nearest(to: $0, in: LintOptions.names).map { "did you mean '\($0)'?" }
              ?? LintRule.advice(for: $0), id: .unknownValue)
        } + (words.isEmpty ? [Diagnostic(.error, "--rules names no rule")] : []))
    }
    return LintRule.all.filter { rule in
      words.contains { rule.name == $0 || rule.name.hasPrefix($0 + "/") }
    }
  }

  /// - Throws: ``DiagnosticError`` for levels of rules that there are not, with their places.
  private static func check(_ lint: LintConfiguration, in file: String) throws {
    let unknown = lint.levels.filter { LintRule.named($0.rule) == nil }
    guard !unknown.isEmpty else { return }
    throw DiagnosticError(
      unknown.map { level in
        Diagnostic(
          .error, "there is no rule '\(SpecNode.excerpt(level.rule))'", file: file,
          location: level.location, length: level.rule.count,
          hint: LintRule.advice(for: level.rule),
          id: .unknownValue)
      })
  }
}
