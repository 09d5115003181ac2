/// A value of a spec or theme file, with its place: what YAML and JSON are read into.
///
/// Scalars stay text; what they mean is decided by the schema, never by the file format.
package struct SpecNode: Hashable, Sendable {
  /// The value.
  package enum Value: Hashable, Sendable {
    /// Text as written, without quotes.
    case scalar(String)
    /// Values in order.
    case list([SpecNode])
    /// Keys with values, in the order of the file.
    case map([Entry])
  }

  /// A key with its value.
  package struct Entry: Hashable, Sendable {
    package var key: String
    /// The key as it was written, where another name for it was, or the component's name before a value that
    /// stands for the key; messages name that one.
    package var written: String?
    /// The place of the key.
    package var location: SourceLocation
    package var value: SpecNode

    /// An entry from its parts.
    package init(key: String, location: SourceLocation, value: SpecNode) {
      self.key = key
      self.location = location
      self.value = value
    }
  }

  package var value: Value
  /// Where the value starts.
  package var location: SourceLocation
  /// How many columns after ``location`` a scalar's text starts, when the file has it there as it
  /// is, without escapes and on one line: 0, or 1 behind a quotation mark. `nil` when a place in
  /// the text is no place in the file.
  package var textOffset: Int?

  /// A node from its parts.
  package init(_ value: Value, at location: SourceLocation, textOffset: Int? = nil) {
    self.value = value
    self.location = location
    self.textOffset = textOffset
  }

  /// The text of a scalar; `nil` for a list or a map.
  package var scalar: String? {
    if case .scalar(let text) = value { text } else { nil }
  }

  /// The elements of a list; `nil` for a scalar or a map.
  package var list: [SpecNode]? {
    if case .list(let nodes) = value { nodes } else { nil }
  }

  /// The entries of a map; `nil` for a scalar or a list.
  package var map: [Entry]? {
    if case .map(let entries) = value { entries } else { nil }
  }

  /// What kind of value it is, for messages: `text`, `a list` or `a map`.
  package var kindName: String {
    switch value {
    case .scalar(let text): text.isEmpty ? "nothing" : "'\(Self.excerpt(text))'"
    case .list: "a list"
    case .map: "a map"
    }
  }

  /// At most 40 characters of a text on one line, for messages.
  package static func excerpt(_ text: String) -> String {
    // Most texts are short, and no character is less than a byte.
    if text.utf8.count <= 40, !text.unicodeScalars.contains(where: isLineEnd) { return text }
    let line = text.prefix { !$0.isNewline }
    let short = line.prefix(40)
    return short.count == text.count ? String(short) : short + "…"
  }

  /// Whether a character that begins with a scalar ends a line.
  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    (0x0A...0x0D).contains(scalar.value) || [0x85, 0x2028, 0x2029].contains(scalar.value)
  }
}
