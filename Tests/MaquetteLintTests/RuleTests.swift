import Maquette
import MaquetteSpec
import Testing

@testable import MaquetteLint

/// Each rule is held against its own examples.
@Suite struct RuleTests {
  @Test("Every rule finds what it calls wrong", arguments: LintRule.all)
  func findsWrong(_ rule: LintRule) throws {
    let report = try Linting.report(on: rule.wrong, rule)
    #expect(report.findings.contains { $0.rule == rule.name }, "\(report.all)")
    let hasPlaces = report.findings.allSatisfy { $0.diagnostic.location != nil }
    #expect(hasPlaces, "every finding has a place in the spec")
  }

  @Test(
    "No rule finds anything in what it calls right, and nothing else is wrong there",
    arguments: LintRule.all)
  func findsNothingRight(_ rule: LintRule) throws {
    for variants in Linting.variants(of: rule) {
      let report = try Linting.report(on: rule.right, rule, variants: variants)
      #expect(report.findings.isEmpty, "\(report.findings.map(\.diagnostic.message))")
      #expect(!report.hasErrors, "\(report.diagnostics.map(\.message))")
    }
  }

  @Test("No rule finds anything in what only looks as if it were wrong", arguments: LintRule.all)
  func findsNoFalsePositive(_ rule: LintRule) throws {
    #expect(!rule.fine.isEmpty)
    for variants in Linting.variants(of: rule) {
      for spec in rule.fine {
        let report = try Linting.report(on: spec, rule, variants: variants)
        #expect(report.findings.isEmpty, "\(spec): \(report.findings.map(\.diagnostic.message))")
        #expect(!report.hasErrors, "\(spec): \(report.diagnostics.map(\.message))")
      }
    }
  }

  @Test(
    "What a rule mends is mended: its finding is gone, and the spec can be drawn",
    arguments: LintRule.all)
  func mends(_ rule: LintRule) throws {
    let source = Array(rule.wrong.utf8)
    let report = try Linting.report(on: rule.wrong, rule)
    let fixes = report.findings.compactMap(\.fix)
    guard !fixes.isEmpty else { return }
    var editor = SpecEditor(source)
    editor.apply(fixes)
    #expect(editor.applied == Set(fixes))
    let after = try Linting.report(on: String(decoding: editor.bytes, as: UTF8.self), rule)
    #expect(!after.hasErrors, "\(after.diagnostics.map(\.message))")
    #expect(after.findings.count < report.findings.count)
  }

  @Test("Names are unique, and say of what they are")
  func names() {
    let names = LintRule.all.map(\.name)
    #expect(Set(names).count == names.count)
    let kinds = ["label", "button", "segmented", "picker", "rtl", "across"]
    for rule in LintRule.all {
      #expect(kinds.contains(String(rule.name.prefix { $0 != "/" })), "\(rule.name)")
      #expect(rule.sentence.hasSuffix(".") && rule.summary.hasSuffix("."), "\(rule.name)")
      #expect(!rule.advice.hasSuffix("."), "\(rule.name)")
    }
  }
}

/// Runs rules.
enum Linting {
  /// What one rule, or all, say to a spec.
  static func report(
    on spec: String, _ rule: LintRule? = nil, variants: String? = nil,
    levels: [String: LintLevel] = [:]
  ) throws -> Linter.Report {
    let own = rule.map(\.variants) ?? ""
    let words = variants ?? (own.isEmpty ? LintSettings.usualVariants : own)
    let linter = Linter(
      LintSettings(
        rules: rule.map { [$0] } ?? LintRule.all, levels: levels, variants: try Variant.list(words))
    )
    let source = Array(spec.utf8)
    let document = try SpecDocument(parsing: source, file: "spec.yaml", folder: nil)
    return linter.report(on: document, source: source, named: "spec.yaml", by: Renderer())
  }

  /// The variants in which the right specs of a rule must be right: its own, and those that the
  /// command uses for readers of `maquette explain`.
  static func variants(of rule: LintRule) -> [String] {
    rule.variants.isEmpty
      ? [LintSettings.usualVariants] : [rule.variants, LintSettings.usualVariants]
  }

  /// A spec as it is after all that a rule mends.
  static func fixed(_ spec: String, _ rule: LintRule) throws -> String {
    var editor = SpecEditor(Array(spec.utf8))
    editor.apply(try report(on: spec, rule).findings.compactMap(\.fix))
    return String(decoding: editor.bytes, as: UTF8.self)
  }

  /// The names of the rules that find something.
  static func names(on spec: String, variants: String? = nil) throws -> [String] {
    try report(on: spec, variants: variants).findings.map(\.rule)
  }
}
