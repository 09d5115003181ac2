import MaquetteCore

/// What a run that records wrote and what it did not, for a terminal: a line a picture, failures in
/// full after them, and counts in the last line.
package struct RecordReport {
  private let run: SnapshotRun
  /// Lines of one kind; the rest is counted, so that what comes last can still be seen.
  private static let most = 200

  private let told: Set<String>

  /// The report of a run.
  ///
  /// - Parameter told: sources of failures whose errors were printed already.
  package init(_ run: SnapshotRun, told: Set<String> = []) {
    self.run = run
    self.told = told
  }

  /// The report, with a line feed at its end.
  ///
  /// - Parameter isQuiet: whether only failures are told; empty without any.
  package func text(isQuiet: Bool = false) -> String {
    let failures = run.results.filter { !$0.isRecorded && $0.isBroken }
    let writer = TextReport(run, told: told)
    let told = failures.prefix(RecordReport.most).map(writer.entry).joined(separator: "\n")
    if isQuiet { return failures.isEmpty ? "" : told + "\n" + counts }
    var lines: [String] = []
    for kind in Kind.allCases {
      let results = run.results.filter { Kind($0) == kind }
      lines += results.prefix(RecordReport.most).map { "\(kind.rawValue)  \(line($0))\n" }
      if results.count > RecordReport.most {
        lines.append("… and \(ResultWords.pictures(results.count - RecordReport.most)) more\n")
      }
    }
    if run.results.contains(where: { $0.status == .obsolete }) {
      lines.append(
        "obsolete baselines belong to specs that are gone or to variants that were not named; "
          + "'maquette snapshot clean' removes them\n")
    }
    let parts = [lines.joined(), told].filter { !$0.isEmpty }
    return parts.map { $0 + "\n" }.joined() + counts
  }

  private enum Kind: String, CaseIterable {
    case recorded, left, obsolete

    /// `nil` for what needs no line: it is the same, or told as a failure.
    init?(_ result: SnapshotResult) {
      if result.isRecorded {
        self = .recorded
        return
      }
      switch result.status {
      case .same, .failed, .damaged: return nil
      case .obsolete: self = .obsolete
      default: self = .left
      }
    }
  }

  private func line(_ result: SnapshotResult) -> String {
    let id = ResultWords.line(result.id)
    switch result.status {
    case .obsolete: return id
    case .missing: return "\(id): \(result.isRecorded ? "new" : "there is no baseline")"
    case .damaged: return "\(id): its baseline was damaged"
    default:
      guard let first = result.changes.first else { return "\(id): \(result.status.title)" }
      let rest = result.changes.count - 1
      let more = rest > 0 ? ", and \(rest) more \(rest == 1 ? "change" : "changes")" : ""
      return "\(id): \(ResultWords.line(first.sentence))\(more)"
    }
  }

  private var counts: String {
    let recorded = run.results.count(where: \.isRecorded)
    var rest = run
    rest.results.removeAll(where: \.isRecorded)
    var parts = recorded > 0 ? ["\(ResultWords.count(recorded)) recorded"] : []
    parts += rest.counts.map { "\(ResultWords.count($0.count)) \($0.status.title)" }
    return "\(ResultWords.pictures(run.results.count)): \(parts.joined(separator: ", "))\n"
  }
}
