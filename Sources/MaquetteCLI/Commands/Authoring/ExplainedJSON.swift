import Maquette
import MaquetteLint

/// What rules and diagnostics mean, for programs.
enum ExplainedJSON {
  /// `{version, tool, rules: […], diagnostics: […]}`.
  static var all: JSONValue {
    .object([
      ("version", .integer(1)), ("tool", .string("maquette \(MaquetteVersion.text)")),
      ("rules", .array(LintRule.all.map(value))),
      ("diagnostics", .array(DiagnosticID.allCases.map(value))),
    ])
  }

  /// `{name, level, page, recommendation, finds, looksAt, advice, isFixable, variants, wrong, right,
  /// fine}`; the last three are specs, `variants` those that they need, `null` for the usual ones.
  static func value(of rule: LintRule) -> JSONValue {
    let aspects = LintRule.Aspect.allCases.filter(rule.looksAt.contains).map(\.rawValue)
    return .object([
      ("name", .string(rule.name)), ("level", .string(rule.level.rawValue)),
      ("page", .string(rule.page.title)), ("recommendation", .string(rule.sentence)),
      ("finds", .string(rule.summary)), ("looksAt", .array(aspects.map(JSONValue.string))),
      ("advice", .string(rule.advice)), ("isFixable", .bool(rule.mends)),
      ("variants", rule.variants.isEmpty ? .null : .string(rule.variants)),
      ("wrong", .string(rule.wrong)), ("right", .string(rule.right)),
      ("fine", .array(rule.fine.map(JSONValue.string))),
    ])
  }

  /// `{name, meaning, advice, wrong, right}`; the last two are specs or `null`.
  static func value(of id: DiagnosticID) -> JSONValue {
    let explanation = id.explanation
    return .object([
      ("name", .string(id.rawValue)), ("meaning", .string(explanation.meaning)),
      ("advice", .string(explanation.advice)),
      ("wrong", explanation.example.map(JSONValue.string) ?? .null),
      ("right", explanation.mended.map(JSONValue.string) ?? .null),
    ])
  }
}
