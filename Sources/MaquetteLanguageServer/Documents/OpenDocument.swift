import Maquette
import MaquetteSpec

/// A text that a client has open.
struct OpenDocument {
  let uri: String
  var version: Int
  var text: DocumentText
  /// Why nobody looks at the text; `nil` for one that is known.
  var problem: Problem?
  /// Its path; `nil` for a text that was never saved.
  let path: String?
  private let language: String
  private var known: OutlineNode?

  /// Why a text is not looked at.
  enum Problem {
    /// It is longer than any spec.
    case tooLong
    /// Changes came that nobody could follow.
    case lost
  }

  init(uri: String, language: String, version: Int, text: String) {
    self.uri = uri
    self.version = version
    self.language = language
    path = FileURI.path(of: uri)
    self.text = DocumentText("")
    set(text)
  }

  /// How messages name it.
  var name: String { path ?? (language.hasPrefix("json") ? "untitled.json" : "untitled.yaml") }

  /// The folder below which it may name files.
  var folder: String? { path.map { Paths.folder(of: $0) } }

  /// What is in brackets and on lines of its own, whatever is wrong with the text.
  mutating func outline() -> OutlineNode {
    if let known { return known }
    let outline = OutlineParser.outline(of: text)
    known = outline
    return outline
  }

  private mutating func set(_ new: String) {
    known = nil
    let isTooLong = new.utf8.count > Limits.specBytes
    problem = isTooLong ? .tooLong : nil
    text = DocumentText(isTooLong ? "" : new)
  }

  /// Bytes that are moved for the changes of one message at most.
  private static let mostMoved = 4 << 30

  /// Takes the changes of a message, one after the other.
  mutating func change(_ changes: [JSONValue], version: Int, in encoding: PositionEncoding) {
    self.version = version
    known = nil
    var moved = 0
    for change in changes {
      guard let new = change["text"]?.stringValue else {
        problem = .lost
        continue
      }
      guard let range = change["range"], range != .null else {
        set(new)
        continue
      }
      // What is changed in a text that is not known is not known either.
      guard problem == nil else { continue }
      moved += text.bytes.count + new.utf8.count
      guard let span = TextSpan(range), moved <= Self.mostMoved else {
        problem = .lost
        text = DocumentText("")
        continue
      }
      text.replace(text.range(of: span, in: encoding), with: Array(new.utf8))
      if text.bytes.count > Limits.specBytes {
        problem = .tooLong
        text = DocumentText("")
      }
    }
  }

  /// What there is to say about a text that is not looked at.
  var complaint: Diagnostic? {
    switch problem {
    case nil: nil
    case .tooLong:
      Diagnostic(
        .error, "the text has more than \(Limits.specBytes >> 20) MiB, the most that is read",
        location: SourceLocation(line: 1, column: 1), hint: "split it into several files",
        id: .tooMuch)
    case .lost:
      Diagnostic(
        .warning, "the changes that the editor sent could not be applied",
        location: SourceLocation(line: 1, column: 1), hint: "close the file and open it again")
    }
  }
}
