import Foundation
import MaquetteSnapshots
import Testing

@Suite("Print")
struct PrintTests {
  @Test func printPairs() throws {
    let folder = "/tmp/s2pairs"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".a.txt") }.sorted()
    for name in names {
      let base = name.dropLast(6)
      let a = try SceneOutline(parsing: String(contentsOfFile: "\(folder)/\(base).a.txt", encoding: .utf8))
      let b = try SceneOutline(parsing: String(contentsOfFile: "\(folder)/\(base).b.txt", encoding: .utf8))
      print("== \(base)")
      for change in SceneDiff.changes(from: a, to: b) { print("  [\(change.kind)] \(change.sentence)   ⟨\(change.summary)⟩ \(change.reach.count)") }
    }
  }
}
