import Foundation
import Maquette
import MaquettePreview
import Testing

@Suite("The server of the preview") struct PreviewServerTests: PreviewClient {
  @Test("the page, pictures and reports are there") func routes() async throws {
    try await serve { place in
      #expect(get("/", place).contains("<title>Maquette</title>"))
      #expect(status(get("/style.css", place)) == "200")
      #expect(status(get("/script.js", place)) == "200")
      #expect(get("/picture/1/1?appearance=dark", place).contains("Content-Type: image/png"))
      #expect(get("/inspect/1/0", place).contains("\"component\": \"Label\""))
      #expect(get("/state", place).contains("\"complete\": true"))
    }
  }

  @Test("every answer forbids other sites and caches") func headers() async throws {
    try await serve { place in
      for target in ["/", "/picture/1/0", "/nothing"] {
        let answer = get(target, place)
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
    try await serve { place in #expect(status(get("/", place, host: host)) == "421") }
  }

  @Test("pages of other sites get nothing") func origins() async throws {
    try await serve { place in
      #expect(status(get("/state", place, more: "Origin: http://evil.example\r\n")) == "403")
      #expect(status(get("/state", place, more: "Sec-Fetch-Site: cross-site\r\n")) == "403")
      #expect(status(get("/", place, more: "Sec-Fetch-Site: cross-site\r\n")) == "200")
      #expect(
        status(get("/state", place, more: "Origin: http://localhost:\(place.port)\r\n")) == "200")
    }
  }

  @Test(
    "there are no files behind addresses",
    arguments: [
      "/a.yaml", "/../a.yaml", "/%2e%2e/a.yaml", "/picture/../../etc/passwd", "/picture/1",
      "/picture/99/0", "/picture/1/9", "/picture/1/-1", "/picture/+1/0",
      "/picture/99999999999999999999/0",
      "//etc/passwd", "/picture/1/0/", "/style.css/", "/*", "/http://evil.example/", "/%00", "/é",
    ])
  func paths(target: String) async throws {
    try await serve { place in #expect(["404", "none"].contains(status(get(target, place)))) }
  }

  @Test("switches that say what they cannot are refused with the reason") func switches()
    async throws
  {
    try await serve { place in
      let answer = get("/picture/1/0?appearance=sepia", place)
      #expect(status(answer) == "400")
      #expect(answer.contains("unknown value 'sepia' for 'appearance'"))
      #expect(status(get("/picture/1/0?theme=/etc/passwd", place)) == "400")
    }
  }

  @Test("nothing that is sent ends the server") func hostile() async throws {
    try await serve { place in
      #expect(status(get("/", place, method: "POST")) == "405")
      let refused = get("/", place, method: "DELETE")
      #expect(status(refused) == "405")
      #expect(refused.contains("\r\nAllow: GET\r\n"))
      #expect(refused.contains("only GET is answered here"))
      #expect(status(get("/" + String(repeating: "a", count: 5000), place)) == "414")
      for request in [
        "", "\r\n\r\n", "GET", "GET /\r\n\r\n", "\0\0\0\0", "GET / HTTP/9.9\r\n\r\n",
        "GET / HTTP/1.1\r\nHost\r\n: x\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "GET / HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
        "GET / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
        "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        "GET \(place.root)/news HTTP/1.1\r\nHost: 127.0.0.1:\(place.port)\r\nUpgrade: websocket\r\n\r\n",
        "GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: 1 << 18) + "\r\n\r\n",
      ] {
        _ = send(request, to: place.port, ends: true)
      }
      #expect(status(get("/", place)) == "200")
    }
  }

  @Test("a head that does not end is not kept in memory") func largeHead() async throws {
    try await serve { place in
      let lines = String(repeating: "X: " + String(repeating: "x", count: 93) + "\r\n", count: 1000)
      for head in ["GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: 100_000), lines] {
        // What was not read when it was refused may take the answer with it.
        #expect(["431", "none"].contains(status(send(head, to: place.port))))
      }
      #expect(status(get("/", place)) == "200")
    }
  }

  @Test("who does not finish asking is not waited for") func slowHead() async throws {
    var limits = ConnectionLimits()
    limits.headSeconds = 0.05
    try await serve(limits) { place in
      #expect(
        status(send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(place.port)\r\n", to: place.port)) == "408"
      )
      #expect(status(get("/", place)) == "200")
    }
  }

  @Test("each connection has one answer, and what comes behind the question is bounded")
  func afterHead() async throws {
    var limits = ConnectionLimits()
    limits.bytesAfterHead = 100
    try await serve(limits) { place in
      let question = "GET \(place.root)/icon.svg HTTP/1.1\r\nHost: 127.0.0.1:\(place.port)\r\n\r\n"
      let answer = send(question, to: place.port)
      #expect(status(answer) == "200" && answer.hasSuffix("</svg>\n"))
      #expect(
        send(question + question, to: place.port).components(separatedBy: "HTTP/1.1").count == 2)
      let upgrade =
        "GET \(place.root)/news HTTP/1.1\r\nHost: 127.0.0.1:\(place.port)\r\nUpgrade: websocket\r\n"
        + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
      // It ends: otherwise this would wait.
      _ = send(upgrade + String(repeating: "x", count: 200), to: place.port)
    }
  }

  @Test("more connections than there may be are closed, and others served when they are gone")
  func crowd() async throws {
    var limits = ConnectionLimits()
    limits.connections = 2
    try await serve(limits) { place in
      let first = (0..<2).compactMap { _ in connection(to: place.port, patience: 20) }
      #expect(first.count == 2)
      #expect(["503", "none"].contains(status(send("", to: place.port))))
      for connection in first { close(connection) }
      // The server learns of it when it reads next.
      var answer = "none"
      for _ in 0..<60_000 where answer != "200" {
        answer = status(get("/", place))
        usleep(10_000)
      }
      #expect(answer == "200")
    }
  }

  @Test("a port in use is an error that says what to do") func portInUse() throws {
    let session = PreviewSession(PreviewSession.Settings(paths: []))
    let server = try PreviewServer(session)
    let other = PreviewSession(PreviewSession.Settings(paths: []))
    let error = #expect(throws: PreviewServer.Failure.self) {
      try PreviewServer(other, port: server.port)
    }
    #expect(error == .portInUse(server.port))
    #expect(error?.hint == "leave --port out, and a free one is taken")
    session.stop()
    other.stop()
    server.stop()
  }
}
