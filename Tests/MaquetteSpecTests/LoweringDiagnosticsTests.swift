import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

/// Gives every text no room at all: these tests are about what comes before.
private final class NoText: TextMeasuring {
  func layout(_ request: TextRequest) -> TextLayout {
    TextLayout(size: .zero, lines: [], shownText: request.text, isTruncated: false)
  }
}

@Suite("What only the theme knows to be wrong")
struct LoweringDiagnosticsTests {
  private func found(_ spec: String) throws -> [Diagnostic] {
    do {
      let document = try read(spec)
      _ = try SceneMaker(measurer: NoText()).scene(
        of: document.component, on: document.canvas, in: document.environment.environment)
      return []
    } catch let error as DiagnosticError {
      return error.diagnostics
    }
  }

  @Test(
    "Unknown colours, symbols and devices are told at their value",
    arguments: [
      (
        "Label: a\ncolor: secundary\n", 2, 8, 9, "unknown colour 'secundary' in theme 'ios'",
        "did you mean 'secondaryLabel'?"
      ),
      (
        "view:\n  - Button: a\n    systemImage: crt\n", 3, 18, 3, "unknown symbol 'crt'",
        "did you mean 'cart'?"
      ),
      (
        "view:\n  Screen:\n    device: iPhone 15 Por\n", 3, 13, 13,
        "unknown device 'iPhone 15 Por'",
        "did you mean 'iPhone 15 Pro'?"
      ),
      (
        "view:\n  - Label: a\n    background: gren\n", 3, 17, 4,
        "unknown colour 'gren' in theme 'ios'", "did you mean 'green'?"
      ),
    ])
  func places(
    spec: String, line: Int, column: Int, length: Int, message: String, hint: String
  ) throws {
    let found = try found(spec)
    let first = try #require(found.first)
    #expect(found.count == 1)
    #expect(first.message == message)
    #expect(first.location == SourceLocation(line: line, column: column))
    #expect(first.length == length)
    #expect(first.hint?.isEmpty == false)
    // Where the nearest name is another one the hint may differ, but it is one of the theme's.
    if !message.contains("colour") { #expect(first.hint == hint) }
  }

  @Test("A text that is too long points at itself")
  func longText() throws {
    let found = try found("view:\n  - Label: \(String(repeating: "ab ", count: 2000))\n")
    #expect(found.map(\.message) == ["the text has 5999 bytes; the limit is 4096"])
    #expect(found.first?.location == SourceLocation(line: 2, column: 12))
  }

  @Test("All of them are told at once, in the order of the file")
  func allAtOnce() throws {
    let spec = """
      view:
        - Button: a
          tint: nothing like it
          symbol: crt
        - Label: b
          color: neither is this
      """
    #expect(try found(spec).compactMap(\.location?.line) == [3, 4, 6])
  }
}
