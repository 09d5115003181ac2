import Foundation
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Files that a spec depends on") struct SpecDependenciesTests {
  /// Reads a spec in a folder with some files and tells what it asked for.
  private func dependencies(_ spec: String, files: [String: String] = [:]) throws -> [String] {
    let folder = NSTemporaryDirectory() + "maquette-\(UUID().uuidString)/"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files {
      let path = URL(fileURLWithPath: folder + name)
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: path)
    }
    let found = SpecDependencies()
    _ = try? SpecDocument(
      parsing: Array(spec.utf8), file: folder + "a.yaml", folder: folder, dependencies: found)
    return found.paths.map { $0.replacingOccurrences(of: folder, with: "") }
  }

  private let dot = "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>"

  @Test("a spec of words depends on nothing") func nothing() throws {
    #expect(try dependencies("Label: Hello") == [])
  }

  @Test("pictures count once, also those in buttons") func pictures() throws {
    let spec = "VStack:\n  - Image: art/dot.svg\n  - Button: Go\n    icon: art/dot.svg"
    #expect(try dependencies(spec, files: ["art/dot.svg": dot]) == ["art/dot.svg"])
  }

  @Test("a theme file brings the files that it extends") func themes() throws {
    let files = [
      "themes/a.yaml": "extends: more/b.yaml\nname: a", "themes/more/b.yaml": "extends: ios",
    ]
    #expect(
      try dependencies("theme: themes/a.yaml\nLabel: Hello", files: files)
        == ["themes/a.yaml", "themes/more/b.yaml"])
  }

  @Test("built-in themes are no files") func builtIn() throws {
    #expect(try dependencies("theme: macos\nLabel: Hello") == [])
  }

  @Test("what is missing or broken counts: it may be mended") func missing() throws {
    let spec = "theme: t.yaml\nsymbols: s.yaml\nVStack:\n  - Image: none.png"
    #expect(
      try dependencies(spec, files: ["t.yaml": "extends: gone.yaml", "s.yaml": "a: ["])
        == ["t.yaml", "gone.yaml", "s.yaml", "none.png"])
  }

  @Test("a spec without a folder reads no file") func noFolder() throws {
    let found = SpecDependencies()
    _ = try? SpecDocument(
      parsing: Array("Image: a.png".utf8), file: "stdin", folder: nil, dependencies: found)
    #expect(found.paths == [])
  }
}
