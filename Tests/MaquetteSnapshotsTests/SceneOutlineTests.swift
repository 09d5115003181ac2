import Foundation
import MaquetteSnapshots
import Testing

@Suite("Scenes read back from their dumps")
struct SceneOutlineTests {
  @Test("All kept dumps are read, and say what they said")
  func kept() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Snapshots")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "txt" {
      let text = try String(contentsOf: file, encoding: .utf8)
      let outline = try SceneOutline(parsing: text)
      let lines = text.split(separator: "\n").count
      let read = 1 + outline.nodes.count + outline.nodes.map(\.items.count).reduce(0, +)
        + outline.findings.count
      #expect(read == lines, "\(file.lastPathComponent)")
      count += 1
    }
    #expect(count >= 600)
  }
}
