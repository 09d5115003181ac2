import Maquette
import MaquetteSpec
import Testing

@testable import MaquetteLanguageServer

@Suite("Findings from elsewhere")
struct FindingSourceTests {
  /// Finds each `Divider`, and would rather have none.
  private struct NoDividers: FindingSource {
    func findings(in text: CheckedText, soon: ([EditorFinding]) -> Void) throws
      -> [EditorFinding]
    {
      (0..<text.text.lineCount).compactMap { line in
        let range = text.text.content(ofLine: line)
        guard text.text.string(range).hasSuffix("- Divider") else { return nil }
        let next = text.text.start(ofLine: line + 1)
        let place = SourceLocation(line: line + 1, column: 5)
        return EditorFinding(
          Diagnostic(.warning, "there is a line here", location: place, length: 7),
          fixes: [TextFix("Take it out", [TextFix.Edit(text.text.start(ofLine: line)..<next, "")])])
      }
    }
  }

  @Test("A source that is plugged in is asked too, and its fixes are offered; mistakes come first")
  func plugged() throws {
    var settings = ServerSettings()
    settings.moreSources = { _ in [NoDividers()] }
    let text = "VStack:\n  - Label: 東京\n  - Divider\n  - Lable: A\n"
    let ask =
      "{\"textDocument\": {\"uri\": \"\(ServerTests.uri)\"}, \"range\": {\"start\": {\"line\": 2, "
      + "\"character\": 0}, \"end\": {\"line\": 2, \"character\": 9}}, \"context\": {}}"
    let messages = TestClient.run(
      TestClient.Step.hello + [
        .open(ServerTests.uri, text), .published(ServerTests.uri, times: 2),
        .ask(1, "textDocument/codeAction", ask),
      ] + TestClient.Step.goodbye, settings: settings
    ).messages
    let all = messages.published(ServerTests.uri)
    #expect(all.count == 2)
    #expect(
      all.first?.map { $0["message"]?.stringValue?.split(separator: "\n").first } == [
        "unknown component 'Lable'"
      ])
    let published = all.last ?? []
    #expect(
      published.compactMap { $0["message"]?.stringValue?.split(separator: "\n").first } == [
        "unknown component 'Lable'", "there is a line here",
      ])
    #expect(published.map { $0["severity"]?.integerValue } == [1, 2])
    let actions = messages.answer(1)?["result"]?.arrayValue ?? []
    #expect(actions.map { $0["title"]?.stringValue } == ["Take it out"])
  }

  @Test("Who was told a mistake keeps what stood beside it while more is written")
  func sameMistakes() {
    var settings = ServerSettings()
    settings.moreSources = { _ in [NoDividers()] }
    settings.delay = 0
    let text = "VStack:\n  - Divider\n  - Lable: A\n"
    let messages = TestClient.run(
      TestClient.Step.hello + [
        .open(ServerTests.uri, text), .published(ServerTests.uri, times: 2),
        ServerTests.change(2, "{\"text\": \"\(text.replacing("\n", with: "\\n"))  \"}"),
        .published(ServerTests.uri, times: 3),
      ] + TestClient.Step.goodbye, settings: settings
    ).messages
    #expect(messages.published(ServerTests.uri).map(\.count) == [1, 2, 2])
  }

  @Test("What a source cannot look at is told, and others are asked all the same")
  func failing() {
    struct Failing: FindingSource {
      func findings(in text: CheckedText, soon: ([EditorFinding]) -> Void) throws
        -> [EditorFinding]
      {
        throw DiagnosticError("the rules cannot be read", hint: "look at them")
      }
    }
    var settings = ServerSettings()
    settings.moreSources = { _ in [Failing(), NoDividers()] }
    let messages = TestClient.run(
      TestClient.Step.hello + [
        .open(ServerTests.uri, "VStack:\n  - Label: A\n  - Divider\n"),
        .published(ServerTests.uri, times: 1),
      ] + TestClient.Step.goodbye, settings: settings
    ).messages
    #expect(messages.published(ServerTests.uri).first?.count == 2)
  }
}
