/// Writes diagnostics as compilers do: `file:line:column: error: message`, the line, a caret and a
/// hint.
package struct DiagnosticText {
  private let lines: [Substring.UTF8View]
  private let isColored: Bool

  /// A writer for diagnostics about a text.
  ///
  /// - Parameters:
  ///   - source: the text, whose lines are shown; empty when it is not at hand.
  ///   - isColored: whether a terminal shows it in colours.
  package init(source: [UInt8] = [], isColored: Bool = false) {
    self.isColored = isColored
    lines = source.isEmpty ? [] : SourceLines.split(String(decoding: source, as: UTF8.self))
  }

  /// A diagnostic as lines, without a line feed at the end.
  package func text(of diagnostic: Diagnostic) -> String {
    var head = ""
    // Of what comes from elsewhere nothing begins a line.
    if let file = diagnostic.file { head += Escape.terminalLine(file) + ":" }
    if let place = diagnostic.location { head += "\(place.line):\(place.column):" }
    if !head.isEmpty { head += " " }
    let rule = diagnostic.guideline.map { " [\($0.rule)]" } ?? ""
    let message = Escape.terminalLine(diagnostic.message + rule)
    let hint = diagnostic.hint.map(Escape.terminalLine)
    var result = "\(head)\(diagnostic.severity.rawValue): \(message)"
    if let place = diagnostic.location, let excerpt = excerpt(at: place, of: diagnostic) {
      result += "\n" + excerpt
      if let hint { result += " " + hint }
    } else if let hint {
      result += "; \(hint)"
    }
    let text = DiagnosticText.printable(result)
    return isColored ? DiagnosticColors.colored(text, behind: head, diagnostic.severity) : text
  }

  /// The line of a place with a caret below it; `nil` when there is no such line.
  private func excerpt(at place: SourceLocation, of diagnostic: Diagnostic) -> String? {
    guard place.line >= 1, place.line <= lines.count else { return nil }
    // A long line is shown around the place only.
    let first = place.column > 80 ? place.column - 40 : 0
    let shown = window(of: lines[place.line - 1], from: first).prefix(100)
    let offset = place.column - 1 - first
    guard offset >= 0, offset <= shown.count else { return nil }
    let number = "\(place.line)"
    let length = max(1, min(diagnostic.length, shown.count - offset))
    let caret = "^" + String(repeating: "~", count: length - 1)
    let margin = String(repeating: " ", count: number.count)
    return
      "\(number) | \(String(shown))\n\(margin) | \(String(repeating: " ", count: offset))\(caret)"
  }

  /// Lines up to this many bytes are counted in characters, as places in them are.
  private static let longest = 4000

  /// A hundred characters and more of a line.
  ///
  /// Each message looks for its own place, so that all of a long line is not read by characters each
  /// time.
  private func window(of line: Substring.UTF8View, from first: Int) -> ArraySlice<Character> {
    if line.count <= DiagnosticText.longest {
      let line = Array(String(Substring(line)))
      return line.dropFirst(min(first, max(0, line.count - 1)))
    }
    var left = first
    var start = line.startIndex
    while start < line.endIndex, left > 0 || line[start] & 0xC0 == 0x80 {
      if line[start] & 0xC0 != 0x80 { left -= 1 }
      line.formIndex(after: &start)
    }
    // A character may have several bytes; what is cut inside of one is one that is not shown.
    return Array(String(decoding: line[start...].prefix(1600), as: UTF8.self))[...]
  }

  /// A text without characters that a terminal or a build server would obey; line feeds stay.
  package static func printable(_ text: String) -> String { Escape.terminal(text) }
}
