import CYAML
import MaquetteCore

/// What is told where something was begun and never ended, and libyaml stops much further below, or where
/// a bracket was meant as a letter.
extension YAMLMessages {
  /// What to tell where the brace of `${x}` begins a map, as it does inside of brackets; `nil` for any
  /// other place.
  func bareReference(before mark: YAMLPlace) -> ReadingError? {
    guard let brace = source.byte(line: mark.line, scalarColumn: mark.column), brace > 0,
      source.bytes[brace] == UInt8(ascii: "{"), source.bytes[brace - 1] == UInt8(ascii: "$")
    else { return nil }
    let ends = [UInt8(ascii: "{"), UInt8(ascii: "}"), 0x0A, 0x0D]
    let inside = source.bytes[(brace + 1)...].prefix { !ends.contains($0) }
    let isText = brace > 1 && source.bytes[brace - 2] == UInt8(ascii: "$")
    let name = SpecNode.excerpt(String(decoding: inside, as: UTF8.self))
    return ReadingError(
      "'${\(name)}' is without quotes inside of brackets, where '{' begins a map",
      at: source.location(ofByte: brace - 1),
      hint: "put the whole value in quotes: \"\(isText ? "$" : "")${\(name)}\"")
  }

  /// What to tell where a text in quotes went on in the next lines until another quote, with more right
  /// behind it; `nil` for all else.
  func unclosedQuote(
    _ quoted: (start: YAMLPlace, end: YAMLPlace)?, before mark: YAMLPlace
  ) -> ReadingError? {
    guard let (start, end) = quoted, start.line < end.line, end == mark else { return nil }
    return ReadingError(
      "the quote of line \(start.line) is not closed", at: source.location(of: mark),
      hint: "its text ends only here; add the closing quote")
  }

  /// What to tell where the text ends in a bracket; `nil` where no bracket is open, or more follows.
  func unclosedBracket(of parser: yaml_parser_t) -> ReadingError? {
    let mark = place(parser.problem_mark)
    guard parser.error == YAML_PARSER_ERROR,
      source.byte(line: mark.line, scalarColumn: mark.column) == nil,
      let place = innermostCollection(of: parser),
      let byte = source.byte(line: place.line, scalarColumn: place.column)
    else { return nil }
    let brackets: [UInt8: (Character, Character)] = [
      UInt8(ascii: "["): ("[", "]"), UInt8(ascii: "{"): ("{", "}"),
    ]
    guard let (opening, closing) = brackets[source.bytes[byte]] else { return nil }
    return ReadingError(
      "the '\(opening)' of line \(place.line) is not closed", at: source.location(of: mark),
      hint: "add the closing '\(closing)'")
  }

  /// Where the innermost list or map starts that the parser is in.
  private func innermostCollection(of parser: yaml_parser_t) -> YAMLPlace? {
    // libyaml takes a collection from its stack to say that it was reading it.
    let work = parser.context.map { String(cString: $0) }
    if work == "while parsing a flow sequence" || work == "while parsing a flow mapping" {
      return place(parser.context_mark)
    }
    guard let top = parser.marks.top, top != parser.marks.start else { return nil }
    return place((top - 1).pointee)
  }
}
