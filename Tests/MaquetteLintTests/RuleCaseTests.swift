import Foundation
import Maquette
import MaquetteSpec
import Testing

@testable import MaquetteLint

/// Each rule is held against specs that are not its own examples: nested in lists, forms, screens
/// and boards, in right-to-left, in the look of 26, in definitions and repetitions.
///
/// A file below `Tests/Fixtures/Lint` is named after a rule. `### wrong: …` begins a spec that the
/// rule must find, `### right: …` one that it must not.
@Suite struct RuleCaseTests {
  @Test(
    "What is wrong is found, and what is right is not, wherever it stands", arguments: RuleCase.all)
  func speaks(_ example: RuleCase) throws {
    let report = try Linting.report(on: example.spec, example.rule)
    let (errors, found) = (report.diagnostics, report.findings.map(\.diagnostic.message))
    #expect(!report.hasErrors, "\(example.spec): \(errors.map(\.message))")
    #expect(found.isEmpty != example.isWrong, "\(example.spec): \(found)")
  }

  @Test("Every file is named after a rule, and has specs of both kinds")
  func files() throws {
    let files = try RuleCase.files()
    #expect(!files.isEmpty)
    for (name, cases) in files {
      let kinds = Set(cases.map(\.isWrong))
      #expect(kinds == [true, false], "\(name)")
    }
  }
}

/// A spec with what a rule has to say to it.
struct RuleCase: Sendable, CustomTestStringConvertible {
  let rule: LintRule
  let title: String
  let isWrong: Bool
  let spec: String

  var testDescription: String { "\(rule.name), \(isWrong ? "wrong" : "right"): \(title)" }

  /// Those of all files; none where the files cannot be read, which another test tells.
  static let all: [RuleCase] = ((try? files()) ?? []).flatMap(\.cases)

  /// - Throws: what keeps the folder from being read.
  static func files() throws -> [(name: String, cases: [RuleCase])] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/Lint")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".txt") }.sorted().map { name in
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let rule = try #require(
        LintRule.all.first { "\($0.name.replacing("/", with: "-")).txt" == name },
        "no rule is called as '\(name)'")
      return (name, text.split(separator: "### ").compactMap { RuleCase($0, of: rule) })
    }
  }

  private init?(_ text: Substring, of rule: LintRule) {
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let head = lines[0].split(separator: ":", maxSplits: 1)
    guard head.count == 2, lines.count == 2, ["wrong", "right"].contains(head[0]) else {
      return nil
    }
    self.rule = rule
    title = head[1].trimmingCharacters(in: .whitespaces)
    isWrong = head[0] == "wrong"
    spec = String(lines[1])
  }
}
