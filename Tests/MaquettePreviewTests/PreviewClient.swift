import Foundation
import Maquette
import MaquetteLint
import MaquettePreview
import Testing

/// Where a page is: its port, and the path that its secret is.
struct PagePlace: Sendable {
  let port: UInt16
  /// Without a slash at its end.
  let root: String

  init(_ server: PreviewServer) {
    port = server.port
    root = "/" + server.address.split(separator: "/").suffix(1).joined()
  }
}

/// What talks to a page as programs do.
protocol PreviewClient {}

extension PreviewClient {
  /// Sends bytes and tells what comes back until the connection ends, or nothing comes any more.
  func send(_ request: String, to port: UInt16, ends: Bool = false) -> String {
    // Nonsense may be left without an answer, which nobody waits for.
    // An answer may take long on a busy machine: the library's own tasks wait for other tests.
    guard let connection = connection(to: port, patience: ends ? 1 : 1800) else {
      return "not connected"
    }
    defer { close(connection) }
    let bytes = Array(request.utf8)
    _ = Foundation.send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    if ends { shutdown(connection, Int32(SHUT_WR)) }
    var answer: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(connection, &chunk, chunk.count)
      guard count > 0 else { return String(decoding: answer, as: UTF8.self) }
      answer += chunk[..<count]
    }
  }

  func connection(to port: UInt16, patience: Int) -> Int32? {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var wait = timeval(tv_sec: patience, tv_usec: 0)
    setsockopt(
      connection, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = inet_addr("127.0.0.1")
    let isConnected = withUnsafePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else {
      close(connection)
      return nil
    }
    return connection
  }

  func get(
    _ target: String, _ place: PagePlace, host: String? = nil, method: String = "GET",
    more: String = ""
  ) -> String {
    ask(place.root + target, place.port, host: host, method: method, more: more)
  }

  /// The same for a path as it is, without the secret.
  func ask(
    _ target: String, _ port: UInt16, host: String? = nil, method: String = "GET", more: String = ""
  ) -> String {
    let host = host ?? "127.0.0.1:\(port)"
    return send(
      "\(method) \(target) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\(more)\r\n", to: port)
  }

  func status(_ answer: String) -> String {
    String(answer.split(separator: " ", maxSplits: 2).dropFirst().first ?? "none")
  }

  func serve(
    _ limits: ConnectionLimits = ConnectionLimits(), spec: String = "Label: Hello",
    linter: Linter? = nil, _ body: @escaping @Sendable (PagePlace) throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write(spec, to: "a.yaml")
    var settings = PreviewSession.Settings(paths: [folder.path])
    settings.variants = try Variant.list("light,dark")
    settings.linter = linter
    let session = PreviewSession(settings)
    let server = try PreviewServer(session, limits: limits)
    session.start()
    while !session.snapshot.isComplete { try await Task.sleep(for: .milliseconds(5)) }
    let place = PagePlace(server)
    try await waiting { try body(place) }
    session.stop()
    server.stop()
  }
}
