import Foundation
import Testing

@testable import MaquetteSnapshotTesting

@Suite("Texts in the source of tests")
struct InlineSnapshotTests {
  private let place = SnapshotWorkplace()

  /// A source, and an assertion in it that is at the place of a mark.
  private func source(_ text: String) throws -> String {
    try FileManager.default.createDirectory(
      atPath: place.folder, withIntermediateDirectories: true)
    let path = place.folder + "/A-\(UUID().uuidString).swift"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func line(of mark: String, in path: String) throws -> (line: Int, column: Int) {
    let lines = try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let index = try #require(lines.firstIndex { $0.contains(mark) })
    let found = try #require(lines[index].range(of: "assertInlineSnapshot"))
    return (index + 1, lines[index][..<found.lowerBound].utf8.count + 1)
  }

  private func record(_ text: String, old: String? = nil, at mark: String, in path: String) throws {
    let spot = try line(of: mark, in: path)
    try record(text, old: old, line: spot.line, column: spot.column, in: path)
  }

  private func record(
    _ text: String, old: String? = nil, line: Int, column: Int, in path: String
  ) throws {
    try InlineSource.record(
      text, old: old, name: "assertInlineSnapshot",
      at: TestPlace(
        fileID: "M/A.swift", file: #filePath, function: "f()", line: line, column: column,
        filePath: path))
  }

  @Test("A text that is there is compared, and what differs is shown")
  func comparing() {
    let check = { (title: String) in
      assertInlineSnapshot(of: Button(title), as: .accessibility) {
        """
        button “Go”
        """
      }
    }
    place.kept(.never) { check("Go") }
    let said = place.message(.never) { check("Stop") }
    #expect(said.contains("-button “Go”\n+button “Stop”"), "\(said)")
    #expect(said.contains("write 'record: .failed' where the test has 'record: .never'"), "\(said)")
    let missing = place.message(.never) {
      assertInlineSnapshot(of: Button("Go"), as: .accessibility)
    }
    #expect(missing.contains("there is no text to compare with") && missing.contains("button “Go”"))
    let picture = place.message(.never) { assertInlineSnapshot(of: Button("Go"), as: .picture) }
    #expect(picture.contains("assertSnapshot(of:as: .picture)"), "\(picture)")
  }

  @Test("Texts are written behind their calls, several into one file, and nothing else changes")
  func writing() throws {
    let path = try source(
      """
      func test() {
        assertInlineSnapshot(of: Label("a)\\(f(")")) // {"), as: .scene)  // one
        let é = "😀"; assertInlineSnapshot(of: b /* ) */, as: .scene); run("x")  // two
          MaquetteSnapshotTesting.assertInlineSnapshot(  // three
            of: [#"a"b\"#, \"""
              ) " \\( f { ")" }() )
              \"""][0]
          ) {
            \"""
            old ü

              text
            \"""
          }
      }
      """)
    // The compiler's places are those of the file that it read.
    let places = try ["// one", "// two", "// three"].map { try line(of: $0, in: path) }
    try record("first\n  line\n", line: places[0].line, column: places[0].column, in: path)
    try record(
      "new", old: "old ü\n\n  text", line: places[2].line, column: places[2].column, in: path)
    try record("a \\ \"\"\" #b", line: places[1].line, column: places[1].column, in: path)
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == """
        func test() {
          assertInlineSnapshot(of: Label("a)\\(f(")")) // {"), as: .scene) {
            \"""
            first
              line
            \"""
          }  // one
          let é = "😀"; assertInlineSnapshot(of: b /* ) */, as: .scene) {
            ##\"""
            a \\ \""" #b
            \"""##
          }; run("x")  // two
            MaquetteSnapshotTesting.assertInlineSnapshot(  // three
              of: [#"a"b\"#, \"""
                ) " \\( f { ")" }() )
                \"""][0]
            ) {
              \"""
              new
              \"""
            }
        }
        """)
  }

  @Test("A file that is not what was compiled is left alone")
  func changed() throws {
    let text = "  assertInlineSnapshot(of: a)\n"
    let path = try source(text)
    #expect(throws: DiagnosticError.self) { try record("x", line: 2, column: 3, in: path) }
    #expect(throws: DiagnosticError.self) { try record("x", line: 1, column: 9, in: path) }
    #expect(throws: DiagnosticError.self) { try record("x", old: "y", at: "of: a", in: path) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    try record("x", at: "of: a", in: path)
    let edited = "// mine\n" + text
    try Data(edited.utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: DiagnosticError.self) { try record("y", line: 1, column: 3, in: path) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == edited)
  }

  private func spot(line: Int = #line, column: Int = #column) -> (line: Int, column: Int) {
    (line, column)
  }

  @Test("The compiler's places lead to the call, behind other characters, too")
  func compiled() throws {
    let source = Array(try Data(contentsOf: URL(fileURLWithPath: #filePath)))
    let lines = source.split(separator: 0x0A, omittingEmptySubsequences: false)
    let spots = [
      spot(), ("é 😀 e\u{301}", self.spot()).1, /* 続ける 👩‍👩‍👧 */ spot(),
    ]
    for spot in spots {
      let start = lines[spot.line - 1].startIndex + spot.column - 1
      var reader = SwiftCallReader(source, at: start)
      #expect(reader.call(named: "spot")?.closure == nil, "\(spot)")
      var again = SwiftCallReader(source, at: start)
      #expect(again.call(named: "spot") != nil, "\(spot)")
    }
  }

  @Test("A closure that is more than a text, or another one than was compared, is left alone")
  func closures() throws {
    for closure in [
      "{ text }", "{\n    \"\"\"\n    old \\(x)\n    \"\"\"\n  }", "{\n    \"old\"\n  }",
      "{\n    \"\"\"\n    other\n    \"\"\"\n  }", "{\n    #\"\"\"\n    old\n    \"\"\"\n  }",
      "{\n    \"\"\"\n    old\n    \"\"\" + x\n  }", "{",
    ] {
      let text = "  assertInlineSnapshot(of: a) \(closure)\n"
      let path = try source(text)
      #expect(throws: DiagnosticError.self, "\(closure)") {
        try record("new", old: "old", line: 1, column: 3, in: path)
      }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }
  }
}
