import MaquetteCore
import MaquetteSnapshots

/// What a failing test says.
struct SnapshotFailure {
  private let result: SnapshotResult
  private let results: FailedResult
  private let tool: DiffTool?
  private let assertion: SnapshotAssertion

  init(_ result: SnapshotResult, results: FailedResult, of assertion: SnapshotAssertion) {
    self.result = result
    self.results = results
    tool = assertion.settings.tool
    self.assertion = assertion
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
    lines.append(assertion.recording)
    return details + "\n" + lines.joined(separator: "\n")
  }

  /// The files that show it, with names for attachments.
  static func files(of result: SnapshotResult, in folder: String) -> [String] {
    guard let artifacts = result.artifacts else { return [] }
    return [artifacts.expected, artifacts.actual, artifacts.diff, artifacts.comparison]
      .compactMap { $0 }.map { ArtifactPath.joined(folder, $0) }
  }
}

extension SnapshotAssertion {
  /// How the test is run again so that it records: a mode that it sets itself is before the variable.
  var recording: String {
    let test = "swift test --filter \(TestRunner.filter(at: place))"
    guard let own = settings.record else {
      return "if it is right, record it with: MAQUETTE_RECORD=failed \(test)"
    }
    return "if it is right, write 'record: .failed' where the test has 'record: .\(own.rawValue)' "
      + "and run: \(test)"
  }
}
