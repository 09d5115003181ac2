import MaquetteSnapshots

/// What a failing test says.
struct SnapshotFailure {
  private let result: SnapshotResult
  private let folder: BaselineFolder
  private let artifacts: String
  private let mode: RecordMode

  init(_ result: SnapshotResult, folder: BaselineFolder, artifacts: String, mode: RecordMode) {
    self.result = result
    self.folder = folder
    self.artifacts = artifacts
    self.mode = mode
  }

  /// What changed, where to look, and what to do.
  var message: String {
    let run = SnapshotRun(
      baselines: folder.path, artifacts: artifacts, results: [result], acceptCommand: "")
    let details = TextReport(run).entry(result)
    let advice =
      result.isRecorded
      ? "It was recorded just now: look at \(folder.path)/\(result.id).png and run the test again."
      : "If it is right, record it: MAQUETTE_RECORD=failed swift test --filter …"
    return details + "\n" + advice
  }

  /// The files that show it, with names for attachments.
  static func files(of result: SnapshotResult, in folder: String) -> [String] {
    guard let artifacts = result.artifacts else { return [] }
    return [artifacts.expected, artifacts.actual, artifacts.diff, artifacts.comparison]
      .compactMap { $0 }.map { ArtifactPath.joined(folder, $0) }
  }
}
