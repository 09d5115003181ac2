import Maquette
import MaquetteSpec
import Synchronization

/// Answers what an editor asks about one text, for a page that speaks no protocol. It remembers no
/// text.
///
/// Any thread may use it; questions are answered one after the other.
package final class SpecHelp: Sendable {
  private let session: Mutex<Session>

  /// Help with the components of a catalogue.
  package init(_ settings: ServerSettings) {
    var client = ClientTraits()
    (client.takesMarkdown, client.showsPictures, client.keepsIndentation) = (false, false, true)
    session = Mutex(Session(settings, MessageWriter { _ in false }, client: client))
  }

  /// What may stand at a place, as `textDocument/completion` answers it.
  package func completion(
    in text: String, at place: TextPosition, of path: String
  ) throws -> JSONValue {
    try ask(text, at: place, of: path) { try $0.completion($1) }
  }

  /// What is known of a place, as `textDocument/hover` answers it; in plain text.
  package func hover(
    in text: String, at place: TextPosition, of path: String
  ) throws -> JSONValue {
    try ask(text, at: place, of: path) { try $0.hover($1) }
  }

  private func ask(
    _ text: String, at place: TextPosition, of path: String,
    _ answer: (Session, JSONValue) throws -> JSONValue
  ) throws -> JSONValue {
    let uri = FileURI.uri(of: path)
    let params = JSONValue.object([
      ("textDocument", .object([("uri", .string(uri))])), ("position", place.json),
    ])
    return try session.withLock { session in
      session.documents[uri] = OpenDocument(uri: uri, language: "", version: 0, text: text)
      defer { session.documents[uri] = nil }
      return try answer(session, params)
    }
  }

  /// Messages about a text, each as `textDocument/publishDiagnostics` has it, with the ways to mend it.
  package static func json(of diagnostics: [Diagnostic], in text: CheckedText) -> JSONValue {
    let published = PublishedDiagnostics(text, .utf16)
    let fixes = HintFixes(text.text, OutlineParser.outline(of: text.text))
    let messages = published.json(of: diagnostics)
    return .array(
      messages.enumerated().map { index, message in
        guard case .object(let pairs) = message, index < diagnostics.count,
          diagnostics[index].file.map({ $0 == text.name }) ?? true
        else { return message }
        let mended = fixes.fixes(for: diagnostics[index]).map { json(of: $0, text.text) }
        return .object(pairs + [("fixes", .array(mended))])
      })
  }

  private static func json(of fix: TextFix, _ text: DocumentText) -> JSONValue {
    .object([
      ("title", .string(fix.title)),
      (
        "edits",
        .array(
          fix.edits.map { edit in
            .object([
              ("range", text.span(of: edit.range, in: .utf16).json),
              ("newText", .string(edit.text)),
            ])
          })
      ),
    ])
  }
}
