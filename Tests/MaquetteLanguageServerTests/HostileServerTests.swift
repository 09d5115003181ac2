import Foundation
import Maquette
import MaquetteSpec
import Synchronization
import Testing

@testable import MaquetteLanguageServer

@Suite("A server that is told nonsense")
struct HostileServerTests {
  static let methods = [
    "completion", "hover", "definition", "documentSymbol", "formatting", "codeAction",
  ].map { "textDocument/\($0)" }

  @Test("answers each request, whatever its parameters are")
  func parameters() {
    let strange = [
      "null", "1", "[]", "\"x\"", "{}", "{\"textDocument\": 1}", "{\"textDocument\": {\"uri\": 7}}",
      "{\"textDocument\": {\"uri\": \"untitled:none\"}, \"position\": {\"line\": 0, \"character\": 0}}",
      ServerTests.at(-1, 0), ServerTests.at(0, -9_223_372_036_854_775_807),
      ServerTests.at(4_294_967_296, 9_223_372_036_854_775_807), ServerTests.at(0, 1_000_000),
      "{\"textDocument\": {\"uri\": \"\(ServerTests.uri)\"}, \"position\": {\"line\": 1e99, "
        + "\"character\": 0.5}}",
      "{\"textDocument\": {\"uri\": \"\(ServerTests.uri)\"}, \"range\": {\"start\": {\"line\": 9, "
        + "\"character\": 9}, \"end\": {\"line\": 0, \"character\": 0}}}",
    ]
    var asks: [TestClient.Step] = []
    for method in Self.methods + ["workspace/symbol"] {
      for params in strange { asks.append(.ask(asks.count + 1, method, params)) }
    }
    let (ending, messages) = TestClient.run(
      TestClient.Step.hello + [.open(ServerTests.uri, "Label: 👩‍👧\n")] + asks
        + TestClient.Step.goodbye)
    #expect(ending == .done)
    for id in 1...asks.count { #expect(messages.answer(id) != nil, "request \(id)") }
  }

  @Test("goes on after notifications that make no sense")
  func notifications() {
    let strange = ["null", "[]", "{}", "{\"textDocument\": []}", "{\"contentChanges\": 1}"]
    let methods = ["didOpen", "didChange", "didClose", "didSave"].map { "textDocument/\($0)" }
    let steps = methods.flatMap { method in strange.map { TestClient.Step.notify(method, $0) } }
    let changes = [
      "1", "{}", "{\"text\": 1}", "{\"range\": 1, \"text\": \"x\"}",
      "{\"range\": {\"start\": {\"line\": -1, \"character\": 0}, \"end\": {}}, \"text\": \"x\"}",
    ].enumerated().map { ServerTests.change($0.offset + 2, $0.element) }
    let (ending, messages) = TestClient.run(
      TestClient.Step.hello + steps + [.open(ServerTests.uri, "Label: A\n")] + changes + [
        .ask(1, "textDocument/hover", ServerTests.at(0, 1)),
        // The whole text again: everything is well.
        ServerTests.change(20, "{\"text\": \"Label: A\\n\"}"),
        .ask(2, "textDocument/hover", ServerTests.at(0, 1)),
      ] + TestClient.Step.goodbye)
    #expect(ending == .done)
    #expect(messages.answer(1) != nil)
    let text = messages.answer(2)?["result"]?["contents"]?["value"]?.stringValue
    #expect(text?.contains("Label") == true)
  }

  @Test("says that a text is too long, and keeps nothing of it")
  func tooLong() {
    // Nothing in it needs an escape, which would take a build without optimisation minutes.
    let long = String(repeating: "#", count: Limits.specBytes + 1)
    let open = TestClient.Step.notify(
      "textDocument/didOpen",
      "{\"textDocument\": {\"uri\": \"\(ServerTests.uri)\", \"languageId\": \"yaml\", "
        + "\"version\": 1, \"text\": \"\(long)\"}}")
    let (ending, messages) = TestClient.run(
      TestClient.Step.hello + [
        open, .published(ServerTests.uri, times: 1),
        .ask(1, "textDocument/documentSymbol", ServerTests.at(0, 0)),
      ] + TestClient.Step.goodbye)
    #expect(ending == .done)
    let message = messages.published(ServerTests.uri).first?.first?["message"]?.stringValue
    #expect(message?.contains("4 MiB") == true)
    #expect(messages.answer(1)?["result"]?.arrayValue?.isEmpty == true)
  }

  @Test("refuses messages that are too long, too deep or no JSON, and reads the next")
  func messages() {
    let deep = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
    let (ending, messages) = TestClient.run(
      TestClient.Step.hello + [
        .message(deep), .message("{"),
        .send(Array("Content-Length: 3\r\n\r\n".utf8) + [0xFF, 0, 1]),
        .message(String(repeating: " ", count: MessageReader.longestMessage + 1)),
        .message("{\"id\": [1], \"method\": \"x\"}"), .message("{\"id\": 7, \"result\": null}"),
        .ask(1, "textDocument/hover"),
      ] + TestClient.Step.goodbye)
    #expect(ending == .done)
    let refused = messages.filter { $0["id"] == .null && $0["error"] != nil }
    #expect(refused.count == 5)
    #expect(messages.answer(1) != nil)
  }

  @Test(
    "answers about texts that would keep others busy",
    arguments: [
      String(repeating: "[", count: 50_000), String(repeating: "- ", count: 50_000),
      String(repeating: "a: &a [*a]\n", count: 5_000), "\u{0}\u{1}Label: A", "\u{FEFF}Label: A",
      "Label: " + String(repeating: "e\u{301}", count: 100_000),
      "VStack:\n" + String(repeating: "  - Buton: A\n", count: 3_000),
      "{\"Label\": \"" + String(repeating: "x", count: 100_000),
      "definitions:\n  A:\n    B: 1\n  B:\n    A: 1\nA: x\n",
      "a: &x [1]\nb: &y [*x, *x]\nLabel: *y\n",
    ])
  func texts(text: String) {
    let asks = (0..<Self.methods.count).map { number in
      TestClient.Step.ask(
        number + 1, Self.methods[number],
        "{\"textDocument\": {\"uri\": \"\(ServerTests.uri)\"}, \"position\": {\"line\": 0, "
          + "\"character\": 8}, \"range\": {\"start\": {\"line\": 0, \"character\": 0}, \"end\": "
          + "{\"line\": 9, \"character\": 0}}, \"context\": {}}")
    }
    let (ending, messages) = TestClient.run(
      TestClient.Step.hello + [.open(ServerTests.uri, text), .published(ServerTests.uri, times: 1)]
        + asks + TestClient.Step.goodbye)
    #expect(ending == .done)
    for id in 1...Self.methods.count {
      #expect(messages.answer(id) != nil, "\(Self.methods[id - 1])")
    }
    #expect(messages.published(ServerTests.uri).allSatisfy { $0.count <= Limits.diagnostics + 1 })
  }

  @Test("Nobody waits for a request that was cancelled before its turn")
  func cancelled() throws {
    let queue = RequestQueue()
    let body = "{\"jsonrpc\": \"2.0\", \"id\": 5, \"method\": \"textDocument/hover\"}"
    let message = try #require(try Message(Array(body.utf8)))
    queue.add(.message(message))
    queue.cancel(.exact("4"))
    queue.cancel(.exact("5"))
    let next = try #require(queue.next())
    #expect(next.cancellation.isCancelled)
    // A number that comes again later is another request.
    queue.add(.message(message))
    #expect(queue.next()?.cancellation.isCancelled == false)
    queue.cancel(.exact("5"))
    queue.close()
    #expect(queue.next().isNothing && queue.next().isNothing)
  }

  @Test("An editor that is gone is not waited for")
  func goneEditor() {
    let release = DispatchSemaphore(value: 0)
    // The first answer never ends.
    let writer = MessageWriter(
      { _ in
        release.wait()
        return false
      }, isRead: { false })
    let hello = "{\"jsonrpc\": \"2.0\", \"id\": 0, \"method\": \"initialize\", \"params\": {}}"
    let message = Array("Content-Length: \(hello.utf8.count)\r\n\r\n\(hello)".utf8)
    let rest = Mutex(message[...])
    let start = ContinuousClock.now
    let ending = LanguageServer(ServerSettings(), writer: writer, patience: 2_000).run(
      MessageReader { count in
        rest.withLock { rest in
          defer { rest = rest.dropFirst(count) }
          return Array(rest.prefix(count))
        }
      })
    #expect(ending == .early)
    #expect(ContinuousClock.now - start < .seconds(1_000), "only editors that read are waited for")
    release.signal()
  }

  @Test("A pipe whose reader is gone has none, and a file has one")
  func readers() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let writer = MessageWriter(file: ends[1])
    #expect(writer.isRead())
    close(ends[0])
    #expect(!writer.isRead())
    close(ends[1])
  }

  @Test("Work that is cancelled ends in its midst")
  func cancelledWork() {
    let cancellation = WorkCancellation()
    cancellation.cancel()
    var taken = 0
    let limits = DrawingLimits(timeout: 100)
    #expect(throws: CancellationError.self) {
      try WorkBudget.$cancellation.withValue(cancellation) {
        try WorkBudget.bounded(by: limits, taken: &taken) {
          while !WorkBudget.isSpent {}
        }
      }
    }
  }
}

extension Optional {
  fileprivate var isNothing: Bool { if case .none = self { true } else { false } }
}
