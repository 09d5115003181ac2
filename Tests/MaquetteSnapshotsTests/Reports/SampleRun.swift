import MaquettePainting
import MaquetteSnapshots

/// Runs for the tests of every report.
enum SampleRun {
  /// A result of each status but those of damaged and of renamed baselines, which have tests of their
  /// own.
  static let all = run(
    SnapshotResult.Status.allCases.filter { $0 != .damaged && $0 != .renamed }.map(result))

  static func run(_ results: [SnapshotResult]) -> SnapshotRun {
    var run = SnapshotRun(
      baselines: "Snapshots", artifacts: "out", results: results.sorted { $0.id < $1.id },
      acceptCommand: "maquette snapshot accept --from out/results.json")
    let ids = run.results.filter { $0.status == .changed || $0.status == .unexplained }.map(\.id)
    if !ids.isEmpty {
      run.groups = [
        ChangeGroup(key: "b7f2", summary: "Button: fill #007AFF → #0040DD", ids: ids)
      ]
    }
    return run
  }

  static func result(_ status: SnapshotResult.Status) -> SnapshotResult {
    let name = status.rawValue
    var result = SnapshotResult(id: "ui/\(name)@2x", source: "ui/\(name).yaml", status: status)
    result.scale = 2
    switch status {
    case .same: break
    case .tolerated: result.environment = ["cairo 1.16.0 → 1.18.0"]
    case .missing: result.isRecorded = true
    case .changed:
      result.variant = "dark"
      result.changes = [moved, recolored]
      result.clusters = [cluster(.structure([0])), cluster(.structure([0, 1]))]
      result.pixels = pixels(640)
    case .rasterization:
      result.clusters = [cluster(.rasterization)]
      result.pixels = pixels(9)
    case .unexplained:
      result.changes = [recolored]
      result.clusters = [
        cluster(.structure([0])), cluster(.structure([0])), cluster(.structure([0])),
        ExplainedCluster(
          bounds: PixelRect(minX: 120, minY: 44, maxX: 144, maxY: 56), differentPixels: 77,
          cause: .unexplained),
      ]
      result.pixels = pixels(1234)
    case .environment:
      result.environment = ["cairo 1.16.0 → 1.18.0", "Inter 4.0 → 4.1"]
      result.clusters = [cluster(.rasterization)]
      result.pixels = pixels(31)
    case .failed:
      result.diagnostics = [
        Diagnostic(
          .error, "there is no component 'Buton'", file: result.source,
          location: SourceLocation(line: 3, column: 5), length: 5, hint: "did you mean 'Button'?")
      ]
    case .damaged:
      result.diagnostics = [
        Diagnostic(
          .error, "the file is empty", file: "Snapshots/ui/damaged@2x.png", hint: "take it again")
      ]
    case .renamed: result.renamedFrom = "ui/before@2x"
    case .obsolete: result.source = "Snapshots/ui/obsolete@2x.png"
    }
    if let artifacts = artifacts(status, result.id) { result.artifacts = artifacts }
    return result
  }

  static let moved = SceneChange(
    kind: .moved, path: "VStack/Button", component: "Button",
    sentence: "Button 'Continue' moved 4 pt down", summary: "Button: moved 4 pt down",
    oldFrame: Rect(x: 20, y: 40, width: 120, height: 50),
    newFrame: Rect(x: 20, y: 44, width: 120, height: 50),
    reach: [Rect(x: 20, y: 40, width: 120, height: 54)])

  static let recolored = SceneChange(
    kind: .recolored, path: "VStack/Button", component: "Button",
    sentence: "Button 'Continue' has the fill #0040DD, was #007AFF",
    summary: "Button: fill #007AFF → #0040DD",
    oldFrame: Rect(x: 20, y: 40, width: 120, height: 50),
    newFrame: Rect(x: 20, y: 44, width: 120, height: 50), reach: [])

  private static func cluster(_ cause: ExplainedCluster.Cause) -> ExplainedCluster {
    ExplainedCluster(
      bounds: PixelRect(minX: 40, minY: 80, maxX: 280, maxY: 188), differentPixels: 500,
      cause: cause)
  }

  private static func pixels(_ different: Int) -> SnapshotResult.PixelSummary {
    SnapshotResult.PixelSummary(
      oldWidth: 320, oldHeight: 240, newWidth: 320, newHeight: 240, different: different)
  }

  private static func artifacts(
    _ status: SnapshotResult.Status, _ id: String
  ) -> SnapshotResult.Artifacts? {
    var artifacts = ArtifactPath.all(of: id)
    switch status {
    case .same, .tolerated, .failed, .obsolete: return nil
    case .missing, .damaged, .renamed:
      artifacts = SnapshotResult.Artifacts()
      artifacts.actual = "\(id).actual.png"
    case .changed, .rasterization, .unexplained, .environment: break
    }
    artifacts.digest = "0a1b2c3d"
    return artifacts
  }
}
