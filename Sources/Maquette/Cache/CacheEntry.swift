import MaquetteText

/// What drawing a spec came to, and what it was made of.
package struct CacheEntry: Hashable, Sendable {
  /// Something that was drawn.
  package struct File: Hashable, Sendable {
    /// What it is called; whoever keeps entries knows what that means.
    package var name: String
    package var bytes: [UInt8]
    /// What else is known of it, for example what is read aloud for it.
    package var notes: [String]

    /// A file from its parts.
    package init(name: String, bytes: [UInt8] = [], notes: [String] = []) {
      self.name = name
      self.bytes = bytes
      self.notes = notes
    }
  }

  /// A file that was read, and the hash of its bytes.
  struct Input: Hashable, Sendable {
    var path: String
    var hash: String
  }

  /// What was drawn, in order.
  package internal(set) var files: [File] = []
  /// What is doubtful about it.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// The files that were read besides the spec.
  var inputs: [Input] = []
  /// The fonts that were drawn with.
  var fonts: [String] = []
  /// Libraries that were loaded for it, as ``LoadedLibraries`` tells of them.
  var libraries: [String] = []

  /// The most bytes that an entry may have: 8 MiB.
  static let limit = 8 << 20

  private static let head = "maquette cache 1"

  init() {}

  /// The entry as bytes that end in their own hash; `nil` when they would be too many.
  func encoded(key: String) -> [UInt8]? {
    guard files.reduce(0, { $0 + $1.bytes.count }) < CacheEntry.limit else { return nil }
    var writer = CacheFieldWriter()
    writer.add(CacheEntry.head)
    writer.add(key)
    writer.add(files) { writer, file in
      writer.add(file.name)
      writer.add(file.bytes)
      writer.add(file.notes) { $0.add($1) }
    }
    writer.add(diagnostics) { $0.add($1) }
    writer.add(inputs) { writer, input in
      writer.add(input.path)
      writer.add(input.hash)
    }
    writer.add(fonts) { $0.add($1) }
    writer.add(libraries) { $0.add($1) }
    let bytes = writer.bytes + SHA256.hex(of: writer.bytes).utf8
    return bytes.count <= CacheEntry.limit ? bytes : nil
  }

  /// Reads an entry; `nil` for one that is not whole, or another key's.
  init?(_ bytes: [UInt8], key: String) {
    let body = bytes.dropLast(64)
    guard bytes.count > 64, bytes.suffix(64).elementsEqual(SHA256.hex(of: body).utf8) else {
      return nil
    }
    var reader = CacheFieldReader(body)
    do {
      guard try reader.text() == CacheEntry.head, try reader.text() == key else { return nil }
      files = try reader.items { reader in
        File(
          name: try reader.text(), bytes: try reader.bytes(),
          notes: try reader.items { try $0.text() })
      }
      diagnostics = try reader.items { try $0.diagnostic() }
      inputs = try reader.items { Input(path: try $0.text(), hash: try $0.text()) }
      fonts = try reader.items { try $0.text() }
      libraries = try reader.items { try $0.text() }
      try reader.end()
    } catch {
      return nil
    }
  }
}

extension CacheFieldWriter {
  fileprivate mutating func add(_ diagnostic: Diagnostic) {
    add(diagnostic.id.rawValue)
    add(diagnostic.severity.rawValue)
    add(diagnostic.message)
    add(diagnostic.length)
    add([diagnostic.file, diagnostic.hint].compactMap { $0 }) { $0.add($1) }
    add(diagnostic.file == nil ? 0 : 1)
    add(diagnostic.location.map { [$0.line, $0.column] } ?? []) { $0.add($1) }
  }
}

extension CacheFieldReader {
  fileprivate mutating func diagnostic() throws -> Diagnostic {
    guard let id = DiagnosticID(rawValue: try text()),
      let severity = Diagnostic.Severity(rawValue: try text())
    else { throw Damage() }
    var diagnostic = Diagnostic(severity, try text(), id: id)
    diagnostic.length = try number()
    var texts = try items { try $0.text() }[...]
    if try number() == 1 { diagnostic.file = texts.popFirst() }
    diagnostic.hint = texts.popFirst()
    let place = try items { try $0.number() }
    if place.count == 2 {
      diagnostic.location = SourceLocation(line: place[0], column: place[1])
    }
    return diagnostic
  }
}
