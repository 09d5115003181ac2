import MaquetteCore

/// What a run found for GitHub's actions: annotations beside the code, and a summary of the job.
public struct GitHubReport {
  /// GitHub shows this many errors a step, and drops the others without a word.
  public static let mostAnnotations = 10
  /// This many failures are in the table of the summary, which may have 1 MiB.
  public static let mostRows = 200

  private let run: SnapshotRun

  /// The report of a run.
  public init(_ run: SnapshotRun) {
    self.run = run
  }

  /// Workflow commands, a line each: `::error file=…,line=…,title=…::message`; when there are more
  /// failures than GitHub shows, the last one counts the rest. Empty when all passes.
  public var annotations: String {
    let failures = run.failures
    let fits = failures.count <= GitHubReport.mostAnnotations
    let shown = failures.prefix(fits ? failures.count : GitHubReport.mostAnnotations - 1)
    var text = shown.map(annotation).joined()
    if !fits {
      text +=
        "::error title=Snapshots::and "
        + "\(ResultWords.pictures(failures.count - shown.count)) more; \(data(run.countSentence))\n"
    }
    return text
  }

  /// The text to append to the file that `GITHUB_STEP_SUMMARY` names, in Markdown.
  public var summary: String {
    let failures = run.failures
    let accept = AcceptCommand(run)
    var text = "### Snapshots\n\n\(run.countSentence)\n"
    if !failures.isEmpty {
      text += "\n| Picture | Status | What changed |\n| --- | --- | --- |\n"
      for result in failures.prefix(GitHubReport.mostRows) {
        let reason = ReportDetails(result, in: run).headline
        text +=
          "| \(MarkupText.markdown(result.id)) | \(result.status.title) "
          + "| \(MarkupText.markdown(reason)) |\n"
      }
      if failures.count > GitHubReport.mostRows {
        text +=
          "\nand \(ResultWords.pictures(failures.count - GitHubReport.mostRows)) more\n"
      }
    }
    if !run.groups.isEmpty {
      text += "\n| Change | Pictures | Accept with |\n| --- | --- | --- |\n"
      for group in run.groups.prefix(GitHubReport.mostRows) {
        text +=
          "| \(MarkupText.markdown(group.summary)) | \(ResultWords.count(group.ids.count)) "
          + "| <code>\(MarkupText.markdown(accept.cluster(group)))</code> |\n"
      }
    }
    if failures.contains(where: \.canBeAccepted) {
      text += "\nAccept all with <code>\(MarkupText.markdown(accept.all))</code>\n"
    }
    return text
  }

  private func annotation(_ result: SnapshotResult) -> String {
    let details = ReportDetails(result, in: run)
    let place = result.diagnostics.first { $0.file == result.source && $0.location != nil }
    var properties = ["file=\(property(result.source))"]
    if let location = place?.location {
      properties += ["line=\(location.line)", "col=\(location.column)"]
    }
    properties.append("title=\(property("\(result.id): \(result.status.title)"))")
    let message = ([result.sentence] + details.lines).joined(separator: "\n")
    return "::error \(properties.joined(separator: ","))::\(data(message))\n"
  }

  private func data(_ text: String) -> String { Escape.workflowMessage(text) }

  private func property(_ text: String) -> String { Escape.workflowProperty(text) }
}
