import Maquette

/// Writes texts into the place of others, with quotes where they are needed.
enum ScalarWriter {
  /// What puts another text into the place of one.
  static func edit(_ scalar: OutlineScalar, to text: String) -> TextFix.Edit {
    switch scalar.style {
    case .double where scalar.isClosed: TextFix.Edit(scalar.content, escaped(text))
    case .single where scalar.isClosed:
      TextFix.Edit(scalar.content, text.replacing("'", with: "''"))
    case .alias where text.hasPrefix("*"): TextFix.Edit(scalar.range, text)
    default: TextFix.Edit(scalar.range, plain(text))
    }
  }

  /// A text as YAML has it outside of quotes; in quotes where it would mean something else.
  static func plain(_ text: String) -> String {
    needsQuotes(text) ? "\"\(escaped(text))\"" : text
  }

  /// A text for between double quotes.
  static func escaped(_ text: String) -> String { Escape.yaml(text) }

  private static func needsQuotes(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return true }
    return "#&*!|>'\"%@`,[]{}".utf8.contains(first) || first == 0x20 || last == 0x20
      || last == UInt8(ascii: ":") || text.contains(" #") || text.utf8.contains { $0 < 0x20 }
  }
}
