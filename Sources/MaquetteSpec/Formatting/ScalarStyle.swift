/// Decides how texts are written in YAML.
enum ScalarStyle {
  /// A scalar on one line.
  ///
  /// - Parameter isFlow: whether it stands in brackets.
  static func oneLine(_ scalar: SyntaxScalar, isFlow: Bool) -> String {
    guard scalar.lines.count == 1, !scalar.isBlock, let line = scalar.lines.first,
      !line.unicodeScalars.contains(where: FormatText.isBreak)
    else {
      if scalar.isNothing { return "" }
      return isPlain(scalar.value, isFlow: isFlow)
        ? scalar.value : SpecWriter.quoted(scalar.value)
    }
    guard scalar.style != .plain else {
      return isDocumentMark(line) ? SpecWriter.quoted(scalar.value) : line
    }
    // Escapes are there because their author wanted to see them.
    guard line.dropFirst().dropLast() == scalar.value || scalar.style == .single else {
      return line
    }
    if isPlain(scalar.value, isFlow: isFlow) { return scalar.value }
    let needsSingle = scalar.value.unicodeScalars.contains { $0 == "\"" || $0 == "\\" }
    return scalar.style == .double || needsSingle ? line : "\"\(scalar.value)\""
  }

  /// Whether a line would begin or end a document if it stood at the margin.
  static func isDocumentMark(_ line: String) -> Bool {
    let scalars = Array(line.unicodeScalars.prefix(4))
    guard scalars.starts(with: "---".unicodeScalars) || scalars.starts(with: "...".unicodeScalars)
    else { return false }
    return scalars.count < 4 || FormatText.isSpace(scalars[3])
  }

  /// Whether a text needs no quotes: YAML 1.2 takes it for nothing else, and older readers don't
  /// take it for a number, a date or a truth value either.
  static func isPlain(_ text: String, isFlow: Bool) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, let last = scalars.last, first != " ", last != " ",
      scalars.allSatisfy(isOrdinary), !words.contains(text.lowercased()),
      !"-?:,[]{}#&*!|>'\"%@`".unicodeScalars.contains(first), last != ":",
      !text.hasPrefix("..."), !isNumeric(scalars)
    else { return false }
    if isFlow, scalars.contains(where: { ",[]{}:?".unicodeScalars.contains($0) }) { return false }
    return zip(scalars, scalars.dropFirst()).allSatisfy { before, after in
      !(before == ":" && after == " ") && !(before == " " && after == "#")
    }
  }

  /// What some reader takes for something other than text.
  private static let words: Set = [
    "~", "null", "true", "false", "yes", "no", "on", "off", "y", "n", "<<", "=", ".inf", "+.inf",
    ".nan",
  ]

  /// What cannot be mistaken or overlooked.
  private static func isOrdinary(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }

  private static func isNumeric(_ scalars: [Unicode.Scalar]) -> Bool {
    guard let first = scalars.first, "0123456789+-.".unicodeScalars.contains(first) else {
      return false
    }
    return scalars.allSatisfy { "0123456789+-.:_ eExXoOabcdfABCDFtTzZ".unicodeScalars.contains($0) }
  }
}
