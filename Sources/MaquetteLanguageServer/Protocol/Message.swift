import Maquette
import MaquetteSpec

/// A message of a client.
struct Message: Sendable {
  /// What an answer carries; `nil` for a notification.
  var id: JSONValue?
  var method: String
  var params: JSONValue

  /// The message of a text.
  ///
  /// - Throws: ``ServerError`` for a text that is none; with what is answered, to nobody in particular.
  init?(_ bytes: [UInt8]) throws(ServerError) {
    let json: JSONValue
    do {
      json = try JSONValue.reading(bytes)
    } catch {
      let reason = (error as? DiagnosticError)?.diagnostics.first?.message ?? "\(error)"
      throw ServerError(.parseError, "the message is not JSON: \(reason)")
    }
    guard case .object = json else {
      throw ServerError(.invalidRequest, "a message is an object; this is none")
    }
    switch json["id"] {
    case .string?, .exact?, nil: id = json["id"]
    case .null?: id = nil
    default: throw ServerError(.invalidRequest, "'id' is neither a number nor a text")
    }
    guard let method = json["method"]?.stringValue else {
      // An answer to a question of ours, none of which needs one.
      if json["result"] != nil || json["error"] != nil { return nil }
      throw ServerError(.invalidRequest, "the message has no 'method'")
    }
    self.method = method
    params = json["params"] ?? .null
  }
}

/// Why a request is not answered.
struct ServerError: Error {
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestCancelled = -32800
  }

  var code: Code
  var message: String

  init(_ code: Code, _ message: String) {
    (self.code, self.message) = (code, message)
  }

  var json: JSONValue {
    .object([("code", .integer(code.rawValue)), ("message", .string(message))])
  }
}
