import CYAML

extension YAMLReader {
  /// The lines of texts that go over several, but for the first of each: in quotes, or behind `|` and
  /// `>`. No `#` begins a comment there. Behind a mistake nothing is known.
  package static func linesOfTexts(in bytes: [UInt8]) -> [ClosedRange<Int>] {
    guard let source = try? SpecSource(bytes) else { return [] }
    let shown = YAMLLines(source)
    let lines = try? YAMLParser.reading(source) { parser in
      var lines: [ClosedRange<Int>] = []
      var event = yaml_event_t()
      while yaml_parser_parse(parser, &event) == 1 {
        defer { yaml_event_delete(&event) }
        if event.type == YAML_STREAM_END_EVENT { break }
        guard event.type == YAML_SCALAR_EVENT,
          event.data.scalar.style != YAML_PLAIN_SCALAR_STYLE
        else { continue }
        // A text behind `|` ends where the next line begins.
        let end = shown.place(YAMLPlace(event.end_mark))
        let first = shown.place(YAMLPlace(event.start_mark)).line + 1
        let last = end.line - (end.column > 1 ? 0 : 1)
        if first <= last { lines.append(first...last) }
      }
      return lines
    }
    return lines ?? []
  }
}
