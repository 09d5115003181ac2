import MaquetteCore

/// What a report of one failure says beyond its status, line by line, for reports that are read by
/// other programs.
struct ReportDetails {
  /// The status and the first thing that explains it.
  let headline: String
  /// Everything: environment, sizes, changes, clusters, diagnostics, and how to accept it.
  let lines: [String]

  init(_ result: SnapshotResult, in run: SnapshotRun) {
    var lines: [String] = []
    if let environment = result.environmentSentence { lines.append(environment) }
    if let settings = result.settingsSentence { lines.append(settings) }
    if let pixels = result.pixelSentence { lines.append(pixels) }
    lines += result.changes.map(\.sentence)
    if let clusters = result.clusterSentence { lines.append(clusters) }
    let writer = DiagnosticText()
    lines += result.diagnostics.map(writer.text)
    let reason =
      result.environmentSentence ?? result.diagnostics.first?.message
      ?? result.settingsSentence ?? result.changes.first?.sentence ?? result.clusterSentence
    headline = ResultWords.line(reason.map { "\(result.sentence): \($0)" } ?? result.sentence)
    if let words = result.acceptingWords {
      lines.append("\(words): \(AcceptCommand(run).id(result.id))")
    }
    self.lines = lines.map(ResultWords.line)
  }
}

extension SnapshotResult.Artifacts {
  /// The paths that there are, what shows most first.
  public var paths: [String] {
    [comparison, expected, actual, diff, actualScene].compactMap { $0 }
  }
}
