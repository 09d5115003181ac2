import Maquette
import Testing

@testable import MaquetteLint

@Suite struct KnownFindingTests {
  private static let spec =
    "VStack:\n  - {Button: Save, style: filled}\n  - {Button: Send, style: filled}\n"

  @Test("What is known is not told again, though lines move; what is new is")
  func known() throws {
    let before = try Linting.report(on: Self.spec, .buttonOneProminent).findings
    var known = KnownFindings()
    known.add(before, from: "")
    let read = try KnownFindings(Array(known.json.utf8), file: "known.json")
    #expect(read == known && read.count == 1)
    let moved = try Linting.report(on: "# A comment\n\n" + Self.spec, .buttonOneProminent).findings
    #expect(read.unknown(among: moved, from: "").isEmpty)
    let more = try Linting.report(
      on: Self.spec + "  - {Button: Buy, style: filled}\n", .buttonOneProminent
    ).findings
    #expect(read.unknown(among: more, from: "").count == 1)
  }

  @Test("Files are named from the project's folder")
  func folder() throws {
    var findings = try Linting.report(on: Self.spec, .buttonOneProminent).findings
    findings[0].diagnostic.file = "../ui/a.yaml"
    var known = KnownFindings()
    known.add(findings, from: "../")
    #expect(known.json.contains("\"ui/a.yaml\""))
    findings[0].diagnostic.file = "ui/a.yaml"
    #expect(known.unknown(among: findings, from: "").isEmpty)
  }

  @Test(
    "A file that is none is refused with its place",
    arguments: [
      "[]", "{\"version\": 2, \"findings\": []}", "{\"version\": 1, \"findings\": [{}]}",
      "nonsense",
    ])
  func refused(_ text: String) {
    #expect(throws: DiagnosticError.self) {
      try KnownFindings(Array(text.utf8), file: "known.json")
    }
  }

  @Test("A spec in its place is told to be none, not to be bad JSON")
  func other() {
    let error = #expect(throws: DiagnosticError.self) {
      try KnownFindings(Array("Label: Hi\n".utf8), file: "ok.yaml")
    }
    #expect(error?.diagnostics.map(\.message) == ["this is not a baseline of lint"])
    #expect(error?.diagnostics.first?.hint?.contains("--record-baseline") == true)
  }
}
