import MaquetteCore

/// What a run found as JUnit XML, which Jenkins, GitLab, GitHub's actions and others read.
///
/// A suite a spec, a case a picture. The `type` of a failure is the status; paths of files are in
/// `system-out` as `[[ATTACHMENT|path]]`, which Jenkins and GitLab show. Nothing is skipped: a
/// picture that is not compared fails.
package struct JUnitReport {
  private let run: SnapshotRun

  /// The report of a run.
  package init(_ run: SnapshotRun) {
    self.run = run
  }

  /// The document, in UTF-8, without anything that XML 1.0 forbids.
  package var xml: String {
    let failed = run.results.count { !$0.status.passes && !$0.isBroken }
    let errors = run.results.count { $0.isBroken }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text +=
      "<testsuites name=\"snapshots\" tests=\"\(run.results.count)\" failures=\"\(failed)\" "
      + "errors=\"\(errors)\" skipped=\"0\">\n"
    for (source, results) in suites { text += suite(source, results) }
    return text + "</testsuites>\n"
  }

  /// The results of each source; sources come in the order of their first result.
  private var suites: [(String, [SnapshotResult])] {
    var order: [String] = []
    var all: [PathKey: [SnapshotResult]] = [:]
    for result in run.results {
      let key = PathKey(result.source)
      if all[key] == nil { order.append(result.source) }
      all[key, default: []].append(result)
    }
    return order.map { ($0, all[PathKey($0)] ?? []) }
  }

  private func suite(_ source: String, _ results: [SnapshotResult]) -> String {
    let failed = results.count { !$0.status.passes && !$0.isBroken }
    let errors = results.count { $0.isBroken }
    return "  <testsuite name=\"\(escaped(source))\" tests=\"\(results.count)\" "
      + "failures=\"\(failed)\" errors=\"\(errors)\" skipped=\"0\">\n"
      + results.map(testCase).joined() + "  </testsuite>\n"
  }

  private func testCase(_ result: SnapshotResult) -> String {
    let head =
      "    <testcase classname=\"\(escaped(result.source))\" name=\"\(escaped(result.id))\" "
      + "file=\"\(escaped(result.source))\""
    let output = attachments(result)
    guard !result.status.passes else {
      return output.isEmpty ? head + "/>\n" : head + ">\n" + output + "    </testcase>\n"
    }
    let details = ReportDetails(result, in: run).lines.map { escaped($0) + "\n" }.joined()
    let element = result.isBroken ? "error" : "failure"
    return head + ">\n"
      + "      <\(element) type=\"\(result.status.rawValue)\" "
      + "message=\"\(escaped(ReportDetails(result, in: run).headline))\">"
      + "\(details)</\(element)>\n" + output + "    </testcase>\n"
  }

  private func attachments(_ result: SnapshotResult) -> String {
    let paths = result.artifacts?.paths ?? []
    guard !paths.isEmpty else { return "" }
    return "      <system-out>"
      + paths.map { "[[ATTACHMENT|\(escaped(ArtifactPath.joined(run.artifacts, $0)))]]\n" }
      .joined() + "</system-out>\n"
  }

  private func escaped(_ text: String) -> String { ReportMarkup.xml(text) }
}
