import MaquetteCore

/// What a run found, for a terminal: failures first, then changes that many pictures share, and
/// counts in the last line.
package struct TextReport {
  private let run: SnapshotRun
  private let limit: Int
  private let told: Set<String>
  private let accept: AcceptCommand

  /// The report of a run.
  ///
  /// - Parameters:
  ///   - limit: how many failures are told in full; the rest is counted, so that what comes last
  ///     can still be seen.
  ///   - told: sources of failures whose errors were printed already, with the lines that they are
  ///     in: they are named and not told again.
  package init(_ run: SnapshotRun, limit: Int = 50, told: Set<String> = []) {
    self.run = run
    self.limit = max(1, limit)
    self.told = told
    accept = AcceptCommand(run)
  }

  /// The report, with a line feed at its end.
  package var text: String {
    let failures = run.failures
    var text = failures.prefix(limit).map(entry).joined(separator: "\n")
    let rest = failures.count - limit
    if rest > 0 {
      text +=
        "\n… and \(ResultWords.pictures(rest)) more that \(rest == 1 ? "fails" : "fail"); "
        + "the reports have all of them\n"
    }
    let groups = groupLines
    if !groups.isEmpty { text += (text.isEmpty ? "" : "\n") + groups }
    let tolerated = toleratedLines
    if !tolerated.isEmpty { text += (text.isEmpty ? "" : "\n") + tolerated }
    let obsolete = failures.count { $0.status == .obsolete }
    // Who forgets the variants would otherwise delete what is good.
    if obsolete > 1 {
      text +=
        "\n\(ResultWords.pictures(obsolete)) obsolete: their specs are gone, or this run did not "
        + "name the variants that they were recorded in\n"
    }
    if let all = accept.all, failures.count > 1 { text += "\naccept all with: \(all)\n" }
    return text + (text.isEmpty ? "" : "\n") + run.countSentence + "\n"
  }

  /// What there is to say about one picture, as the report has it.
  package func entry(_ result: SnapshotResult) -> String {
    let variant = result.variant.isEmpty ? "" : ", \(ResultWords.line(result.variant))"
    var lines = result.leadingSentences
    lines += result.changes.prefix(20).map(\.sentence)
    if result.changes.count > 20 {
      lines.append("… and \(result.changes.count - 20) more changes")
    }
    if let clusters = result.clusterSentence { lines.append(clusters) }
    var text =
      "\(ResultWords.line(result.id)): \(result.sentence) "
      + "(\(ResultWords.line(result.source))\(variant))\n"
    text += lines.map { "  \(ResultWords.line($0))\n" }.joined()
    text += diagnostics(of: result)
    if let path = result.artifacts.flatMap({ $0.comparison ?? $0.actual ?? $0.expected }) {
      text += "  see \(ResultWords.line(ArtifactPath.joined(run.artifacts, path)))\n"
    }
    if !run.acceptCommand.isEmpty, let words = result.acceptingWords {
      text += "  \(words): \(AcceptCommand.id(result.id, in: run))\n"
    }
    return text
  }

  private func diagnostics(of result: SnapshotResult) -> String {
    if result.status == .failed, told.contains(result.source) {
      return "  its errors are on standard error\n"
    }
    let writer = DiagnosticText()
    return result.diagnostics.prefix(Limits.diagnostics).map { diagnostic in
      "  \(ResultWords.line(writer.text(of: diagnostic)))\n"
    }.joined()
  }

  private var groupLines: String {
    run.groups.map { group in
      "\(ResultWords.pictures(group.ids.count)): \(ResultWords.line(group.summary))"
        + "\(accept.cluster(group).map { " · accept with: \($0)" } ?? "")\n"
    }.joined()
  }

  /// Pictures that pass though they differ, with the environments they were made in.
  private var toleratedLines: String {
    var numbers: [String: Int] = [:]
    for result in run.results where result.status == .tolerated {
      numbers[result.environmentSentence ?? "the same environment", default: 0] += 1
    }
    return numbers.keys.sorted().map { words in
      "\(ResultWords.pictures(numbers[words] ?? 0)) tolerated, \(ResultWords.line(words))\n"
    }.joined()
  }
}
