import FlyingFox
import Foundation
import MaquetteCore

/// What is behind each address. There are no files: only what is listed here has one.
struct PreviewHandler: HTTPHandler {
  /// Pages at the same time; a person has no more.
  static let mostListeners = 256

  let session: PreviewSession
  let barrier: RequestGuard
  let requests: OpenRequests

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    if let (status, reason) = barrier.refusal(of: request) {
      return Answers.refusal(status, reason)
    }
    guard let path = barrier.path(of: request) else { return notFound }
    switch path {
    case "/": return Answers.text(Page.html, type: "text/html")
    case "/style.css": return Answers.text(Page.style, type: "text/css")
    case "/script.js": return Answers.text(Page.script, type: "text/javascript")
    case "/icon.svg": return Answers.text(Page.icon, type: "image/svg+xml")
    case "/state": return Answers.json(news(since: since(request)))
    case "/news": return try await listen(request)
    default: break
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].isEmpty else { return notFound }
    switch parts[1] {
    case "picture", "inspect":
      return await picture(request, path: parts[2...], isReport: parts[1] == "inspect")
    default: return notFound
    }
  }

  private var notFound: HTTPResponse { Answers.refusal(.notFound, "there is nothing here") }

  private func news(since revision: Int) -> SessionNews.JSON {
    SessionNews(snapshot: session.snapshot, variants: session.settings.variants)
      .json(since: revision)
  }

  private func since(_ request: HTTPRequest) -> Int {
    request.query["since"].flatMap { Int($0) } ?? -1
  }

  private func listen(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard session.hub.count < PreviewHandler.mostListeners else {
      return Answers.refusal(.serviceUnavailable, "too many pages are open")
    }
    let handler = NewsHandler(session: session, since: since(request))
    return try await WebSocketHTTPHandler(handler: handler).handleRequest(request)
  }

  private func picture(
    _ request: HTTPRequest, path: ArraySlice<Substring>, isReport: Bool
  ) async -> HTTPResponse {
    do {
      let query = try PictureQuery(
        path: path, items: request.query.map { ($0.name, $0.value) },
        variants: session.settings.variants.count)
      if isReport {
        let report = try await asked(by: request) { try await session.report(query) }
        hold(report.utf8.count, for: request)
        return Answers.text(report, type: "application/json")
      }
      let frame = try await asked(by: request) { try await session.frame(query) }
      hold(frame.png.count, for: request)
      return Answers.bytes(
        Data(frame.png), type: "image/png",
        more: [
          HTTPHeader("X-Width"): NumberFormat.short(frame.size.width),
          HTTPHeader("X-Height"): NumberFormat.short(frame.size.height),
          HTTPHeader("X-Scale"): NumberFormat.short(frame.scale),
          HTTPHeader("X-Revision"): String(frame.revision),
          // A header holds no lines and no other letters than English ones.
          HTTPHeader("X-Warnings"): frame.warnings.addingPercentEncoding(
            withAllowedCharacters: .alphanumerics) ?? "",
        ])
    } catch PictureQuery.Problem.wrong(let message) {
      return Answers.json(.object([("switch", .string(message))]), status: .badRequest)
    } catch PreviewSession.FrameError.wrong(let messages, let revision) {
      return Answers.json(
        .object([("messages", .string(messages)), ("revision", .integer(revision))]),
        status: .unprocessableContent)
    } catch {
      return notFound
    }
  }

  /// What comes of some work, unless the client goes before it is done.
  private func asked<Result: Sendable>(
    by request: HTTPRequest, _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    let task = Task(operation: work)
    if let number = RequestNumber.of(request) { requests.whenEnded(number) { task.cancel() } }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Counts the bytes of an answer until its client has them: while there are many, no more is drawn.
  private func hold(_ bytes: Int, for request: HTTPRequest) {
    guard let number = RequestNumber.of(request) else { return }
    let pool = session.pool
    pool.hold(bytes)
    requests.whenEnded(number) { pool.release(bytes) }
  }
}
