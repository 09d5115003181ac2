import MaquetteCore

/// Reads YAML and JSON texts into nodes that know their places.
///
/// Scalars stay as they are written: `on`, `9:41` and `1e3` are text, `~` too, and an absent value
/// is the empty text. Aliases are followed and merge keys (`<<`) are merged, within
/// ``Limits/values``; tags are ignored.
package enum YAMLReader {
  /// The root of a text in UTF-8: of JSON and nothing else where the file's name ends in `.json`.
  ///
  /// - Parameters:
  ///   - bytes: The text; a byte order mark at its start is skipped.
  ///   - file: The name that errors carry.
  /// - Throws: ``DiagnosticError`` with the first thing that is wrong, and its place.
  package static func read(_ bytes: [UInt8], file: String? = nil) throws -> SpecNode {
    if let file, SpecFile.isJSON(file) { return try readJSON(bytes, file: file) }
    do {
      return try read(SpecSource(bytes), file: file)
    } catch let diagnostic as ReadingError {
      throw DiagnosticError([diagnostic.diagnostic(file: file, of: bytes)])
    }
  }

  /// The root of a text.
  ///
  /// - Throws: ``DiagnosticError`` with the first thing that is wrong, and its place.
  package static func read(_ text: String, file: String? = nil) throws -> SpecNode {
    try read(Array(text.utf8), file: file)
  }

  /// The root of a text that is JSON and nothing else, such as a file that a program wrote.
  ///
  /// - Parameters:
  ///   - bytes: The text; a byte order mark at its start is skipped.
  ///   - file: The name that errors carry.
  ///   - byteLimit: The most bytes that it may have.
  ///   - valueLimit: The most values that may be in it.
  /// - Throws: ``DiagnosticError`` with the first thing that is wrong, and its place.
  package static func readJSON(
    _ bytes: [UInt8], file: String? = nil, byteLimit: Int = Limits.specBytes,
    valueLimit: Int = Limits.values
  ) throws -> SpecNode {
    do {
      let source = try SpecSource(bytes, limit: byteLimit, isJSON: true)
      guard source.firstVisibleByte != nil else { throw emptyError(file) }
      var reader = JSONReader(
        source, limits: JSONLimits(bytes: byteLimit, values: valueLimit))
      return try reader.root()
    } catch var error as ReadingError {
      if let file, SpecFile.isJSON(file), error.id == .badSyntax, error.hint == nil {
        error.hint = "a file that ends in .json must be JSON; write YAML into a .yaml file"
      }
      throw DiagnosticError([error.diagnostic(file: file, of: bytes)])
    }
  }

  private static func read(_ source: SpecSource, file: String?) throws -> SpecNode {
    try compose(source, file: file).value
  }

  /// The root of a text and, unless it is JSON, how it was written.
  static func compose(
    _ bytes: [UInt8], file: String? = nil
  ) throws -> (value: SpecNode, tree: YAMLNode?) {
    do {
      return try compose(SpecSource(bytes), file: file)
    } catch let error as ReadingError {
      throw DiagnosticError([error.diagnostic(file: file, of: bytes)])
    }
  }

  private static func compose(
    _ source: SpecSource, file: String?
  ) throws -> (value: SpecNode, tree: YAMLNode?) {
    if let file, SpecFile.isMarkdown(file) { throw documentError(file) }
    guard let first = source.firstVisibleByte else { throw emptyError(file) }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      return try root(source, file: file)
    }
    // JSON is nearly YAML, but libyaml refuses JSON's way to write 😀 ("\ud83d\ude00").
    let jsonError: ReadingError
    do {
      var reader = JSONReader(source)
      return (try reader.root(), nil)
    } catch let error {
      jsonError = error
    }
    if jsonError.isFinal { throw jsonError }
    do {
      return try root(source, file: file)
    } catch let error as ReadingError {
      if error.isFinal { throw error }
      // Whoever came further understood more of the text.
      throw (error.location ?? .start) < (jsonError.location ?? .start) ? jsonError : error
    }
  }

  private static func root(
    _ source: SpecSource, file: String?
  ) throws -> (value: SpecNode, tree: YAMLNode?) {
    var composer = YAMLComposer(source)
    guard let (value, tree) = try composer.root() else { throw emptyError(file) }
    return (value, tree)
  }

  static func emptyError(_ file: String?) -> ReadingError {
    ReadingError(
      "the \(file == nil ? "text" : "file") is empty: it has only spaces and comments", at: nil,
      hint: "write at least one key with a value", isFinal: true)
  }

  private static func documentError(_ file: String) -> ReadingError {
    ReadingError(
      "this is a Markdown document, not a spec", at: nil,
      hint: "did you mean 'maquette md \(file)'?", isFinal: true, id: .noComponent)
  }

  /// Whether a text is nothing that a program wrote as JSON, and not a damaged one of these.
  package static func isNoJSON(_ bytes: [UInt8]) -> Bool {
    let marks: Set<UInt8> = [0xEF, 0xBB, 0xBF]
    guard let first = bytes.first(where: { $0 > 0x20 && !marks.contains($0) }) else { return false }
    return first != UInt8(ascii: "{") && first != UInt8(ascii: "[")
  }
}

extension ReadingError {
  static func tooDeep(
    at location: SourceLocation?, limit: Int = Limits.nesting
  ) -> ReadingError {
    ReadingError(
      "maps and lists are nested more than \(limit) levels deep", at: location,
      hint: "nest less deeply", isFinal: true, id: .tooMuch)
  }

  /// - Parameter hasAliases: whether aliases were used before, which YAML has and JSON does not.
  static func tooManyValues(
    at location: SourceLocation?, limit: Int = Limits.values, hasAliases: Bool
  ) -> ReadingError {
    ReadingError(
      "there are more than \(limit) values" + (hasAliases ? ", counting each use of an alias" : ""),
      at: location, hint: hasAliases ? "split the file, or use fewer aliases" : "split the file",
      isFinal: true, id: .tooMuch)
  }

  /// Asks now and then, while values become more, whether there is memory for the next ones.
  static func checkRoom(after values: Int, at location: SourceLocation) throws(ReadingError) {
    guard values % 1024 == 0, MemoryRoom.isShort else { return }
    throw ReadingError(
      MemoryRoom.shortage, at: location, hint: MemoryRoom.hint, isFinal: true, id: .libraryFailure)
  }

  static func tooManyAnchors(at location: SourceLocation?) -> ReadingError {
    ReadingError(
      "there are more than \(Limits.anchors) anchors", at: location,
      hint: "remove those that nothing uses", isFinal: true, id: .tooMuch)
  }

  static func duplicate(
    _ key: String, at second: SourceLocation, first: SourceLocation,
    hint: String = "remove one of them"
  ) -> ReadingError {
    ReadingError(
      "the key '\(SpecNode.excerpt(key))' occurs twice; "
        + "the first is in line \(first.line), column \(first.column)",
      at: second, length: max(1, min(key.count, 60)), hint: hint, isFinal: true,
      id: .duplicateKey)
  }
}

extension SourceLocation {
  static let start = SourceLocation(line: 1, column: 1)
}
