import Foundation
import Maquette
import MaquetteSpec
import Synchronization

@testable import MaquetteLanguageServer

/// A client that says something to a server in this process, and keeps what it answers.
final class TestClient: Sendable {
  enum Step: Sendable {
    case send([UInt8])
    /// Waits until a text was published so often.
    case published(String, times: Int)
  }

  private struct State {
    var steps: [Step]
    var rest: [UInt8] = []
    var output: [UInt8] = []
    var answers: [JSONValue] = []
  }

  private let state: Mutex<State>

  init(_ steps: [Step]) { state = Mutex(State(steps: steps)) }

  /// Runs a server through all steps; how it ended, and all that it said.
  static func run(
    _ steps: [Step], settings: ServerSettings = ServerSettings()
  ) -> (ending: LanguageServer.Ending, messages: [JSONValue]) {
    let client = TestClient(steps)
    let writer = MessageWriter { client.take($0) }
    let ending = LanguageServer(settings, writer: writer).run(
      MessageReader { client.next($0) })
    return (ending, client.state.withLock(\.answers))
  }

  private func take(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    var reader = MessageReader { count in
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    while case .message(let body) = reader.next() {
      let json = (try? JSONValue.reading(body)) ?? .null
      state.withLock { $0.answers.append(json) }
    }
    return true
  }

  /// Seconds that are waited for what a server should say: then the client goes away.
  private static let patience = 600.0

  private func next(_ count: Int) -> [UInt8] {
    let start = ContinuousClock.now
    while ContinuousClock.now - start < .seconds(Self.patience) {
      let part = state.withLock { state -> [UInt8]? in
        if !state.rest.isEmpty {
          let part = Array(state.rest.prefix(count))
          state.rest.removeFirst(part.count)
          return part
        }
        switch state.steps.first {
        case nil: return []
        case .send(let bytes):
          state.rest = bytes
          state.steps.removeFirst()
          return nil
        case .published(let uri, let times):
          let seen = state.answers.count {
            $0["method"]?.stringValue == "textDocument/publishDiagnostics"
              && $0["params"]?["uri"]?.stringValue == uri
          }
          if seen >= times { state.steps.removeFirst() }
          return nil
        }
      }
      if let part { return part }
      usleep(1000)
    }
    return []
  }
}

extension TestClient.Step {
  static func message(_ json: String) -> TestClient.Step {
    .send(Array("Content-Length: \(json.utf8.count)\r\n\r\n\(json)".utf8))
  }

  static func notify(_ method: String, _ params: String = "{}") -> TestClient.Step {
    message("{\"jsonrpc\": \"2.0\", \"method\": \"\(method)\", \"params\": \(params)}")
  }

  static func ask(_ id: Int, _ method: String, _ params: String = "{}") -> TestClient.Step {
    message(
      "{\"jsonrpc\": \"2.0\", \"id\": \(id), \"method\": \"\(method)\", \"params\": \(params)}")
  }

  static func open(_ uri: String, _ text: String) -> TestClient.Step {
    notify(
      "textDocument/didOpen",
      "{\"textDocument\": {\"uri\": \"\(uri)\", \"languageId\": \"yaml\", \"version\": 1, "
        + "\"text\": \"\(Escape.json(text))\"}}")
  }

  /// The beginning of every conversation.
  static let hello: [TestClient.Step] = [
    .ask(0, "initialize", "{\"capabilities\": {}}"), .notify("initialized"),
  ]
  static let goodbye: [TestClient.Step] = [.ask(99, "shutdown"), .notify("exit")]
}

extension [JSONValue] {
  /// The answer to a request.
  func answer(_ id: Int) -> JSONValue? { first { $0["id"]?.integerValue == id } }

  /// What was published of a text, one after the other.
  func published(_ uri: String) -> [[JSONValue]] {
    filter {
      $0["method"]?.stringValue == "textDocument/publishDiagnostics"
        && $0["params"]?["uri"]?.stringValue == uri
    }.map { $0["params"]?["diagnostics"]?.arrayValue ?? [] }
  }
}
