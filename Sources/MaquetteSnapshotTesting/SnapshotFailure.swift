import MaquetteCore
import MaquetteSnapshots

/// What a failing test says.
struct SnapshotFailure {
  private let result: SnapshotResult
  private let results: FailedResult
  private let tool: DiffTool?
  private let place: TestPlace

  init(_ result: SnapshotResult, results: FailedResult, tool: DiffTool?, place: TestPlace) {
    self.result = result
    self.results = results
    self.tool = tool
    self.place = place
  }

  /// What changed, where to look, and what to do.
  var message: String {
    let baselines = results.baselines.path
    let run = SnapshotRun(
      baselines: baselines, artifacts: results.artifacts, results: [result], acceptCommand: "")
    let details = TextReport(run).entry(result)
    if result.isRecorded {
      return details
        + "\nIt was recorded just now: look at \(baselines)/\(result.id).png and run the test again."
    }
    var lines: [String] = []
    if let tool, let expected = result.artifacts?.expected, let actual = result.artifacts?.actual {
      let line = tool.line(
        expected: ArtifactPath.joined(results.artifacts, expected),
        actual: ArtifactPath.joined(results.artifacts, actual))
      lines.append("see what differs: \(line)")
    }
    if result.canBeAccepted { lines += results.accepting }
    lines.append(SnapshotFailure.recording(at: place))
    return details + "\n" + lines.joined(separator: "\n")
  }

  /// How the test is run again so that it records.
  static func recording(at place: TestPlace) -> String {
    "if it is right, record it with: "
      + "MAQUETTE_RECORD=failed swift test --filter \(TestRunner.filter(at: place))"
  }

  /// The files that show it, with names for attachments.
  static func files(of result: SnapshotResult, in folder: String) -> [String] {
    guard let artifacts = result.artifacts else { return [] }
    return [artifacts.expected, artifacts.actual, artifacts.diff, artifacts.comparison]
      .compactMap { $0 }.map { ArtifactPath.joined(folder, $0) }
  }
}
