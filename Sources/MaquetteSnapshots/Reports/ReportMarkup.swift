import MaquetteCore

/// Users' texts inside of reports' markup: on one line, and nothing of them taken for markup.
enum ReportMarkup {
  /// For content and attributes of XML 1.0 and HTML; what XML forbids becomes U+FFFD.
  static func xml(_ text: String) -> String {
    Escape.xml(
      Escape.scalars(of: ResultWords.line(text)) {
        $0 == "\u{FFFE}" || $0 == "\u{FFFF}" ? "\u{FFFD}" : nil
      })
  }

  /// JSON that can stand in a `script` element: nothing in it ends the element or begins a comment.
  static func script(_ value: JSONValue) -> String { Escape.script(value.text) }

  /// A word of Markdown, as GitHub reads it, inside of a table or not.
  static func markdown(_ text: String) -> String { Escape.markdownWord(ResultWords.line(text)) }

  /// A path in a link, so that names with `#`, `?` and `%` lead to their files.
  static func link(_ path: String) -> String { Escape.address(path) }
}
