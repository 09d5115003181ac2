import BuiltProgram
import Foundation
import Testing

@Suite("Folders inside of targets")
struct FolderArrowTests {
  private static let root = Checkout.root

  private static func targets() throws -> [URL] {
    let sources = root.appending(path: "Sources")
    let names = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
    return names.map { sources.appending(path: $0) } + [root.appending(path: "Themes")]
  }

  @Test("None is in a circle of folders that use one another") func noCircles() throws {
    for target in try Self.targets() {
      let circle = try FolderArrows(target: target).circle
      #expect(circle == [], "\(target.lastPathComponent)")
    }
  }

  /// It brings 1,800 conformances into the program, which every cast to a protocol searches.
  @Test("No file imports all of Foundation, where its essentials are there") func essentials()
    throws
  {
    for target in try Self.targets() {
      let files = FileManager.default.enumerator(at: target, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        #expect(!lines.contains { $0.hasSuffix("import Foundation") }, "\(file.lastPathComponent)")
      }
    }
  }

  /// Whoever draws a new arrow says so in the file, where a reader of the change sees it.
  @Test("The arrows are those of Sources/arrows.txt") func drawing() throws {
    var lines: [String] = []
    for target in try Self.targets() {
      let drawing = try FolderArrows(target: target).drawing ?? []
      if drawing.count > 1 { lines += [target.lastPathComponent] + drawing.map { "  \($0)" } }
    }
    let file = Self.root.appending(path: "Sources/arrows.txt")
    if ProcessInfo.processInfo.environment["MAQUETTE_RECORD"] == "all" {
      try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
    let known = Set(
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init))
    #expect(lines.filter { !known.contains($0) } == [], "MAQUETTE_RECORD=all writes them anew")
    #expect(known.subtracting(lines) == [], "MAQUETTE_RECORD=all writes them anew")
  }

  @Test("A circle is found, with the types that close it") func findsCircle() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      ("A/One.swift", "struct One {\n  var two: Two?  // not Three\n}"),
      (
        "B/Two.swift",
        "public final class Two {\n  let text = \"Three\"\n  func one() -> One { .init() }\n}"
      ),
      ("C/Three.swift", "struct Three { let one = Kind.One }\nprivate struct Two {}"),
    ] {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let arrows = try FolderArrows(target: folder)
    #expect(arrows.circle == ["A → B (Two)", "B → A (One)"])
    #expect(arrows.drawing == nil)
  }
}
