import Foundation
import Maquette
import MaquettePreview
import Testing

@Suite("Who may edit specs on the page") struct EditGateTests: EditingClient {
  @Test("a page that only shows specs takes no text, and gives none") func showing() async throws {
    try await serve { place in
      for target in ["/save/1?base=0", "/picture/1/0", "/check/1/0", "/"] {
        #expect(status(post(target, "Label: A", place)) == "405", "\(target)")
      }
      for target in ["/source/1", "/codemirror/lib/codemirror.js"] {
        #expect(status(get(target, place)) == "404", "\(target)")
      }
    }
  }

  @Test(
    "methods that there are not are refused with those that there are",
    arguments: ["PUT", "DELETE", "OPTIONS"])
  func methods(method: String) async throws {
    try await edit { _, place in
      let refused = get("/", place, method: method)
      #expect(status(refused) == "405")
      #expect(refused.contains("\r\nAllow: GET, POST\r\n"))
      #expect(refused.contains("only GET and POST are answered here"))
    }
  }

  @Test("pages of other sites save nothing, nor does who says no origin") func origins()
    async throws
  {
    try await edit { folder, place in
      let target = "/save/1?base=\(try base(place))"
      let length = "Content-Length: 8\r\n"
      for headers in [
        length, length + "Origin: null\r\n", length + "Origin: http://evil.example\r\n",
        length + "Origin: https://127.0.0.1:\(place.port)\r\n",
        length + "Origin: http://127.0.0.1:\(place.port).evil.example\r\n",
        length + "Origin: http://127.0.0.1:\(place.port)\r\nOrigin: http://evil.example\r\n",
        length + "Origin: http://127.0.0.1:\(place.port)\r\nSec-Fetch-Site: cross-site\r\n",
        length + "Origin: http://127.0.0.1:\(place.port)\r\nSec-Fetch-Site: same-site\r\n",
      ] {
        #expect(status(post(target, "Label: B", place, headers: headers)) == "403", "\(headers)")
      }
      let kept = try text(folder)
      #expect(kept == "Label: Hello")
    }
  }

  @Test("who does not know the secret saves nothing") func secret() async throws {
    try await edit { folder, place in
      let base = try base(place)
      var wrong = Array(place.root.utf8)
      wrong[wrong.count - 1] ^= 1
      for root in ["", "/", String(decoding: wrong, as: UTF8.self), place.root.uppercased()] {
        let answer = send(
          "POST \(root)/save/1?base=\(base) HTTP/1.1\r\nHost: 127.0.0.1:\(place.port)\r\n"
            + "Origin: http://127.0.0.1:\(place.port)\r\nContent-Length: 8\r\n\r\nLabel: B",
          to: place.port)
        #expect(["403", "none"].contains(status(answer)), "\(root)")
      }
      let kept = try text(folder)
      #expect(kept == "Label: Hello")
    }
  }

  @Test(
    "a text whose length nobody can tell is refused",
    arguments: [
      ("", "411"), ("Content-Length: -1\r\n", "400"), ("Content-Length: 0x8\r\n", "400"),
      ("Content-Length: 8, 8\r\n", "400"), ("Content-Length: \r\n", "400"),
      ("Content-Length: 8\r\nContent-Length: 9\r\n", "400"),
      ("Content-Length: 99999999999999999999999\r\n", "400"),
      ("Content-Length: 4194305\r\n", "413"),
      ("Content-Length: 8\r\nTransfer-Encoding: chunked\r\n", "400"),
      ("Content-Length: 8\r\nContent-Encoding: gzip\r\n", "400"),
    ])
  func lengths(headers: String, wanted: String) async throws {
    try await edit { folder, place in
      let answer = post(
        "/save/1?base=\(try base(place))", "", place,
        headers: "Origin: http://127.0.0.1:\(place.port)\r\n" + headers)
      #expect(status(answer) == wanted)
      let kept = try text(folder)
      #expect(kept == "Label: Hello")
    }
  }

  @Test("a text that does not come is not waited for, and saves nothing") func slow() async throws {
    var limits = ConnectionLimits()
    limits.textSeconds = 0.2
    try await edit("Label: Hello", limits) { folder, place in
      let headers = "Origin: http://127.0.0.1:\(place.port)\r\nContent-Length: 100\r\n"
      let answer = post("/save/1?base=\(try base(place))", "Label: B", place, headers: headers)
      #expect(status(answer) == "408")
      let kept = try text(folder)
      #expect(kept == "Label: Hello")
    }
  }

  @Test("more text at the same time than there may be is turned away") func crowd() async throws {
    var limits = ConnectionLimits()
    limits.textBytes = 10
    try await edit("Label: Hello", limits) { _, place in
      #expect(status(post("/check/1/0", "Label: A", place)) == "200")
      #expect(status(post("/check/1/0", "Label: Anna", place)) == "503")
      #expect(status(get("/state", place)) == "200")
    }
  }

  @Test(
    "addresses lead to no other file",
    arguments: [
      "/save/2?base=0", "/save/0?base=0", "/save/-1?base=0", "/save/+1?base=0",
      "/save/1/../2?base=0",
      "/save/a.yaml?base=0", "/save/..%2fb.yaml?base=0", "/save/1", "/save//etc/passwd?base=0",
      "/save/99999999999999999999?base=0", "/save/1/?base=0", "/export/1/0/html",
      "/export/1/0/../../x",
      "/complete/1?line=-1&character=0", "/complete/1?line=0", "/picture/1/9", "/source/1", "/",
    ])
  func paths(target: String) async throws {
    try await edit { folder, place in
      #expect(status(post(target, "Label: B", place)) == "404")
      let kept = try text(folder)
      #expect(kept == "Label: Hello")
    }
  }

  @Test("of the editor only its own files are given") func files() async throws {
    try await edit { _, place in
      for name in [
        "", "/", "/../../../etc/passwd", "/lib/../../../../../etc/passwd", "/%2e%2e/x",
        "/lib/codemirror.js/", "/addon/search/search.js", "//etc/passwd", "/LICENSE/..",
      ] {
        #expect(["404", "none"].contains(status(get("/codemirror\(name)", place))), "\(name)")
      }
      try #require(
        EditorFiles() != nil, "CodeMirror is not installed: apt-get install libjs-codemirror")
      #expect(get("/codemirror/lib/codemirror.js", place).contains("Content-Type: text/javascript"))
      #expect(get("/codemirror/LICENSE", place).contains("Permission is hereby granted"))
    }
  }

  private func text(_ folder: TemporaryFolder) throws -> String {
    try String(contentsOfFile: folder.path + "a.yaml", encoding: .utf8)
  }
}
