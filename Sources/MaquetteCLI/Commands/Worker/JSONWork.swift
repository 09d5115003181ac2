import MaquetteCore
import MaquetteSpec

/// Requests and responses as JSON values, one after the other.
struct JSONWork: WorkProtocol {
  /// How far the bytes were looked at that came so far, and what they are in the middle of.
  private var scanned = 0
  private var depth = 0
  private var isInText = false
  private var isEscaped = false

  mutating func next(in bytes: inout [UInt8]) throws -> WorkRequest? {
    guard let end = try end(in: bytes) else { return nil }
    let request = try JSONWork.request(Array(bytes[..<end]))
    bytes.removeFirst(end)
    self = JSONWork()
    return request
  }

  /// Where the first value ends. Each byte is looked at once, however the value comes in pieces.
  private mutating func end(in bytes: [UInt8]) throws -> Int? {
    while scanned < bytes.count {
      let byte = bytes[scanned]
      scanned += 1
      if isInText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth <= 0 { return scanned }
      case UInt8(ascii: "\""): isInText = true
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): break
      default:
        guard depth > 0 else {
          throw DiagnosticError(
            "the input is not a request in JSON",
            hint: "start the worker with --protocol proto where Bazel speaks Protocol Buffers")
        }
      }
    }
    guard bytes.count <= largestWorkRequest else {
      throw DiagnosticError("a request is longer than \(largestWorkRequest) bytes")
    }
    return nil
  }

  private static func request(_ bytes: [UInt8]) throws -> WorkRequest {
    let value: JSONValue
    do { value = try JSONValue.reading(bytes) } catch let error as DiagnosticError {
      let reason = error.diagnostics.first.map { ": \($0.message)" } ?? ""
      throw DiagnosticError(
        "a request is not JSON\(reason)",
        hint: "start the worker with the --protocol that Bazel uses")
    }
    guard case .object = value else { throw DiagnosticError("a request is not an object") }
    var request = WorkRequest()
    request.arguments = try (field("arguments", of: value, as: "a list", \.arrayValue) ?? []).map {
      guard let text = $0.stringValue else {
        throw DiagnosticError("an argument of a request is not a text")
      }
      return text
    }
    let id = try field("requestId", of: value, as: "a whole number of 32 bits") {
      $0.integerValue.flatMap(Int32.init(exactly:))
    }
    request.id = id ?? 0
    request.isCancelled = try field("cancel", of: value, as: "true or false", \.boolValue) ?? false
    request.folder = try field("sandboxDir", of: value, as: "text", \.stringValue) ?? ""
    return request
  }

  /// What a field says; `nil` where it is left out. An answer to a number that was guessed would be
  /// waited for in vain.
  private static func field<Value>(
    _ name: String, of request: JSONValue, as kind: String, _ read: (JSONValue) -> Value?
  ) throws -> Value? {
    guard let value = request[name], value != .null else { return nil }
    guard let result = read(value) else {
      throw DiagnosticError("'\(name)' of a request is \(value.text); it is \(kind)")
    }
    return result
  }

  func bytes(of response: WorkResponse) -> [UInt8] {
    var pairs: [(String, JSONValue)] = [
      ("exitCode", .integer(Int(response.exitCode))),
      ("output", .string(String(decoding: response.output, as: UTF8.self))),
      ("requestId", .integer(Int(response.id))),
    ]
    if response.wasCancelled { pairs.append(("wasCancelled", .bool(true))) }
    return Array((JSONValue.object(pairs).text + "\n").utf8)
  }
}
