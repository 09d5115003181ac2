import Foundation
import Maquette
import MaquettePreview
import Testing

@Suite("The server of the preview") struct PreviewServerTests {
  /// Sends bytes and tells what comes back until the connection ends, or nothing comes any more.
  private func send(_ request: String, to port: UInt16, ends: Bool = false) -> String {
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

  private func connection(to port: UInt16, patience: Int) -> Int32? {
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

  private func get(
    _ target: String, _ port: UInt16, host: String? = nil, method: String = "GET", more: String = ""
  ) -> String {
    let host = host ?? "127.0.0.1:\(port)"
    return send(
      "\(method) \(target) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\(more)\r\n", to: port)
  }

  private func status(_ answer: String) -> String {
    String(answer.split(separator: " ", maxSplits: 2).dropFirst().first ?? "none")
  }

  private func serve(
    _ limits: ConnectionLimits = ConnectionLimits(),
    _ body: @escaping @Sendable (UInt16) throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write("Label: Hello", to: "a.yaml")
    var settings = PreviewSession.Settings(paths: [folder.path])
    settings.variants = try Variant.list("light,dark")
    let session = PreviewSession(settings)
    let server = try await PreviewServer(session, limits: limits)
    session.start()
    while !session.snapshot.isComplete { try await Task.sleep(for: .milliseconds(5)) }
    let port = server.port
    try await waiting { try body(port) }
    session.stop()
    await server.stop()
  }

  @Test("the page, pictures and reports are there") func routes() async throws {
    try await serve { port in
      #expect(get("/", port).contains("<title>Maquette</title>"))
      #expect(status(get("/style.css", port)) == "200")
      #expect(status(get("/script.js", port)) == "200")
      #expect(get("/picture/1/1?appearance=dark", port).contains("Content-Type: image/png"))
      #expect(get("/inspect/1/0", port).contains("\"component\": \"Label\""))
      #expect(get("/state", port).contains("\"complete\": true"))
    }
  }

  @Test("every answer forbids other sites and caches") func headers() async throws {
    try await serve { port in
      for target in ["/", "/picture/1/0", "/nothing"] {
        let answer = get(target, port)
        #expect(answer.contains("Content-Security-Policy: default-src 'none'"))
        #expect(answer.contains("Cache-Control: no-store"))
        #expect(answer.contains("X-Content-Type-Options: nosniff"))
      }
    }
  }

  @Test(
    "only the server's own names are answered to, against DNS rebinding",
    arguments: ["evil.example", "127.0.0.1", "localhost:1", "", "127.0.0.1.evil.example:80"])
  func hosts(host: String) async throws {
    try await serve { port in #expect(status(get("/", port, host: host)) == "421") }
  }

  @Test("pages of other sites get nothing") func origins() async throws {
    try await serve { port in
      #expect(status(get("/state", port, more: "Origin: http://evil.example\r\n")) == "403")
      #expect(status(get("/state", port, more: "Sec-Fetch-Site: cross-site\r\n")) == "403")
      #expect(status(get("/", port, more: "Sec-Fetch-Site: cross-site\r\n")) == "200")
      #expect(status(get("/state", port, more: "Origin: http://localhost:\(port)\r\n")) == "200")
    }
  }

  @Test(
    "there are no files behind addresses",
    arguments: [
      "/a.yaml", "/../a.yaml", "/%2e%2e/a.yaml", "/picture/../../etc/passwd", "/picture/1",
      "/picture/99/0", "/picture/1/9", "/picture/1/-1", "/picture/+1/0",
      "/picture/99999999999999999999/0",
      "//etc/passwd", "/picture/1/0/", "/style.css/", "*", "http://evil.example/", "/%00", "/é",
    ])
  func paths(target: String) async throws {
    try await serve { port in #expect(["404", "none"].contains(status(get(target, port)))) }
  }

  @Test("switches that say what they cannot are refused with the reason") func switches()
    async throws
  {
    try await serve { port in
      let answer = get("/picture/1/0?appearance=sepia", port)
      #expect(status(answer) == "400")
      #expect(answer.contains("unknown value 'sepia' for 'appearance'"))
      #expect(status(get("/picture/1/0?theme=/etc/passwd", port)) == "400")
    }
  }

  @Test("nothing that is sent ends the server") func hostile() async throws {
    try await serve { port in
      #expect(status(get("/", port, method: "POST")) == "405")
      #expect(status(get("/", port, method: "DELETE")) == "405")
      #expect(status(get("/" + String(repeating: "a", count: 5000), port)) == "414")
      for request in [
        "", "\r\n\r\n", "GET", "GET /\r\n\r\n", "\0\0\0\0", "GET / HTTP/9.9\r\n\r\n",
        "GET / HTTP/1.1\r\nHost\r\n: x\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "GET / HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
        "GET / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
        "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        "GET /news HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\n\r\n",
        "GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: 1 << 18) + "\r\n\r\n",
      ] {
        _ = send(request, to: port, ends: true)
      }
      #expect(status(get("/", port)) == "200")
    }
  }

  @Test("a head that does not end is not kept in memory") func largeHead() async throws {
    try await serve { port in
      let lines = String(repeating: "X: " + String(repeating: "x", count: 93) + "\r\n", count: 1000)
      for head in ["GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: 100_000), lines] {
        // What was not read when it was refused may take the answer with it.
        #expect(["431", "none"].contains(status(send(head, to: port))))
      }
      #expect(status(get("/", port)) == "200")
    }
  }

  @Test("who does not finish asking is not waited for") func slowHead() async throws {
    var limits = ConnectionLimits()
    limits.headSeconds = 0.05
    try await serve(limits) { port in
      #expect(status(send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n", to: port)) == "408")
      #expect(status(get("/", port)) == "200")
    }
  }

  @Test("each connection has one answer, and what comes behind the question is bounded")
  func afterHead() async throws {
    var limits = ConnectionLimits()
    limits.bytesAfterHead = 100
    try await serve(limits) { port in
      let question = "GET /icon.svg HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
      let answer = send(question, to: port)
      #expect(status(answer) == "200" && answer.hasSuffix("</svg>\n"))
      #expect(send(question + question, to: port).components(separatedBy: "HTTP/1.1").count == 2)
      let upgrade =
        "GET /news HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\n"
        + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
      // It ends: otherwise this would wait.
      _ = send(upgrade + String(repeating: "x", count: 200), to: port)
    }
  }

  @Test("more connections than there may be are closed, and others served when they are gone")
  func crowd() async throws {
    var limits = ConnectionLimits()
    limits.connections = 2
    try await serve(limits) { port in
      let first = (0..<2).compactMap { _ in connection(to: port, patience: 20) }
      #expect(first.count == 2)
      #expect(send("", to: port) == "")
      for connection in first { close(connection) }
      // The server learns of it when it reads next.
      var answer = "none"
      for _ in 0..<1000 where answer != "200" {
        answer = status(get("/", port))
        usleep(10_000)
      }
      #expect(answer == "200")
    }
  }

  @Test("a port in use is an error that says what to do") func portInUse() async throws {
    let session = PreviewSession(PreviewSession.Settings(paths: []))
    let server = try await PreviewServer(session)
    let other = PreviewSession(PreviewSession.Settings(paths: []))
    let error = await #expect(throws: PreviewServer.Failure.self) {
      try await PreviewServer(other, port: server.port)
    }
    #expect(error == .portInUse(server.port))
    #expect(error?.hint == "leave --port out, and a free one is taken")
    session.stop()
    other.stop()
    await server.stop()
  }
}
