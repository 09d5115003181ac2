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
    let name = found.scalar.value.hex(digits: 4, uppercase: true)
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
      let other = try SpecSource(lines.bytesWithoutBreaks)
      _ = try YAMLParser.root(of: other, YAMLLines(other))
      return true
    } catch let other {
      return other.location != error.location || other.message != error.message
    }
  }
}
