import Maquette
import MaquetteCore
import MaquetteSpec

/// A preprocessor for mdBook: maquette fences in chapters become pictures.
///
/// It takes `[context, book]` as JSON and hands the book back, with everything that is none of its
/// business unchanged. The book's chapters are in `sections` up to mdBook 0.4 and in `items` from
/// 0.5 on. Pictures go into `images` beside each chapter's file, from where mdBook copies them.
public struct MdBookPreprocessor {
  /// What came of a book.
  public struct Outcome {
    /// The book as JSON.
    public var json: [UInt8]
    /// What came of its chapters; pictures are not written yet.
    public var result: MarkdownResult
  }

  /// Whether the pictures are for a renderer, as mdBook asks first.
  public static func supports(_ renderer: String) -> Bool { renderer == "html" }

  /// The folder of a book's chapters. A book is data, and does not decide on what lies outside of it.
  private static func folder(_ source: String, of root: String) throws -> String {
    let top = Disk.resolved(root)
    let folder = Disk.resolved(source, in: top)
    guard Paths.areSame(folder, top) || Disk.isBelow(folder, top), !Paths.isAbsolute(source),
      !source.utf8.contains(0), !root.utf8.contains(0)
    else {
      throw DiagnosticError(
        "the book's 'src' is '\(SpecNode.excerpt(source))', which is outside of the book's folder",
        hint: "name a folder in it: pictures are written beside chapters")
    }
    return Paths.slashed(root) + Paths.slashed(source)
  }

  /// A book with its pictures.
  ///
  /// - Throws: ``DiagnosticError`` when the input is not what mdBook writes. What is wrong in
  ///   chapters is in the result.
  public static func outcome(for json: [UInt8], _ settings: MarkdownSettings, workers: Int = 1)
    throws -> Outcome
  {
    let hint =
      "let mdBook run this command, with this in book.toml: [preprocessor.maquette] and "
      + "command = \"maquette mdbook\""
    let value: JSONValue
    do {
      value = try JSONValue.reading(json)
    } catch {
      throw JSONValue.refusal(
        "standard input is not the JSON that mdBook writes", for: error, hint: hint)
    }
    guard let parts = value.arrayValue, parts.count == 2, let root = parts[0]["root"]?.stringValue,
      let key = ["items", "sections"].first(where: { parts[1][$0]?.arrayValue != nil })
    else {
      throw DiagnosticError("standard input is not mdBook's '[context, book]'", hint: hint)
    }
    let source = parts[0]["config"]?["book"]?["src"]?.stringValue ?? "src"
    var book = parts[1]
    let folder = try folder(source, of: root)
    var chapters = MdBookChapters(folder: folder)
    chapters.collect(book[key] ?? .null)
    guard chapters.problems.isEmpty else { throw DiagnosticError(chapters.problems) }
    var settings = settings
    settings.bareFences = .replace
    let result = MarkdownRun(chapters.documents, settings, workers: workers).result()
    chapters.contents = result.documents.map { String(decoding: $0.bytes, as: UTF8.self) }
    book[key] = chapters.replaced(book[key] ?? .null)
    return Outcome(json: Array(book.text.utf8), result: result)
  }
}

/// The chapters of a book, those inside of others too.
private struct MdBookChapters {
  let folder: String
  var documents: [MarkdownDocument] = []
  var contents: [String] = []
  var problems: [Diagnostic] = []
  private var next = 0

  init(folder: String) { self.folder = folder }

  mutating func collect(_ items: JSONValue) {
    for item in items.arrayValue ?? [] {
      guard let chapter = item["Chapter"] else { continue }
      if let document = document(chapter) {
        documents.append(document)
        check(Paths.rest(of: document.name, after: folder))
      }
      collect(chapter["sub_items"] ?? .null)
    }
  }

  /// Notes a chapter that is not in the folder.
  private mutating func check(_ path: String) {
    guard (try? SafePath.resolve(path, below: folder)) == nil else { return }
    problems.append(
      Diagnostic(
        .error, "the chapter '\(SpecNode.excerpt(path))' is outside of the book's 'src'",
        hint: "move it there: pictures are written beside chapters"))
  }

  /// The items with the contents put in, in the order in which they were collected.
  mutating func replaced(_ items: JSONValue) -> JSONValue {
    .array(
      (items.arrayValue ?? []).map { item in
        guard var chapter = item["Chapter"] else { return item }
        if document(chapter) != nil {
          chapter["content"] = .string(contents[next])
          next += 1
        }
        chapter["sub_items"] = chapter["sub_items"].map { replaced($0) }
        var copy = item
        copy["Chapter"] = chapter
        return copy
      })
  }

  /// A draft has no file, and nothing in it.
  private func document(_ chapter: JSONValue) -> MarkdownDocument? {
    // What a chapter is written to decides on its links; a README becomes index.md.
    guard let content = chapter["content"]?.stringValue,
      let path = chapter["source_path"]?.stringValue ?? chapter["path"]?.stringValue
    else { return nil }
    return MarkdownDocument(
      name: folder + path, target: nil, folder: Paths.folder(of: folder + path),
      bytes: Array(content.utf8), pictureRoot: folder)
  }
}
