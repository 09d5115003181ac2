import FlyingFox
import Foundation
import MaquetteCore

/// What is behind each address. There are no files: only what is listed here has one.
struct PreviewHandler: HTTPHandler {
  /// Pages at the same time; a person has no more.
  static let mostListeners = 256

  let session: PreviewSession
  let barrier: RequestGuard

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    if let (status, reason) = barrier.refusal(of: request) {
      return Answers.refusal(status, reason)
    }
    // The path as it was sent: nothing in ours needs to be decoded.
    let path = request.target.path()
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
        return Answers.text(try await session.report(query), type: "application/json")
      }
      let frame = try await session.frame(query)
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
}
