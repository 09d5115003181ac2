/// Writes diagnostics as compilers do: `file:line:column: error: message`, the line, a caret and a
/// hint.
public struct DiagnosticText {
  private let lines: [Substring.UTF8View]

  /// A writer for diagnostics about a text.
  ///
  /// - Parameter source: the text, whose lines are shown; empty when it is not at hand.
  public init(source: [UInt8] = []) {
    let text = String(decoding: source, as: UTF8.self)
    lines =
      source.isEmpty
      ? [] : text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// A diagnostic as lines, without a line feed at the end.
  public func text(of diagnostic: Diagnostic) -> String {
    var head = ""
    // Of what comes from elsewhere nothing begins a line.
    if let file = diagnostic.file { head += Escape.terminalLine(file) + ":" }
    if let place = diagnostic.location { head += "\(place.line):\(place.column):" }
    if !head.isEmpty { head += " " }
    let message = Escape.terminalLine(diagnostic.message)
    let hint = diagnostic.hint.map(Escape.terminalLine)
    var result = "\(head)\(diagnostic.severity.rawValue): \(message)"
    if let place = diagnostic.location, let excerpt = excerpt(at: place, of: diagnostic) {
      result += "\n" + excerpt
      if let hint { result += " " + hint }
    } else if let hint {
      result += "; \(hint)"
    }
    return DiagnosticText.printable(result)
  }

  /// The line of a place with a caret below it; `nil` when there is no such line.
  private func excerpt(at place: SourceLocation, of diagnostic: Diagnostic) -> String? {
    guard place.line >= 1, place.line <= lines.count else { return nil }
    var line = Array(String(Substring(lines[place.line - 1])))
    if line.last == "\r" || line.last == "\r\n" { line.removeLast() }
    // A long line is shown around the place only.
    let first = max(0, min(place.column - 40, line.count - 1))
    let shown = line.dropFirst(place.column > 80 ? first : 0).prefix(100)
    let offset = place.column - 1 - (place.column > 80 ? first : 0)
    guard offset >= 0, offset <= shown.count else { return nil }
    let number = "\(place.line)"
    let length = max(1, min(diagnostic.length, shown.count - offset))
    let caret = "^" + String(repeating: "~", count: length - 1)
    let margin = String(repeating: " ", count: number.count)
    return
      "\(number) | \(String(shown))\n\(margin) | \(String(repeating: " ", count: offset))\(caret)"
  }

  /// A text without characters that a terminal or a build server would obey; line feeds stay.
  public static func printable(_ text: String) -> String { Escape.terminal(text) }
}
