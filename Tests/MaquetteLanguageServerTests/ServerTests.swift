import Foundation
import Maquette
import MaquetteSpec
import Testing

@testable import MaquetteLanguageServer

@Suite("The server")
struct ServerTests {
  static let uri = "untitled:a"

  /// The parameters of a request about a place.
  static func at(_ line: Int, _ character: Int, _ uri: String = uri) -> String {
    "{\"textDocument\": {\"uri\": \"\(uri)\"}, \"position\": {\"line\": \(line), "
      + "\"character\": \(character)}}"
  }

  static func change(_ version: Int, _ changes: String) -> TestClient.Step {
    .notify(
      "textDocument/didChange",
      "{\"textDocument\": {\"uri\": \"\(uri)\", \"version\": \(version)}, "
        + "\"contentChanges\": [\(changes)]}")
  }

  static func code(_ answer: JSONValue?) -> Int? { answer?["error"]?["code"]?.integerValue }

  @Test("It begins with 'initialize' and ends with 'shutdown' and 'exit'")
  func lifecycle() {
    let (ending, messages) = TestClient.run(
      [.ask(1, "textDocument/hover"), .ask(2, "shutdown")] + TestClient.Step.hello + [
        .ask(3, "initialize"), .ask(4, "textDocument/nonsense"), .ask(5, "shutdown"),
        .ask(6, "textDocument/hover"), .notify("exit"),
      ])
    #expect(ending == .done)
    #expect(Self.code(messages.answer(1)) == -32002)
    #expect(Self.code(messages.answer(2)) == -32002)
    #expect(messages.answer(0)?["result"]?["capabilities"]?["hoverProvider"]?.boolValue == true)
    #expect(Self.code(messages.answer(3)) == -32600)
    #expect(Self.code(messages.answer(4)) == -32601)
    #expect(messages.answer(5)?["result"] == .null)
    #expect(Self.code(messages.answer(6)) == -32600)
  }

  @Test("A client that goes away, or leaves without a word, ends it early")
  func earlyEnd() {
    #expect(TestClient.run([]).ending == .early)
    #expect(TestClient.run(TestClient.Step.hello).ending == .early)
    #expect(TestClient.run(TestClient.Step.hello + [.notify("exit")]).ending == .early)
    guard case .broken = TestClient.run([.send(Array("GET / HTTP/1.1\r\n\r\n".utf8))]).ending else {
      Issue.record("another protocol was taken")
      return
    }
  }

  @Test("The first encoding of places that both know is taken, UTF-16 without one")
  func encodings() {
    for (offered, expected) in [
      ("[]", "utf-16"), ("[\"utf-7\", \"utf-8\", \"utf-16\"]", "utf-8"), ("[\"utf-32\"]", "utf-32"),
    ] {
      let hello = TestClient.Step.ask(
        0, "initialize", "{\"capabilities\": {\"general\": {\"positionEncodings\": \(offered)}}}")
      let messages = TestClient.run([hello] + TestClient.Step.goodbye).messages
      let capabilities = messages.answer(0)?["result"]?["capabilities"]
      #expect(capabilities?["positionEncoding"]?.stringValue == expected)
    }
  }

  @Test("What is wrong is told after opening and after each change, and nothing after closing")
  func diagnostics() throws {
    let text = "Label: 👩‍👧 مرحبا\nfont: hedline\n"
    let (ending, messages) = TestClient.run(
      TestClient.Step.hello + [
        .open(Self.uri, text), .published(Self.uri, times: 1),
        // The word, by UTF-16, and one behind the emoji, which has five units.
        Self.change(
          2,
          "{\"range\": {\"start\": {\"line\": 1, \"character\": 6}, \"end\": {\"line\": 1, "
            + "\"character\": 13}}, \"text\": \"headline\"}, {\"range\": {\"start\": {\"line\": 0, "
            + "\"character\": 12}, \"end\": {\"line\": 0, \"character\": 13}}, \"text\": \"\"}"),
        .published(Self.uri, times: 2),
        .notify("textDocument/didClose", "{\"textDocument\": {\"uri\": \"\(Self.uri)\"}}"),
        .published(Self.uri, times: 3),
      ] + TestClient.Step.goodbye)
    #expect(ending == .done)
    let published = messages.published(Self.uri)
    try #require(published.count == 3)
    #expect(published[0].count == 1)
    let range = try #require(TextSpan(published[0][0]["range"]))
    #expect(range.start == TextPosition(line: 1, character: 6))
    #expect(range.end == TextPosition(line: 1, character: 13))
    #expect(published[0][0]["message"]?.stringValue?.contains("did you mean 'headline'?") == true)
    #expect(published[1].isEmpty && published[2].isEmpty)
  }

  @Test("Of changes that follow quickly only the last state is told")
  func debounced() {
    let changes = (2...30).map { version in
      Self.change(version, "{\"text\": \"Label: A\\nstyle\(version): x\\n\"}")
    }
    var settings = ServerSettings()
    // However busy the machine is, they come within it.
    settings.delay = 2000
    let messages = TestClient.run(
      TestClient.Step.hello + [.open(Self.uri, "Label: A\n"), .published(Self.uri, times: 1)]
        + changes + [.published(Self.uri, times: 2)] + TestClient.Step.goodbye, settings: settings
    ).messages
    let last = messages.published(Self.uri).last
    #expect(last?.first?["message"]?.stringValue?.contains("style30") == true)
    #expect(messages.published(Self.uri).count == 2)
  }

  @Test("A fix of a message is offered where the message is, and nowhere else")
  func codeActions() throws {
    func actions(_ line: Int, only: String = "") -> String {
      "{\"textDocument\": {\"uri\": \"\(Self.uri)\"}, \"range\": {\"start\": {\"line\": \(line), "
        + "\"character\": 1}, \"end\": {\"line\": \(line), \"character\": 1}}, "
        + "\"context\": {\"diagnostics\": []\(only)}}"
    }
    let messages = TestClient.run(
      TestClient.Step.hello + [
        .open(Self.uri, "Button: 東京\nstile: filled\n"), .published(Self.uri, times: 1),
        .ask(1, "textDocument/codeAction", actions(1)),
        .ask(2, "textDocument/codeAction", actions(0)),
        .ask(3, "textDocument/codeAction", actions(1, only: ", \"only\": [\"refactor\"]")),
        .ask(4, "textDocument/codeAction", "{}"),
      ] + TestClient.Step.goodbye
    ).messages
    let found = try #require(messages.answer(1)?["result"]?.arrayValue)
    #expect(found.map { $0["title"]?.stringValue } == ["Change to 'style'"])
    let edit = found[0]["edit"]?["changes"]?[Self.uri]?.arrayValue?.first
    #expect(edit?["newText"]?.stringValue == "style")
    #expect(messages.answer(2)?["result"]?.arrayValue?.isEmpty == true)
    #expect(messages.answer(3)?["result"]?.arrayValue?.isEmpty == true)
    #expect(Self.code(messages.answer(4)) == -32602)
  }

  @Test("Documentation has the key's words and a picture of no more than so many bytes")
  func hover() throws {
    let text = "platform: ios\nVStack:\n  - Button: Continue\n    style: filled\n"
    var settings = ServerSettings()
    let steps =
      TestClient.Step.hello + [
        .open(Self.uri, text), .ask(1, "textDocument/hover", Self.at(3, 6)),
        .ask(2, "textDocument/hover", Self.at(0, 2)), .ask(3, "textDocument/hover", Self.at(9, 9)),
      ] + TestClient.Step.goodbye
    let messages = TestClient.run(steps, settings: settings).messages
    func markdown(_ messages: [JSONValue], _ id: Int) -> String {
      messages.answer(id)?["result"]?["contents"]?["value"]?.stringValue ?? ""
    }
    let style = markdown(messages, 1)
    #expect(style.hasPrefix("**`style`** of Button"))
    #expect(style.contains("*Default:* `automatic`") && style.contains("`buttonStyle`"))
    #expect(style.contains("(data:image/png;base64,iVBORw0KGgo"))
    #expect(markdown(messages, 2).contains("![This spec](data:image/png;base64,"))
    #expect(messages.answer(3)?["result"] == .null)
    settings.pictureBytes = 100
    let small = markdown(TestClient.run(steps, settings: settings).messages, 1)
    #expect(small.hasPrefix("**`style`** of Button") && !small.contains("data:"))
  }

  @Test("An editor that shows text alone gets no picture, unless it wants one")
  func pictures() {
    for (client, options, expected) in [
      ("Neovim", "{}", false), ("Neovim", "{\"hoverPictures\": true}", true),
      ("Visual Studio Code", "{}", true), ("Helix", "null", false),
      ("Visual Studio Code", "{\"hoverPictures\": false}", false),
    ] {
      let hello = TestClient.Step.ask(
        0, "initialize",
        "{\"capabilities\": {}, \"clientInfo\": {\"name\": \"\(client)\"}, "
          + "\"initializationOptions\": \(options)}")
      let messages = TestClient.run(
        [
          hello, .open(Self.uri, "Label: A\n"), .ask(1, "textDocument/hover", Self.at(0, 2)),
        ] + TestClient.Step.goodbye
      ).messages
      let text = messages.answer(1)?["result"]?["contents"]?["value"]?.stringValue ?? ""
      #expect(text.contains("Label") && text.contains("data:") == expected, "\(client) \(options)")
    }
  }

  @Test("Formatting does what 'maquette fmt' does, and nothing to a text that cannot be read")
  func formatting() throws {
    for end in ["\n", "\r\n"] {
      try formatting("VStack:\n- Label:   \"é\" # note\n- Divider\n".replacing("\n", with: end))
    }
  }

  private func formatting(_ text: String) throws {
    let format = "{\"textDocument\": {\"uri\": \"\(Self.uri)\"}, \"options\": {}}"
    let messages = TestClient.run(
      TestClient.Step.hello + [
        .open(Self.uri, text), .ask(1, "textDocument/formatting", format),
        Self.change(2, "{\"text\": \"Label: [\"}"), .ask(2, "textDocument/formatting", format),
        Self.change(3, "{\"text\": \"Label: A\\n\"}"), .ask(3, "textDocument/formatting", format),
      ] + TestClient.Step.goodbye
    ).messages
    let edit = try #require(messages.answer(1)?["result"]?.arrayValue?.first)
    var document = DocumentText(text)
    let span = try #require(TextSpan(edit["range"]))
    document.replace(
      document.range(of: span, in: .utf16), with: Array((edit["newText"]?.stringValue ?? "").utf8))
    #expect(document.bytes == (try SpecFormatter.format(Array(text.utf8), file: "a.yaml")))
    #expect(messages.answer(2)?["result"] == .null)
    #expect(messages.answer(3)?["result"]?.arrayValue?.isEmpty == true)
  }

  @Test("The names of components lie inside of one another, those of the user's own too")
  func symbols() throws {
    let text =
      "definitions:\n  Row:\n    Label: A\nVStack:\n  - HStack:\n      - Button: 東京\n  - Divider\n"
    let hello = TestClient.Step.ask(
      0, "initialize",
      "{\"capabilities\": {\"textDocument\": {\"documentSymbol\": "
        + "{\"hierarchicalDocumentSymbolSupport\": true}}}}")
    let ask = TestClient.Step.ask(
      1, "textDocument/documentSymbol", "{\"textDocument\": {\"uri\": \"\(Self.uri)\"}}")
    let nested = TestClient.run([hello, .open(Self.uri, text), ask] + TestClient.Step.goodbye)
    func sketch(_ json: JSONValue?) -> String {
      (json?.arrayValue ?? []).map { symbol in
        (symbol["name"]?.stringValue ?? "") + (symbol["detail"]?.stringValue.map { " \($0)" } ?? "")
          + (symbol["children"].map { "(" + sketch($0) + ")" } ?? "")
      }.joined(separator: ", ")
    }
    #expect(
      sketch(nested.messages.answer(1)?["result"])
        == "Row definition(Label A), VStack(HStack(Button 東京), Divider)")
    let flat = TestClient.run(
      TestClient.Step.hello + [.open(Self.uri, text), ask] + TestClient.Step.goodbye)
    #expect(
      sketch(flat.messages.answer(1)?["result"])
        == "Row definition, Label A, VStack, HStack, Button 東京, Divider")
  }
}
