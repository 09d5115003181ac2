import FlyingFox

/// Turns away requests that come from elsewhere than a page of ours, or from nobody who means well.
///
/// Loopback alone is no protection from other sites: a name of theirs may lead to this address (DNS
/// rebinding), and their pages may send requests here.
struct RequestGuard {
  /// The longest path and query that a page of ours needs, with room to spare.
  static let longestTarget = 2048

  let port: UInt16
  let token: PageToken

  /// What is wrong with a request; `nil` for one that may be answered.
  func refusal(of request: HTTPRequest) -> (status: HTTPStatusCode, reason: String)? {
    guard request.method == .GET else {
      return (.methodNotAllowed, "only GET is answered here")
    }
    guard let host = request.headers[.host], hosts.contains(host.lowercased()) else {
      return (.misdirectedRequest, "this is not the host that was asked for")
    }
    guard request.target.rawValue.utf8.count <= RequestGuard.longestTarget else {
      return (.uriTooLong, "the address is too long")
    }
    if let origin = request.headers[HTTPHeader("Origin")] {
      guard hosts.contains(where: { origin.lowercased() == "http://\($0)" }) else {
        return (.forbidden, "pages from elsewhere get nothing here")
      }
    }
    guard let path = path(of: request) else {
      return (.forbidden, "only who has the address that 'maquette watch' printed is answered")
    }
    // A link from elsewhere may open the page, but nothing else may be taken from it.
    if let site = request.headers[HTTPHeader("Sec-Fetch-Site")], site != "same-origin",
      site != "none", path != "/"
    {
      return (.forbidden, "pages from elsewhere get nothing here")
    }
    return nil
  }

  /// The path behind the secret, as it was sent: nothing in ours needs to be decoded. `nil` when
  /// the secret is not there.
  func path(of request: HTTPRequest) -> Substring? { token.rest(of: request.target.path()) }

  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }
}
