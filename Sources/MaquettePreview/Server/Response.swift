import MaquetteCore

/// An answer, with the headers that all of ours have.
struct Response: Error {
  /// What became of a request; the number and the words of HTTP.
  enum Status: String {
    case switching = "101 Switching Protocols"
    case ok = "200 OK"
    case malformed = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case wrongMethod = "405 Method Not Allowed"
    case timeout = "408 Request Timeout"
    case conflict = "409 Conflict"
    case lengthRequired = "411 Length Required"
    case contentTooLarge = "413 Content Too Large"
    case targetTooLong = "414 URI Too Long"
    case wrongHost = "421 Misdirected Request"
    case unreadable = "422 Unprocessable Content"
    case headTooLarge = "431 Request Header Fields Too Large"
    case crowded = "503 Service Unavailable"
  }

  /// Everything comes from here, nothing is kept, and no other site may show or read it.
  private static let common = """
    Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'
    Cache-Control: no-store
    X-Content-Type-Options: nosniff
    Referrer-Policy: no-referrer
    Cross-Origin-Resource-Policy: same-origin
    Cross-Origin-Opener-Policy: same-origin
    """.split(separator: "\n").map(String.init)

  let status: Status
  let headers: [String]
  let body: [UInt8]
  /// Counts the bytes while somebody has the answer.
  var held: HeldBytes?

  init(_ status: Status, headers: [String], body: [UInt8] = []) {
    (self.status, self.headers, self.body) = (status, headers, body)
  }

  static func bytes(
    _ body: [UInt8], type: String, status: Status = .ok, more: [String] = []
  ) -> Response {
    Response(
      status,
      headers: common + more + [
        "Content-Type: \(type)", "Content-Length: \(body.count)", "Connection: close",
      ], body: body)
  }

  static func text(
    _ text: String, type: String, status: Status = .ok, more: [String] = []
  ) -> Response {
    bytes(Array(text.utf8), type: type + "; charset=utf-8", status: status, more: more)
  }

  static func json(_ value: JSONValue, status: Status = .ok) -> Response {
    text(value.text, type: "application/json", status: status)
  }

  /// Why something is not there, for people.
  static func refusal(_ status: Status, _ reason: String) -> Response {
    text(reason + "\n", type: "text/plain", status: status)
  }

  /// What says which methods there are.
  static func wrongMethod(allowing methods: [String]) -> Response {
    let all = methods.joined(separator: " and ")
    return text(
      "only \(all) \(methods.count == 1 ? "is" : "are") answered here\n", type: "text/plain",
      status: .wrongMethod, more: ["Allow: \(methods.joined(separator: ", "))"])
  }

  static func malformed(_ reason: String) -> Response { refusal(.malformed, reason) }

  /// What is sent.
  var bytes: [UInt8] {
    let lines = ["HTTP/1.1 \(status.rawValue)"] + headers + ["", ""]
    return Array(lines.joined(separator: "\r\n").utf8) + body
  }
}

/// Bytes of an answer that wait for their reader: while there are many, no more is drawn.
final class HeldBytes: Sendable {
  private let count: Int
  private let pool: RenderPool

  init(_ count: Int, in pool: RenderPool) {
    (self.count, self.pool) = (count, pool)
    pool.hold(count)
  }

  deinit { pool.release(count) }
}
