import MaquetteCore

/// Diagnostics as JUnit XML: a suite a file, a case a message. Notes are cases that pass and say
/// what they are in `system-out`.
enum DiagnosticJUnit {
  static func xml(of diagnostics: [Diagnostic]) -> String {
    var order: [String] = []
    var files: [PathKey: [Diagnostic]] = [:]
    for diagnostic in diagnostics {
      let file = diagnostic.file ?? "maquette"
      if files[PathKey(file)] == nil { order.append(file) }
      files[PathKey(file), default: []].append(diagnostic)
    }
    let failures = diagnostics.count { $0.severity == .warning }
    let errors = diagnostics.count { $0.severity == .error }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"maquette\" tests=\"\(diagnostics.count)\" "
    text += "failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\">\n"
    for file in order { text += suite(file, files[PathKey(file)] ?? []) }
    return text + "</testsuites>\n"
  }

  private static func suite(_ file: String, _ diagnostics: [Diagnostic]) -> String {
    let failures = diagnostics.count { $0.severity == .warning }
    let errors = diagnostics.count { $0.severity == .error }
    return "  <testsuite name=\"\(escaped(file))\" tests=\"\(diagnostics.count)\" "
      + "failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\">\n"
      + diagnostics.map { testCase($0, file) }.joined() + "  </testsuite>\n"
  }

  private static func testCase(_ diagnostic: Diagnostic, _ file: String) -> String {
    let place = diagnostic.location.map { " line \($0.line), column \($0.column)" } ?? ""
    let head =
      "    <testcase classname=\"\(escaped(file))\" name=\"\(escaped(diagnostic.name + place))\" "
      + "file=\"\(escaped(file))\">\n"
    let message = escaped(diagnostic.message + (diagnostic.hint.map { "; \($0)" } ?? ""))
    let body =
      switch diagnostic.severity {
      case .error: "      <error type=\"\(escaped(diagnostic.name))\" message=\"\(message)\"/>\n"
      case .warning:
        "      <failure type=\"\(escaped(diagnostic.name))\" message=\"\(message)\"/>\n"
      case .note: "      <system-out>\(message)</system-out>\n"
      }
    return head + body + "    </testcase>\n"
  }

  private static func escaped(_ text: String) -> String { Escape.xml(text) }
}
