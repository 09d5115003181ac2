import Glibc
import Maquette
import MaquetteCore

/// What is behind each address. There are no files: only what is listed here has one.
struct PreviewHandler: Sendable {
  /// An answer, or how it is made.
  enum Reply {
    case now(Response)
    case later(@Sendable () async -> Response)
    /// How it is made of a text that follows, of so many bytes.
    case text(Int, Connection.TextWork)
    /// Everything newer than a revision, after the answer.
    case news(since: Int, Response)
  }

  /// Pages at the same time; a person has no more.
  static let mostListeners = 256
  /// The longest path and query that a page of ours needs, with room to spare.
  private static let longestTarget = 2048

  let session: PreviewSession
  let port: UInt16
  let token: PageToken

  func reply(to request: Request) -> Reply {
    let methods = session.editor == nil ? ["GET"] : ["GET", "POST"]
    guard methods.contains(request.method) else {
      return .now(.wrongMethod(allowing: methods))
    }
    guard request.values(of: "host").allSatisfy({ hosts.contains($0.lowercased()) }) else {
      return .now(.refusal(.wrongHost, "the request names another host"))
    }
    guard request.target.utf8.count <= PreviewHandler.longestTarget else {
      return .now(.refusal(.targetTooLong, "the address is too long"))
    }
    let origins = hosts.map { "http://\($0)" }
    guard request.values(of: "origin").allSatisfy({ origins.contains($0.lowercased()) }) else {
      return elsewhere
    }
    guard let path = token.rest(of: request.path) else {
      return .now(.refusal(.forbidden, "use the whole address that 'maquette watch' printed"))
    }
    // A link from elsewhere may open the page, but nothing else may be taken from it.
    let sites = request.values(of: "sec-fetch-site")
    let mayLinkHere = path == "/" && !request.sendsText
    guard mayLinkHere || sites.allSatisfy({ ["same-origin", "none"].contains($0) }) else {
      return elsewhere
    }
    guard request.sendsText else { return reply(path, request) }
    // Browsers always say from where a text is sent.
    return request.values(of: "origin").count == 1 ? take(path, request) : elsewhere
  }

  /// Loopback alone is no protection from other sites: a name of theirs may lead to this address (DNS
  /// rebinding), and their pages may send requests here.
  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  private var elsewhere: Reply {
    .now(.refusal(.forbidden, "requests from other sites are refused"))
  }

  static let notFound = Response.refusal(.notFound, "there is nothing here")

  private func reply(_ path: Substring, _ request: Request) -> Reply {
    let since = request.query.first { $0.name == "since" }.flatMap { Int($0.value) } ?? -1
    switch path {
    case "/": return .now(.text(Page.html, type: "text/html"))
    case "/style.css": return .now(.text(Page.style, type: "text/css"))
    case "/script.js": return .now(.text(Page.script, type: "text/javascript"))
    case "/icon.svg": return .now(.text(Page.icon, type: "image/svg+xml"))
    case "/state": return .now(.json(news(since: since).json))
    case "/news":
      guard let answer = WebSocket.answer(to: request) else {
        return .now(.malformed("this address is for a WebSocket"))
      }
      return .news(since: since, answer)
    default: break
    }
    if let editor = session.editor, let answer = source(path, editor) { return answer }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].isEmpty, parts[1] == "picture" || parts[1] == "inspect" else {
      return .now(PreviewHandler.notFound)
    }
    let isReport = parts[1] == "inspect"
    return .later { await picture(parts[2...], request.query, isReport: isReport) }
  }

  /// What changed since a revision, and the newest one.
  func news(since revision: Int) -> (json: JSONValue, revision: Int) {
    let snapshot = session.snapshot
    let news = SessionNews(
      snapshot: snapshot, variants: session.settings.variants, editor: session.editor)
    return (news.json(since: revision), snapshot.revision)
  }

  private func picture(
    _ path: ArraySlice<Substring>, _ items: [(name: String, value: String)], isReport: Bool
  ) async -> Response {
    await answer(path, items) { query in try await drawn(query, of: nil, isReport: isReport) }
  }

  /// A picture or a report, of the file or of a text in its place.
  func drawn(_ query: PictureQuery, of text: [UInt8]?, isReport: Bool) async throws -> Response {
    if isReport {
      return .text(try await session.report(query, of: text), type: "application/json")
    }
    let frame = try await session.frame(query, of: text)
    return .bytes(frame.png, type: "image/png", more: headers(of: frame))
  }

  /// What is made of a picture that a path asks for, or why nothing is.
  func answer(
    _ path: ArraySlice<Substring>, _ items: [(name: String, value: String)],
    _ make: @Sendable (PictureQuery) async throws -> Response
  ) async -> Response {
    do {
      let query = try PictureQuery(
        path: path, items: items, variants: session.settings.variants.count)
      var response = try await make(query)
      response.held = HeldBytes(response.body.count, in: session.pool)
      return response
    } catch PictureQuery.Problem.wrong(let message) {
      return .json(.object([("switch", .string(message))]), status: .malformed)
    } catch PreviewSession.FrameError.wrong(let messages, let revision) {
      return .json(
        .object([("messages", .string(messages)), ("revision", .integer(revision))]),
        status: .unreadable)
    } catch {
      return PreviewHandler.notFound
    }
  }

  private func headers(of frame: PreviewSession.Frame) -> [String] {
    [
      "X-Width: \(NumberFormat.short(frame.size.width))",
      "X-Height: \(NumberFormat.short(frame.size.height))",
      "X-Scale: \(NumberFormat.short(frame.scale))", "X-Revision: \(frame.revision)",
      // A header holds no lines and no other letters than English ones.
      "X-Warnings: \(Escape.address(frame.warnings))",
    ]
  }
}
