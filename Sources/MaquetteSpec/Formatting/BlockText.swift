/// A text under `|` or `>` as it is written in a place of its own.
struct BlockText {
  /// `|` or `>` with what follows it.
  let header: String
  /// The lines below, their indentation not included.
  let lines: [String]
  /// Whether the empty lines at its end belong to it, so that one more would change it.
  let keepsBlankLines: Bool

  /// `nil` for a text that is better written in quotes.
  init?(_ scalar: SyntaxScalar) {
    let value = scalar.value.unicodeScalars
    guard scalar.isBlock, !value.contains(where: { $0 != "\n" && FormatText.isBreak($0) }),
      let firstVisible = value.first(where: { $0 != "\n" }),
      value.contains(where: { !FormatText.isSpace($0) })
    else { return nil }
    let ending = value.reversed().prefix { $0 == "\n" }.count
    // A line of nothing but spaces is one that nobody sees, and its indentation is lost.
    if scalar.style == .folded, let last = value.dropLast(ending).last, FormatText.isSpace(last) {
      return nil
    }
    var lines: [String]
    if scalar.style == .literal {
      lines = scalar.value.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
      lines.removeLast(ending)
    } else {
      lines = BlockText.withoutIndentation(scalar)
    }
    keepsBlankLines = ending > 1
    if ending > 1 { lines += Array(repeating: "", count: ending - 1) }
    // Readers take the first line's spaces for the indentation unless they are told.
    let indentation = firstVisible == " " || firstVisible == "\t" ? "2" : ""
    let chomping = ending == 0 ? "-" : ending == 1 ? "" : "+"
    header = (scalar.style == .literal ? "|" : ">") + indentation + chomping
    self.lines = lines
  }

  private static func withoutIndentation(_ scalar: SyntaxScalar) -> [String] {
    let isVisible = { (line: String) in
      line.unicodeScalars.contains { !FormatText.isSpace($0) }
    }
    // By scalars: a space that a mark stands on is no other space.
    let spaces = { (line: String) in line.unicodeScalars.prefix { $0 == " " }.count }
    let firstLine = scalar.lines.first(where: isVisible) ?? ""
    let firstValue =
      scalar.value.split(separator: "\n").map(String.init).first(where: isVisible) ?? ""
    let indentation = max(0, spaces(firstLine) - spaces(firstValue))
    return scalar.lines.map { line in
      String(line.unicodeScalars.dropFirst(min(indentation, spaces(line))))
    }
  }
}
