import MaquetteCore

/// What a report of one failure says beyond its status, line by line, for reports that are read by
/// other programs.
struct ReportDetails {
  /// The status, the first thing that explains it, and how many more there are.
  let headline: String
  /// Everything: environment, sizes, changes, clusters, diagnostics, and how to accept it.
  let lines: [String]

  init(_ result: SnapshotResult, in run: SnapshotRun) {
    var lines = result.leadingSentences
    lines += result.changes.map(\.sentence)
    if let clusters = result.clusterSentence { lines.append(clusters) }
    let writer = DiagnosticText()
    lines += result.diagnostics.map(writer.text)
    // Pixels are what all of them are about.
    let reasons =
      [result.environmentSentence].compactMap { $0 } + result.diagnostics.map(\.message)
      + [result.settingsSentence].compactMap { $0 } + result.changes.map(\.sentence)
    let more = reasons.count > 1 ? ", and \(ResultWords.count(reasons.count - 1)) more" : ""
    let reason = (reasons.first ?? result.clusterSentence).map { ": \($0)\(more)" } ?? ""
    headline = ResultWords.line(result.sentence + reason)
    if let words = result.acceptingWords {
      lines.append("\(words): \(AcceptCommand.id(result.id, in: run))")
    }
    self.lines = lines.map(ResultWords.line)
  }
}

extension SnapshotResult {
  /// What is told before the changes: another environment first, before anything that might be
  /// taken for a regression.
  var leadingSentences: [String] {
    [environmentSentence, settingsSentence, pixelSentence].compactMap { $0 }
  }
}

extension SnapshotResult.Artifacts {
  /// The paths that there are, what shows most first.
  public var paths: [String] {
    [comparison, expected, actual, diff, actualScene].compactMap { $0 }
  }
}
