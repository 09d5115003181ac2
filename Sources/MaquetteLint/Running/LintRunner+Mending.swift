import Maquette
import MaquetteSpec

extension LintRunner {
  /// What mending made of a spec, until nothing more could be mended.
  package struct Mended: Sendable {
    /// What was mended, with the lines of the text after it.
    package var findings: [LintFinding] = []
    /// The spec's text after it.
    package var source: [UInt8]
    /// What is still found.
    package var report: Linter.Report
    /// The spec as it was read then.
    package var document: SpecDocument?
  }

  /// One change may make another one possible; this many rounds are enough for all that there are.
  private static let mostRounds = 4

  /// What mending makes of a spec; `nil` where nothing can be mended.
  ///
  /// - Parameter choose: the findings of a report that are to be mended.
  static func mended(
    _ result: Result, of job: Job, root: ProjectRoot?, by renderer: Renderer,
    choosing choose: (Linter.Report) -> [LintFinding]
  ) -> Mended? {
    guard result.isFile, result.document != nil else { return nil }
    var mended = Mended(source: result.source, report: result.report, document: result.document)
    var seen: Set<[UInt8]> = [result.source]
    for _ in 0..<mostRounds {
      let wanted = choose(mended.report).filter { $0.diagnostic.file == result.name }
      var editor = SpecEditor(mended.source)
      editor.apply(changes(wanted))
      guard !editor.applied.isEmpty, seen.insert(editor.bytes).inserted else { break }
      let next = self.result(of: job, source: editor.bytes, root: root, by: renderer)
      // A spec that could be drawn stays one.
      guard next.document != nil, mended.report.hasErrors || !next.report.hasErrors else { break }
      let moves = LineMoves(from: mended.source, to: editor.bytes)
      mended.findings += wanted.filter { $0.fix.map(editor.applied.contains) ?? false }
      mended.findings = mended.findings.map(moves.moved)
      (mended.source, mended.report) = (editor.bytes, next.report)
      mended.document = next.document
    }
    func line(_ finding: LintFinding) -> Int { finding.diagnostic.location?.line ?? 0 }
    mended.findings = mended.findings.enumerated().sorted { one, other in
      (line(one.element), one.offset) < (line(other.element), other.offset)
    }.map(\.element)
    return mended.findings.isEmpty ? nil : mended
  }

  /// A report that says what a person has to change where mending did not: the text is written in a way
  /// that no simple change keeps.
  ///
  /// - Parameter obstacle: what cannot be edited.
  static func byHand(
    _ report: Linter.Report, choosing choose: (Linter.Report) -> [LintFinding],
    as obstacle: @autoclosure () -> String
  ) -> Linter.Report {
    let left = Set(choose(report).filter { $0.fix != nil })
    guard !left.isEmpty else { return report }
    let obstacle = obstacle()
    var result = report
    result.findings = report.findings.map { left.contains($0) ? $0.byHand(obstacle) : $0 }
    return result
  }

  private struct Subject: Hashable {
    var location: SourceLocation
    var key: String
  }

  /// The changes of findings; where two contradict one another, that of the one which matters more.
  private static func changes(_ findings: [LintFinding]) -> [SpecEdit] {
    var chosen: [Subject: SpecEdit] = [:]
    for severity in [Diagnostic.Severity.error, .warning, .note] {
      for finding in findings where finding.diagnostic.severity == severity {
        guard let fix = finding.fix else { continue }
        let key = if case .add(let key, _) = fix.change { key } else { "" }
        let subject = Subject(location: fix.location, key: key)
        chosen[subject] = chosen[subject] ?? fix
      }
    }
    return Array(chosen.values)
  }
}

extension LintFinding {
  /// The same for a person to mend.
  ///
  /// - Parameter obstacle: what cannot be edited.
  fileprivate func byHand(_ obstacle: String) -> LintFinding {
    guard let fix else { return self }
    var copy = self
    copy.fix = nil
    copy.diagnostic.guideline?.isFixable = false
    let advice = "'--fix' cannot edit \(obstacle), so \(fix.instruction) yourself"
    copy.diagnostic.hint = diagnostic.hint.map { "\($0); \(advice)" } ?? advice
    return copy
  }
}
