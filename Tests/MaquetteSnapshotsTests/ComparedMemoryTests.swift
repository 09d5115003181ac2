import Maquette
import MaquettePainting
import Testing

@testable import MaquetteSnapshots

@Suite("Memory for comparing with a baseline") struct ComparedMemoryTests {
  private func drawn(_ title: String) throws -> DrawnSnapshot {
    let renderer = Renderer()
    return try DrawnSnapshot(
      renderer.picture(of: Label(title)), id: SnapshotID("a@2x"), key: "a.yaml", source: "a.yaml",
      variant: "", with: renderer)
  }

  @Test("A comparison that takes more than it may fails before it is made, and changes nothing")
  func refused() throws {
    let scratch = try Scratch()
    let folder = BaselineFolder(scratch.path)
    let recording = SnapshotCheck(SnapshotCheck.Options(baselines: folder, mode: .all))
    #expect(try recording.result(of: drawn("Old")).isRecorded)
    let kept = try folder.baseline(SnapshotID("a@2x"))
    for mode in [RecordMode.never, .failed] {
      var options = SnapshotCheck.Options(baselines: folder, mode: mode)
      options.memory = 1 << 10
      let result = try SnapshotCheck(options).result(of: drawn("New"))
      #expect(result.status == .failed)
      let problem = try #require(result.diagnostics.first)
      #expect(problem.message.contains("the limit is 0 MiB"), "\(problem)")
      #expect(problem.hint?.contains("--max-memory") == true)
      #expect(try folder.baseline(SnapshotID("a@2x")) == kept)
      // The same bytes need no comparing.
      #expect(try SnapshotCheck(options).result(of: drawn("Old")).status == .same)
    }
  }
}
