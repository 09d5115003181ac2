import Foundation
import Maquette
import MaquetteSpec
import Testing

@testable import MaquetteLanguageServer

@Suite("Files that specs name")
struct FilePlaceTests {
  /// A folder with a spec, what it uses, and something above it.
  static func folder() throws -> URL {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("maquette-lsp-\(UUID().uuidString)")
    let files = [
      "ui/a.yaml": spec, "ui/parts/rows.yaml": rows, "secret.yaml": "definitions:\n  Secret: x\n",
      "ui/brand.yaml": "extends: ios\ncolors:\n  tint: {light: \"#12345x\"}\n", "ui/pic.png": "x",
    ]
    for (name, text) in files {
      let url = base.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return base
  }

  static let spec = """
    use: [parts/rows.yaml, ../secret.yaml]
    definitions:
      Own:
        parameters: [title]
        Label: ${title}
    VStack:
      - Row: A
      - Own: B
      - Image: pic.png
      - &one
        Label: C
      - *one
    """
  static let rows = "definitions:\n  Row:\n    parameters: [title]\n    Label: ${title}\n"

  private static func targets(
    _ places: [(Int, Int)], in folder: URL, text: String = spec
  ) -> [String] {
    let uri = FileURI.uri(of: folder.path + "/ui/a.yaml")
    let asks = places.enumerated().map { number, place in
      TestClient.Step.ask(
        number + 1, "textDocument/definition", ServerTests.at(place.0, place.1, uri))
    }
    let messages = TestClient.run(
      TestClient.Step.hello + [.open(uri, text)] + asks + TestClient.Step.goodbye
    ).messages
    return places.indices.map { number in
      let target = messages.answer(number + 1)?["result"]?.arrayValue?.first
      guard let uri = target?["uri"]?.stringValue,
        let start = TextPosition(target?["range"]?["start"])
      else { return "none" }
      return "\(uri.split(separator: "/").last ?? "") \(start.line):\(start.character)"
    }
  }

  @Test("What a name, file, alias or parameter stands for is found")
  func definitions() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let found = Self.targets(
      [(6, 6), (7, 6), (8, 14), (11, 5), (4, 14), (0, 8), (0, 26), (5, 2)], in: folder)
    #expect(
      found == [
        "rows.yaml 1:2", "a.yaml 2:2", "pic.png 0:0", "a.yaml 9:5", "a.yaml 3:17", "rows.yaml 0:0",
        "none", "none",
      ])
  }

  @Test("No file outside of the spec's folder is named, listed or read")
  func outside() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      Self.targets([(0, 10)], in: folder, text: "Image: ../secret.yaml\n") == ["none"])
    #expect(
      Self.targets([(0, 10)], in: folder, text: "Image: /etc/hosts.yaml\n") == ["none"])
    let uri = FileURI.uri(of: folder.path + "/ui/a.yaml")
    func labels(_ text: String) -> [String] {
      CompletionTests.candidates(text, uri: uri).map(\.label)
    }
    #expect(labels("use: |\nLabel: A") == ["a.yaml", "brand.yaml", "parts/"])
    #expect(labels("use: parts/|\nLabel: A") == ["parts/rows.yaml"])
    #expect(labels("use: ../|\nLabel: A").isEmpty)
    #expect(labels("use: /etc/|\nLabel: A").isEmpty)
    #expect(labels("Image: pi|").contains("pic.png"))
    #expect(!labels("use: ../secret.yaml\nVStack:\n  - |\n").contains("Secret"))
    #expect(labels("use: parts/rows.yaml\nVStack:\n  - |\n").contains("Row"))
  }

  @Test("A mistake in another file stands where the text names it, and says where it is")
  func otherFile() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let uri = FileURI.uri(of: folder.path + "/ui/a.yaml")
    let messages = TestClient.run(
      TestClient.Step.hello + [
        .open(uri, "Label: A\ntheme: brand.yaml\n"), .published(uri, times: 1),
      ] + TestClient.Step.goodbye
    ).messages
    let first = try #require(messages.published(uri).first?.first)
    #expect(TextSpan(first["range"])?.start == TextPosition(line: 1, character: 7))
    let related = first["relatedInformation"]?.arrayValue?.first?["location"]
    #expect(related?["uri"]?.stringValue?.hasSuffix("/ui/brand.yaml") == true)
    #expect(TextSpan(related?["range"])?.start.line == 2)
  }

  @Test("Names are found in the folders of the workspace")
  func workspace() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    func names(_ query: String, _ folders: String) -> [String] {
      let hello = TestClient.Step.ask(
        0, "initialize", "{\"capabilities\": {}, \"workspaceFolders\": [\(folders)]}")
      let messages = TestClient.run(
        [hello, .ask(1, "workspace/symbol", "{\"query\": \"\(query)\"}")] + TestClient.Step.goodbye
      ).messages
      return (messages.answer(1)?["result"]?.arrayValue ?? []).compactMap {
        $0["name"]?.stringValue
      }
    }
    let ui = "{\"uri\": \"\(FileURI.uri(of: folder.path + "/ui"))\", \"name\": \"ui\"}"
    #expect(names("", ui) == ["Own", "Row"])
    #expect(names("ro", ui) == ["Row"])
    #expect(names("", "").isEmpty)
  }
}
