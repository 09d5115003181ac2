import Maquette
import Testing

@testable import MaquetteLint

@Suite struct KnownFindingTests {
  private static let spec =
    "VStack:\n  - {Button: Save, style: filled}\n  - {Button: Send, style: filled}\n"

  @Test("What is known is not told again, though lines move; what is new is")
  func known() throws {
    let before = try Linting.report(on: Self.spec, .buttonOneProminent)
    var known = KnownFindings()
    known.add(before, from: "")
    let read = try KnownFindings(Array(known.json.utf8), file: "known.json")
    #expect(read == known && read.count == 1)
    let moved = try Linting.report(on: "# A comment\n\n" + Self.spec, .buttonOneProminent)
    #expect(read.unknown(in: moved, from: "").all.isEmpty)
    let more = try Linting.report(
      on: Self.spec + "  - {Button: Buy, style: filled}\n", .buttonOneProminent)
    #expect(read.unknown(in: more, from: "").findings.count == 1)
  }

  @Test("Files are named from the project's folder")
  func folder() throws {
    var report = try Linting.report(on: Self.spec, .buttonOneProminent)
    report.findings[0].diagnostic.file = "../ui/a.yaml"
    var known = KnownFindings()
    known.add(report, from: "../")
    #expect(known.json.contains("\"ui/a.yaml\""))
    report.findings[0].diagnostic.file = "ui/a.yaml"
    #expect(known.unknown(in: report, from: "").all.isEmpty)
  }

  @Test("What drawing tells and what is wrong with comments is known, too, whatever the variants")
  func drawn() throws {
    let spec = """
      VStack:
        - {Label: A, contextMenu: [Copy]}
        # maquette-disable-next-line button/verb: nothing here
        - Label: B
      """
    let before = try Linting.report(on: spec)
    #expect(before.diagnostics.map(\.name).sorted() == ["unused-key", "unused-key"])
    var known = KnownFindings()
    known.add(before, from: "")
    let read = try KnownFindings(Array(known.json.utf8), file: "known.json")
    #expect(read == known)
    let moved = try Linting.report(on: "# A comment\n" + spec, variants: "light")
    #expect(read.unknown(in: moved, from: "").all.isEmpty)
  }

  @Test("An error is never known")
  func errors() throws {
    let report = Linter.Report(
      findings: [], diagnostics: [Diagnostic(.error, "no picture", file: "a.yaml")])
    var known = KnownFindings()
    known.add(report, from: "")
    #expect(known == KnownFindings() && known.unknown(in: report, from: "").hasErrors)
  }

  @Test(
    "A file that is none is refused with its place",
    arguments: [
      "[]", "{\"version\": 2, \"findings\": []}", "{\"version\": 1, \"findings\": [{}]}",
      "{\"version\": 1, \"findings\": [{\"file\": \"a\", \"rule\": \"b\"}]}",
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
