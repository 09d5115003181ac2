import Foundation
import Maquette
import MaquettePreview
import Testing

@Suite("Editing specs on the page") struct EditingTests: EditingClient {
  @Test("a text is drawn, checked, completed, explained and exported, and the file stays as it is")
  func untouched() async throws {
    try await edit("Label: Hello", prepare: { _ in }) { folder, place in
      let before = try written(folder)
      let text = "VStack:\n  - Label: Ana\n  - Toggle: On\n"
      #expect(post("/picture/1/1", text, place).contains("Content-Type: image/png"))
      #expect(post("/inspect/1/0", text, place).contains("\"component\": \"Toggle\""))
      #expect(content(post("/check/1/0", "Label: Ana", place)) == "[]")
      #expect(post("/complete/1?line=1&character=4", "VStack:\n  - Tog", place).contains("Toggle"))
      #expect(post("/explain/1?line=0&character=2", "Toggle: On", place).contains("contents"))
      for (form, start) in [("svg", "<svg"), ("pdf", "%PDF-"), ("swift", "import SwiftUI")] {
        #expect(content(post("/export/1/0/\(form)", text, place)).contains(start), "\(form)")
      }
      #expect(try written(folder) == before)
    }
  }

  @Test("messages say where they belong, and how they may be mended") func messages() async throws {
    try await edit { _, place in
      let answer = content(post("/check/1/0", "VStack:\n  - Label: 𝓐 क\n  - Buton: ب", place))
      let found = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [[String: Any]]
      let first = try #require(found?.first)
      #expect((first["message"] as? String)?.hasPrefix("unknown component 'Buton'") == true)
      let range = first["range"] as? [String: [String: Int]]
      #expect(range?["start"] == ["line": 2, "character": 4])
      let fixes = first["fixes"] as? [[String: Any]]
      #expect(fixes?.first?["title"] as? String == "Change to 'Button'")
    }
  }

  @Test(
    "a saved text is in the file as it was sent, with the file's rights",
    arguments: [
      "Label: Grüße\n", "Label: العربية\r\n", "Label: 日本語", "Label: हिन्दी 👩‍👩‍👧\n",
      "Label: e\u{301}\n",
      "",
    ])
  func saved(text: String) async throws {
    try await edit { folder, place in
      let path = folder.path + "a.yaml"
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      let answer = post("/save/1?base=\(try base(place))", text, place)
      #expect(status(answer) == "200")
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(text.utf8))
      let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect((rights as? NSNumber)?.intValue == 0o640)
      // The next save knows the file by what this one answered.
      let next = post("/save/1?base=\(try base(place))", text + "# more\n", place)
      #expect(status(next) == "200")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.yaml"])
    }
  }

  @Test("a file that somebody else changed meanwhile is not overwritten") func changed()
    async throws
  {
    try await edit { folder, place in
      let base = try base(place)
      try folder.write("Label: Theirs", to: "a.yaml")
      let answer = post("/save/1?base=\(base)", "Label: Mine", place)
      #expect(status(answer) == "409")
      #expect(answer.contains("because somebody else has changed it in the meantime"))
      #expect(try text(folder) == "Label: Theirs")
      try folder.remove("a.yaml")
      #expect(["404", "422"].contains(status(post("/save/1?base=\(base)", "Label: Mine", place))))
      #expect(!FileManager.default.fileExists(atPath: folder.path + "a.yaml"))
    }
  }

  @Test("a link that leads out of the folder is not written through") func link() async throws {
    let other = try TemporaryFolder()
    try other.write("Label: Other", to: "o.yaml")
    let target = other.path + "o.yaml"
    try await edit(
      prepare: { folder in
        try folder.remove("a.yaml")
        try FileManager.default.createSymbolicLink(
          atPath: folder.path + "a.yaml", withDestinationPath: target)
      }
    ) { folder, place in
      let answer = post("/save/1?base=\(try base(place))", "Label: Mine", place)
      #expect(status(answer) == "422")
      #expect(try String(contentsOfFile: target, encoding: .utf8) == "Label: Other")
    }
  }

  @Test("a text that is no UTF-8 is not given, and so not changed") func encoding() async throws {
    try await edit(
      prepare: { folder in
        try Data([0x4C, 0x61, 0xFF, 0x0A]).write(to: URL(fileURLWithPath: folder.path + "a.yaml"))
      }
    ) { _, place in
      let answer = get("/source/1", place)
      #expect(status(answer) == "422")
      #expect(answer.contains("is not in UTF-8"))
    }
  }

  @Test(
    "no text ends the server or holds it",
    arguments: [
      "", "\u{0}", String(repeating: "[", count: 100_000), String(repeating: "- ", count: 50_000),
      "a: &a [x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nLabel: *c", "Label: {{{", "\u{10FFFD}\u{202E}",
      "width: 99999999\nheight: 99999999\nLabel: A", "Image: /etc/passwd",
      "Image: ../../secret.png",
      String(repeating: "VStack:\n", count: 1000),
      "Label: " + String(repeating: "ﷺ", count: 20_000),
    ])
  func hostile(sent: String) async throws {
    try await edit { folder, place in
      for target in [
        "/picture/1/0", "/inspect/1/0", "/check/1/0", "/export/1/0/png", "/export/1/0/swift",
        "/complete/1?line=0&character=99999999", "/explain/1?line=999999999&character=0",
      ] {
        #expect(["200", "404", "422"].contains(status(post(target, sent, place))), "\(target)")
      }
      #expect(status(get("/state", place)) == "200")
      let kept = try text(folder)
      #expect(kept == "Label: Hello")
    }
  }

  private func text(_ folder: TemporaryFolder) throws -> String {
    try String(contentsOfFile: folder.path + "a.yaml", encoding: .utf8)
  }

  private func written(_ folder: TemporaryFolder) throws -> [String] {
    let path = folder.path + "a.yaml"
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    return ["\(String(describing: date))", try text(folder)]
      + (try FileManager.default.contentsOfDirectory(atPath: folder.path))
  }
}
