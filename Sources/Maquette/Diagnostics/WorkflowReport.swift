import MaquetteCore

/// Diagnostics as workflow commands of GitHub's actions, which show them beside the lines.
enum WorkflowReport {
  /// GitHub shows this many of a kind a step, and drops the others without a word.
  private static let most = 10

  /// `::error file=…,line=…,col=…,title=…::message`, a line each, worst first; where there are more
  /// than GitHub shows, the last one of a kind counts the rest.
  static func lines(of diagnostics: [Diagnostic]) -> String {
    [Diagnostic.Severity.error, .warning, .note].map { severity in
      let all = diagnostics.filter { $0.severity == severity }
      let shown = all.prefix(all.count > most ? most - 1 : most)
      let rest = all.count - shown.count
      let more =
        rest == 0 ? "" : "::\(command(severity)) title=maquette::and \(rest) more of this kind\n"
      return shown.map(line).joined() + more
    }.joined()
  }

  private static func command(_ severity: Diagnostic.Severity) -> String {
    severity == .note ? "notice" : severity.rawValue
  }

  private static func line(_ diagnostic: Diagnostic) -> String {
    var properties: [String] = []
    if let file = diagnostic.file {
      properties.append("file=\(Escape.workflowProperty(file))")
      if let place = diagnostic.location {
        properties += ["line=\(place.line)", "col=\(place.column)"]
      }
    }
    properties.append("title=\(Escape.workflowProperty(diagnostic.name))")
    let hint = diagnostic.hint.map { "; \($0)" } ?? ""
    return "::\(command(diagnostic.severity)) \(properties.joined(separator: ","))"
      + "::\(Escape.workflowMessage(diagnostic.message + hint))\n"
  }
}
