import MaquetteCore

/// What is told where libyaml ends a line, and nobody else does.
extension YAMLMessages {
  /// An error with a hint that names the character which ends a line in YAML 1.1, where the text
  /// without it would not have this error.
  func namingBreak(in error: ReadingError) -> ReadingError {
    guard let place = error.location, let found = lastBreak(before: place), isDue(error) else {
      return error
    }
    let at = source.location(ofByte: found.offset)
    let digits = String(found.scalar.value, radix: 16, uppercase: true)
    let name = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    var result = error
    result.hint =
      "U+\(name) in line \(at.line), column \(at.column), ends a line in YAML 1.1: remove it, or "
      + "write \\u\(name) in double quotes"
    return result
  }

  /// The last break before a place, or the first of all.
  private func lastBreak(before place: SourceLocation) -> YAMLLines.Break? {
    lines.breaks.last { source.location(ofByte: $0.offset) < place } ?? lines.breaks.first
  }

  /// Whether an error goes away, or another one comes first, when the breaks are letters.
  private func isDue(_ error: ReadingError) -> Bool {
    do throws(ReadingError) {
      _ = try YAMLParser.root(of: SpecSource(lines.withoutBreaks(source.bytes)))
      return true
    } catch let other {
      return other.location != error.location || other.message != error.message
    }
  }
}
