import MaquetteCore

/// What a run found for GitHub's actions: annotations beside the code, and a summary of the job.
package struct GitHubReport {
  /// GitHub shows this many errors a step, and drops the others without a word.
  package static let mostAnnotations = 10
  /// This many failures are in the table of the summary, which may have 1 MiB.
  package static let mostRows = 200

  private let run: SnapshotRun
  private let accept: AcceptCommand

  /// The report of a run.
  package init(_ run: SnapshotRun) {
    self.run = run
    accept = AcceptCommand(run)
  }

  /// Workflow commands, a line each: `::error file=…,line=…,title=…::message`, one for each change
  /// that pictures share and one for each other way to fail. When there are more than GitHub shows,
  /// the last one counts the rest. Empty when all passes.
  package var annotations: String {
    let findings = GitHubFindings(run).all
    let fits = findings.count <= GitHubReport.mostAnnotations
    let shown = findings.prefix(fits ? findings.count : GitHubReport.mostAnnotations - 1)
    var text = shown.map(annotation).joined()
    if !fits {
      let told = Set(shown.flatMap { $0.results.map(\.id) })
      let rest = run.failures.count { !told.contains($0.id) }
      text +=
        "::error title=Snapshots::and \(findings.count - shown.count) more changes, in "
        + "\(ResultWords.pictures(rest)) that no other line names; \(data(run.countSentence))\n"
    }
    return text
  }

  /// The text to append to the file that `GITHUB_STEP_SUMMARY` names, in Markdown, with at most half
  /// of the 1 MiB that GitHub takes for a step.
  package var summary: String {
    let failures = run.failures
    var text = "### Snapshots\n\n\(run.countSentence)\n"
    text += table("Picture | Status | What changed", failures) { result in
      let reason = ReportDetails(result, in: run).headline
      return "\(ReportMarkup.markdown(result.id)) | \(result.status.title) "
        + "| \(ReportMarkup.markdown(reason))"
    }
    text += table("Change | Pictures | Accept with", run.groups) { group in
      "\(ReportMarkup.markdown(group.summary)) | \(names(of: group.ids)) "
        + "| \(accept.cluster(group).map(code) ?? "")"
    }
    if let all = accept.all { text += "\nAccept all with \(code(all))\n" }
    return text
  }

  /// Bytes of one table: two of them, and what is around, stay below what GitHub takes.
  private static let tableBytes = 256 << 10
  /// Names that a change lists.
  private static let mostNames = 20

  /// A table with a row for each thing, as many as have room; empty for nothing.
  private func table<Row>(_ head: String, _ rows: [Row], _ cells: (Row) -> String) -> String {
    guard !rows.isEmpty else { return "" }
    var text = "\n| \(head) |\n| --- | --- | --- |\n"
    var count = 0
    for row in rows.prefix(GitHubReport.mostRows) {
      let line = "| \(cells(row)) |\n"
      guard text.utf8.count + line.utf8.count <= GitHubReport.tableBytes else { break }
      text += line
      count += 1
    }
    if rows.count > count { text += "\nand \(ResultWords.count(rows.count - count)) more\n" }
    return text
  }

  /// `3: ui/a, ui/b, ui/c`.
  private func names(of ids: [String]) -> String {
    let names = ids.prefix(GitHubReport.mostNames).map(ReportMarkup.markdown).joined(
      separator: ", ")
    let rest = ids.count - GitHubReport.mostNames
    return "\(ResultWords.count(ids.count)): \(names)\(rest > 0 ? " and \(rest) more" : "")"
  }

  private func annotation(_ finding: GitHubFindings.Finding) -> String {
    guard let result = finding.results.first else { return "" }
    let place = finding.results.lazy.flatMap(\.diagnostics).first {
      $0.file == result.source && $0.location != nil
    }
    var properties = ["file=\(property(result.source))"]
    if let location = place?.location {
      properties += ["line=\(location.line)", "col=\(location.column)"]
    }
    let isOne = finding.results.count == 1
    let title = isOne ? "\(result.id): \(result.status.title)" : title(of: finding)
    properties.append("title=\(property(title))")
    let lines =
      isOne
      ? [result.sentence] + ReportDetails(result, in: run).lines : lines(of: finding)
    return "::error \(properties.joined(separator: ","))::\(data(lines.joined(separator: "\n")))\n"
  }

  private func title(of finding: GitHubFindings.Finding) -> String {
    let count = ResultWords.pictures(finding.results.count)
    guard let group = finding.groups.first else {
      return "\(count) \(finding.results[0].status.title)"
    }
    let rest = finding.groups.count - 1
    return "\(count): \(group.summary)" + (rest > 0 ? " and \(rest) more" : "")
  }

  /// What they share, their names, and how to accept them.
  private func lines(of finding: GitHubFindings.Finding) -> [String] {
    var lines = finding.groups.map { ResultWords.line($0.summary) }
    if finding.groups.isEmpty {
      lines = [finding.results[0].sentence]
      let messages = finding.results.flatMap(\.diagnostics).map(DiagnosticText().text)
      lines += Set(messages).sorted().prefix(GitHubReport.mostNames).map(ResultWords.line)
    }
    lines += finding.results.prefix(GitHubReport.mostNames).map { ResultWords.line($0.id) }
    let rest = finding.results.count - GitHubReport.mostNames
    if rest > 0 { lines.append("and \(rest) more") }
    if !finding.groups.isEmpty {
      lines += finding.groups.compactMap(accept.cluster).map { "accept with: \($0)" }
    } else if let all = accept.all, finding.results.contains(where: { $0.acceptingWords != nil }) {
      lines.append("accept all with: \(all)")
    }
    return lines
  }

  private func code(_ text: String) -> String { "<code>\(ReportMarkup.markdown(text))</code>" }

  private func data(_ text: String) -> String { Escape.workflowMessage(text) }

  private func property(_ text: String) -> String { Escape.workflowProperty(text) }
}
