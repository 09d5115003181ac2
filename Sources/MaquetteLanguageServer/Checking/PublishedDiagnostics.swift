import Maquette
import MaquetteSpec

/// Writes what was found in a text as the protocol has it.
struct PublishedDiagnostics {
  private let checked: CheckedText
  private let encoding: PositionEncoding
  private let outline: OutlineNode

  init(_ checked: CheckedText, _ encoding: PositionEncoding) {
    (self.checked, self.encoding) = (checked, encoding)
    outline = OutlineParser.outline(of: checked.text)
  }

  /// Messages in order; of thousands only the first ones, and how many there are more.
  func json(of diagnostics: [Diagnostic]) -> [JSONValue] {
    var result = diagnostics.prefix(Limits.diagnostics).map(json)
    let rest = diagnostics.count - Limits.diagnostics
    if rest > 0 {
      let note = Diagnostic(
        .warning, "\(rest) more messages are not shown", file: checked.name,
        location: SourceLocation(line: 1, column: 1))
      result.append(json(of: note))
    }
    return result
  }

  /// The part of the text that a message is about.
  func range(of diagnostic: Diagnostic) -> Range<Int> {
    let text = checked.text
    guard isOfText(diagnostic) else { return mention(of: diagnostic.file) }
    guard let range = text.range(of: diagnostic) else { return text.content(ofLine: 0) }
    // A key or value is underlined whole, however it is written.
    guard let scalar = outline.place(at: range.lowerBound)?.scalar,
      scalar.range.lowerBound == range.lowerBound, scalar.style != .block,
      text.line(of: scalar.range.lowerBound) == text.line(of: scalar.range.upperBound)
    else { return range }
    return range.count <= 1 || scalar.style != .plain ? scalar.range : range
  }

  private func isOfText(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.file == nil || diagnostic.file == checked.name
  }

  /// Where the text names a file.
  private func mention(of file: String?) -> Range<Int> {
    func search(_ node: OutlineNode) -> Range<Int>? {
      if let scalar = node.scalar, !scalar.text.isEmpty, let folder = checked.folder,
        Paths.areSame(folder + scalar.text, file ?? "")
      {
        return scalar.range
      }
      return node.list?.lazy.compactMap(search).first
        ?? node.map?.lazy.compactMap { search($0.value) }.first
    }
    return search(outline) ?? checked.text.content(ofLine: 0)
  }

  private func json(of diagnostic: Diagnostic) -> JSONValue {
    let hint = diagnostic.hint.map { "\n" + $0 } ?? ""
    var pairs: [(String, JSONValue)] = [
      ("range", checked.text.span(of: range(of: diagnostic), in: encoding).json),
      ("severity", .integer(PublishedDiagnostics.severity(of: diagnostic))),
      ("code", .string(diagnostic.name)),
      ("source", .string("maquette")),
      ("message", .string(diagnostic.message + hint)),
    ]
    // What changes nothing is drawn paler.
    if diagnostic.id == .unusedKey { pairs.append(("tags", .array([.integer(1)]))) }
    if !isOfText(diagnostic), let file = diagnostic.file { pairs.append(related(diagnostic, file)) }
    return .object(pairs)
  }

  /// Error, warning or information, as the protocol counts them.
  private static func severity(of diagnostic: Diagnostic) -> Int {
    switch diagnostic.severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  /// The place in another file.
  private func related(_ diagnostic: Diagnostic, _ file: String) -> (String, JSONValue) {
    let text = DocumentText((try? FileReader.read(path: file)) ?? [])
    let span = text.span(of: text.range(of: diagnostic) ?? 0..<0, in: encoding)
    return (
      "relatedInformation",
      .array([
        .object([
          (
            "location",
            .object([("uri", .string(FileURI.uri(of: file))), ("range", span.json)])
          ), ("message", .string("it is here")),
        ])
      ])
    )
  }
}
