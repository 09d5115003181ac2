import FlyingFox
import Synchronization

/// Answers once the port is known, which hosts are compared with.
final class HandlerBox: HTTPHandler {
  private let session: PreviewSession
  private let token: PageToken
  private let requests: OpenRequests
  private let port = Mutex<UInt16?>(nil)

  init(_ session: PreviewSession, token: PageToken, requests: OpenRequests) {
    (self.session, self.token, self.requests) = (session, token, requests)
  }

  func answer(at port: UInt16) { self.port.withLock { $0 = port } }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let port = port.withLock({ $0 }) else {
      return Answers.refusal(.serviceUnavailable, "not yet")
    }
    let handler = PreviewHandler(
      session: session, barrier: RequestGuard(port: port, token: token), requests: requests)
    return try await handler.handleRequest(request)
  }
}
