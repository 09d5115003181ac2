/// How diagnostics are written.
package enum DiagnosticForm: String, Hashable, Sendable, CaseIterable {
  /// For people: the line, a caret below it and what to do.
  case human
  /// For editors: `file:line:column: error: message`, a line each.
  case short
  /// One versioned JSON document.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// Workflow commands of GitHub's actions, a line each.
  case github
  /// JUnit XML, which Jenkins, GitLab and others read.
  case junit

  /// Whether it is one document, which is written when everything is known.
  package var isDocument: Bool { self != .human && self != .short }
}

/// Diagnostics as lines and documents for programs.
public enum DiagnosticReport {
  /// The version of the JSON form; it grows when a key changes its meaning or goes.
  public static let version = 1

  /// A diagnostic as a line for editors, without a line feed at its end. It has line and column
  /// whenever it has a file, since editors skip lines without.
  public static func line(_ diagnostic: Diagnostic) -> String {
    var place = ""
    if let file = diagnostic.file {
      let start = diagnostic.location ?? SourceLocation(line: 1, column: 1)
      place = "\(Escape.terminalLine(file)):\(start.line):\(start.column): "
    }
    let hint = diagnostic.hint.map { "; \($0)" } ?? ""
    let text = "\(diagnostic.severity.rawValue): \(diagnostic.message)\(hint)"
    let flat = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return Escape.terminalLine("\(place)\(flat) [\(diagnostic.name)]")
  }

  /// Diagnostics in a form that is one document.
  package static func document(of diagnostics: [Diagnostic], form: DiagnosticForm) -> String {
    switch form {
    case .sarif: SARIFReport.json(of: diagnostics).prettyText
    case .json, .human, .short: json(of: diagnostics).prettyText
    case .github: WorkflowReport.lines(of: diagnostics)
    case .junit: DiagnosticJUnit.xml(of: diagnostics)
    }
  }

  /// `{version, diagnostics: [{severity, id, message, hint, file, line, column, length, fixable,
  /// variants}]}`; keys that nothing is known of are left out.
  static func json(of diagnostics: [Diagnostic]) -> JSONValue {
    .object([
      ("version", .integer(version)), ("tool", .string("maquette \(MaquetteVersion.text)")),
      ("diagnostics", .array(diagnostics.map(json))),
    ])
  }

  /// One of these diagnostics.
  package static func json(_ diagnostic: Diagnostic) -> JSONValue {
    var pairs: [(String, JSONValue)] = [
      ("severity", .string(diagnostic.severity.rawValue)),
      ("id", .string(diagnostic.name)), ("message", .string(diagnostic.message)),
    ]
    if let hint = diagnostic.hint { pairs.append(("hint", .string(hint))) }
    if let file = diagnostic.file { pairs.append(("file", .string(file))) }
    if let place = diagnostic.location {
      pairs += [
        ("line", .integer(place.line)), ("column", .integer(place.column)),
        ("length", .integer(diagnostic.length)),
      ]
    }
    if let guideline = diagnostic.guideline {
      pairs.append(("fixable", .bool(guideline.isFixable)))
    }
    if !diagnostic.variants.isEmpty {
      pairs.append(("variants", .array(diagnostic.variants.map(JSONValue.string))))
    }
    return .object(pairs)
  }
}
