import Foundation
import Maquette
import MaquettePreview
import Testing

@Suite("Who may read the page of the preview") struct PreviewSecretTests: PreviewClient {
  @Test("who does not know the secret in the address gets nothing") func secret() async throws {
    try await serve { place in
      let root = place.root
      #expect(root.count == 33)
      var wrong = Array(root.utf8)
      wrong[wrong.count - 1] ^= 1
      for target in [
        "/", "/state", "/style.css", "/news", "/picture/1/0", "/inspect/1/0", "//", root,
        "/" + root + "/state", root.dropLast() + "/state", root + "a/state",
        root.uppercased() + "/state", String(decoding: wrong, as: UTF8.self) + "/state",
        "/?" + root + "/", "/%" + root.dropFirst() + "/", "*", "http://evil.example\(root)/",
      ] {
        // A path that is none is refused before anybody looks at the secret.
        #expect(["403", "404", "none"].contains(status(ask(target, place.port))), "\(target)")
        #expect(!ask(target, place.port).contains("revision"), "\(target)")
      }
      #expect(status(get("/state", place)) == "200")
    }
  }

  @Test("each page has a secret of its own, and never asks for anything without it")
  func secrets() async throws {
    var roots: Set<String> = []
    for _ in 0..<3 {
      let session = PreviewSession(PreviewSession.Settings(paths: []))
      let server = try PreviewServer(session)
      roots.insert(PagePlace(server).root)
      session.stop()
      server.stop()
    }
    #expect(roots.count == 3)
    try await serve { place in
      for file in ["/", "/script.js", "/style.css"] {
        let text = get(file, place)
        for start in ["href=\"/", "src=\"/", "fetch(\"/", "fetch(`/", "host}/", "url(/"] {
          #expect(!text.contains(start), "\(file): \(start)")
        }
      }
    }
  }

  @Test("a file leads a browser to the page, which only this user can read") func opener()
    async throws
  {
    let session = PreviewSession(PreviewSession.Settings(paths: []))
    let server = try PreviewServer(session)
    let file = try server.writeOpener()
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("url=\(server.address)"))
    let folder = (file as NSString).deletingLastPathComponent
    let rights = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions]
    #expect((rights as? NSNumber)?.intValue == 0o700)
    session.stop()
    server.stop()
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test(
    "a head that may be read in two ways is refused",
    arguments: [
      "Host: PLACE\r\nHost: PLACE", "Host: PLACE\r\nHost: evil.example",
      "host: PLACE\r\nHOST: PLACE",
      "Accept: */*", "Host : PLACE", "Host: PLACE\r\n X: folded", "Host: PLACE\r\nX",
      "Host: PLACE\r\nX: a\nHost: evil.example", "Host: PLACE\r\nX: a\rb", "Host: PLACE\r\nX: \0",
      "Host: PLACE\r\n: x",
    ])
  func twoWays(headers: String) async throws {
    try await serve { place in
      let headers = headers.replacingOccurrences(of: "PLACE", with: "127.0.0.1:\(place.port)")
      let answer = send(
        "GET \(place.root)/state HTTP/1.1\r\n\(headers)\r\n\r\n", to: place.port)
      #expect(status(answer) == "400", "\(answer)")
    }
  }

  @Test("a number that a client gives itself is nobody's") func numbers() async throws {
    try await serve { place in
      let more = "X-Maquette-Request: 1\r\nx-maquette-request: -1\r\n"
      #expect(get("/picture/1/0", place, more: more).contains("Content-Type: image/png"))
    }
  }
}
