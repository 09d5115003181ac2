/// Colours the message of a diagnostic for a terminal: what kind it is, what is wrong, and the caret.
///
/// It is given the text that is written without colours, in which nothing is left that a terminal would
/// obey.
package struct DiagnosticColors {
  private static let reset = "\u{1B}[0m"
  private static let bold = "\u{1B}[1m"
  private static let caret = "\u{1B}[1;32m"
  private static let margin = "\u{1B}[2m"

  private static func color(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "\u{1B}[1;31m"
    case .warning: "\u{1B}[1;35m"
    case .note: "\u{1B}[1;36m"
    }
  }

  /// A message with its colours.
  ///
  /// - Parameter head: what stands before the kind: file, line and column.
  static func colored(_ text: String, behind head: String, _ severity: Diagnostic.Severity)
    -> String
  {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let kind = severity.rawValue + ":"
    if lines[0].utf8.starts(with: (head + kind).utf8) {
      let message = lines[0].dropFirst(head.count + kind.count)
      lines[0] =
        (head.isEmpty ? "" : bold + head + reset) + color(of: severity) + kind + reset + bold
        + message + reset
    }
    for index in lines.indices.dropFirst() { lines[index] = excerpt(lines[index]) }
    return lines.joined(separator: "\n")
  }

  /// A line of the spec, or the one with the caret below it.
  private static func excerpt(_ line: String) -> String {
    guard let bar = line.firstRange(of: " | ") else { return line }
    let number = line[..<bar.lowerBound]
    let rest = line[bar.upperBound...]
    guard number.allSatisfy({ $0 == " " }) else {
      return margin + number + " |" + reset + " " + rest
    }
    let spaces = rest.prefix { $0 == " " }
    let mark = rest.dropFirst(spaces.count).prefix { $0 == "^" || $0 == "~" }
    let hint = rest.dropFirst(spaces.count + mark.count)
    return margin + number + " |" + reset + " " + spaces + caret + mark + reset + hint
  }
}
