import MaquetteSnapshots
import Testing

@Suite("Results of snapshots")
struct SnapshotResultTests {
  @Test("Only what is the same or tolerated passes", arguments: SnapshotResult.Status.allCases)
  func passing(_ status: SnapshotResult.Status) {
    let run = SnapshotRun(
      baselines: "Snapshots", artifacts: "out",
      results: [
        SnapshotResult(id: "a", source: "a.yaml", status: .same),
        SnapshotResult(id: "b", source: "b.yaml", status: status),
      ], acceptCommand: "")
    #expect(run.passes == (status == .same || status == .tolerated))
  }
}
