import FlyingFox
import Foundation

/// Answers with the headers that all of ours have.
enum Answers {
  /// Everything comes from here, nothing is kept, and no other site may show or read it.
  static let headers: [HTTPHeader: String] = [
    HTTPHeader("Content-Security-Policy"):
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; "
      + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    HTTPHeader("Cache-Control"): "no-store",
    HTTPHeader("X-Content-Type-Options"): "nosniff",
    HTTPHeader("Referrer-Policy"): "no-referrer",
    HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
    HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
  ]

  static func bytes(
    _ data: Data, type: String, status: HTTPStatusCode = .ok, more: [HTTPHeader: String] = [:]
  ) -> HTTPResponse {
    var headers = headers.merging(more) { $1 }
    headers[.contentType] = type
    return HTTPResponse(statusCode: status, headers: HTTPHeaders(headers), body: data)
  }

  static func text(_ text: String, type: String, status: HTTPStatusCode = .ok) -> HTTPResponse {
    bytes(Data(text.utf8), type: type + "; charset=utf-8", status: status)
  }

  static func json(_ value: SessionNews.JSON, status: HTTPStatusCode = .ok) -> HTTPResponse {
    text(value.text, type: "application/json", status: status)
  }

  /// Why something is not there, for people.
  static func refusal(_ status: HTTPStatusCode, _ reason: String) -> HTTPResponse {
    var answer = text(reason + "\n", type: "text/plain", status: status)
    if status == .methodNotAllowed { answer.headers[HTTPHeader("Allow")] = "GET" }
    // Whoever was turned away need not keep the connection.
    answer.headers[.connection] = "close"
    return answer
  }
}
