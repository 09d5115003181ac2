import MaquetteCore

/// Writes YAML and JSON files anew in a uniform layout that means the same.
///
/// In YAML: two spaces for each level, also before the dashes of lists; lists and maps in brackets
/// stay so while they fit into 100 columns and have no comments in them, otherwise each entry has a
/// line; quotes only where they are needed, or where a text has escapes; single ones become double
/// unless the text has such or a backslash in it; empty lines between entries kept, but one at
/// most; comments where they were, two spaces behind the line and below one another in neighbouring
/// lines, or on lines of their own, indented like what follows; all lines end as the first one does, in a
/// line feed or as on Windows, without white space, and there is no byte order mark. Kept as they are: the order of keys, which means
/// something; the lines of texts on several lines, escapes, numbers, anchors, aliases and tags.
///
/// In JSON: two spaces for each level; lists and objects with nothing but texts, numbers and truth
/// values in them on one line where they fit.
package enum SpecFormatter {
  /// The formatted text would not mean the same, or lack a comment: a mistake of ours.
  package struct Bug: Error {}

  /// The canonical form of a file; the same bytes when it has it already.
  ///
  /// - Parameters:
  ///   - bytes: a spec, theme or any other file in YAML or JSON, in UTF-8.
  ///   - file: how messages name it. One that ends in `.json` must be JSON.
  /// - Throws: ``DiagnosticError`` for a text that cannot be read, with its place; ``Bug`` instead of
  ///   a text that means something else.
  package static func format(_ bytes: [UInt8], file: String) throws -> [UInt8] {
    do {
      return try withLineEnds(of: bytes, formatted(bytes, file: file), file: file)
    } catch let bug as Bug {
      // At the start of a line a byte order mark is nothing, and a part of a text elsewhere.
      throw byteOrderMark(in: bytes, file: file) ?? bug
    }
  }

  /// What is said of a byte order mark that a formatted file would lack; `nil` where there is none but at the start.
  private static func byteOrderMark(in bytes: [UInt8], file: String) -> (any Error)? {
    let text = FormatText(bytes)
    guard let offset = text.scalars.firstIndex(of: "\u{FEFF}") else { return nil }
    let location = SourceLocation(
      line: text.line(of: offset) + 1, column: text.column(of: offset) + 1)
    return DiagnosticError([
      Diagnostic(
        .error, "a byte order mark (U+FEFF) is in the middle of the text", file: file,
        location: location, hint: "remove it, or write \"\\uFEFF\" if the text has it",
        id: .badSyntax)
    ])
  }

  /// The canonical form with the line ends of the file: its first one decides.
  private static func withLineEnds(
    of bytes: [UInt8], _ result: [UInt8], file: String
  ) throws -> [UInt8] {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0,
      bytes[end - 1] == UInt8(ascii: "\r")
    else { return result }
    let ends = result.flatMap { byte -> [UInt8] in
      byte == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), byte] : [byte]
    }
    return try checked(ends, file: file)
  }

  /// The canonical form, in which lines end in line feeds.
  private static func formatted(_ bytes: [UInt8], file: String) throws -> [UInt8] {
    var formatter = Steps()
    let (before, tree) = try formatter.step {
      try SpecFile.isJSON(file)
        ? (YAMLReader.readJSON(bytes, file: file), nil) : YAMLReader.compose(bytes, file: file)
    }
    // A text or a number alone may be JSON as well.
    let json = tree == nil ? before : before.scalar == nil ? nil : try? YAMLReader.readJSON(bytes)
    guard let tree, json == nil else { return try formatter.json(bytes, file: file, meaning: json) }
    let (builder, root) = try formatter.step { syntax(bytes, tree) }
    let result = try formatter.step {
      try checked(Array(SyntaxPrinter.text(of: root, builder).utf8), file: file)
    }
    let after = try formatter.step { try? YAMLReader.compose(result) }
    guard let (after, again) = after, isSame(before, after) else { throw Bug() }
    guard let again else {
      // With double quotes, what stands in brackets may be JSON, which has no comments.
      guard builder.comments.isEmpty else { throw Bug() }
      return try formatter.json(result, file: file, meaning: before)
    }
    let (rebuilder, _) = try formatter.step { syntax(result, again) }
    guard rebuilder.comments.map(\.text) == builder.comments.map(\.text) else { throw Bug() }
    return result
  }

  /// The steps of formatting a file, which share ``Limits/pictureSeconds``.
  private struct Steps {
    private var taken = 0

    mutating func step<Result>(_ work: () throws -> Result) throws -> Result {
      let limits = DrawingLimits(timeout: Limits.pictureSeconds)
      return try WorkBudget.bounded(.formatting, by: limits, taken: &taken, work)
    }

    /// The canonical form of JSON.
    ///
    /// - Throws: ``Bug`` where that would not mean the same.
    mutating func json(_ bytes: [UInt8], file: String, meaning: SpecNode?) throws -> [UInt8] {
      let result = try step { try checked(Array(JSONFormatter.text(of: bytes).utf8), file: file) }
      let after = try step { try? YAMLReader.readJSON(result) }
      guard let after, let meaning, isSame(meaning, after) else { throw Bug() }
      return result
    }
  }

  private static func syntax(_ bytes: [UInt8], _ tree: YAMLNode) -> (SyntaxBuilder, SyntaxNode) {
    var builder = SyntaxBuilder(bytes, tree)
    let root = builder.root()
    return (builder, root)
  }

  /// A text, unless it is longer than what may be read: indentation may be most of it.
  private static func checked(_ text: [UInt8], file: String) throws -> [UInt8] {
    guard text.count <= Limits.specBytes else {
      throw DiagnosticError([
        Diagnostic(
          .error,
          "formatted, the text would have more than \(Limits.specBytes) bytes", file: file,
          hint: "nest less deeply, or split the file", id: .tooMuch)
      ])
    }
    return text
  }

  /// Whether two values are the same but for their places.
  static func isSame(_ first: SpecNode, _ second: SpecNode) -> Bool {
    switch (first.value, second.value) {
    case (.scalar(let first), .scalar(let second)):
      first.unicodeScalars.elementsEqual(second.unicodeScalars)
    case (.list(let first), .list(let second)):
      first.count == second.count && zip(first, second).allSatisfy(isSame)
    case (.map(let first), .map(let second)):
      first.count == second.count
        && zip(first, second).allSatisfy {
          $0.key.unicodeScalars.elementsEqual($1.key.unicodeScalars) && isSame($0.value, $1.value)
        }
    default: false
    }
  }
}
