import MaquetteCore

/// A view as lines of SwiftUI source.
struct SwiftView {
  /// The lines without modifiers, indented from the view's own start.
  var lines: [String]
  /// What follows it, for example `.padding(20)`.
  var modifiers: [String] = []
  /// What there is no equal for, each a comment above it.
  var comments: [String] = []

  /// A view of one line.
  init(_ line: String) { lines = [line] }

  /// A view with others in it.
  init(_ head: String, children: [SwiftView], tail: [String] = []) {
    lines = ["\(head) {"] + children.flatMap { $0.text.map(SwiftView.indented) } + ["}"] + tail
  }

  /// All lines, the comments first.
  var text: [String] {
    // After a closing brace modifiers stand below it, after anything else they are indented.
    let isBlock = lines.last?.hasSuffix("}") ?? false && lines.count > 1
    return comments.map { "// \($0)" } + lines
      + modifiers.map { isBlock ? $0 : SwiftView.indented($0) }
  }

  static func indented(_ line: String) -> String { line.isEmpty ? line : "  " + line }
}

/// Spells values in Swift.
enum SwiftLiteral {
  /// A text in double quotes.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // What nobody sees, or what turns round the text after it in an editor.
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{A0}", "\u{200B}"..."\u{200F}",
        "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}":
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A control's title, as it is: SwiftUI takes a text in quotes for markup, but no other text.
  static func title(_ text: String) -> String {
    let hasMarks = text.contains { "*_[]`~%<\\".contains($0) }
    return hasMarks ? "String(\(string(text)))" : string(text)
  }

  /// A text that a view shows as it is, not as a key of a table of translations, and without markup.
  static func verbatim(_ text: String) -> String { "verbatim: \(string(text))" }

  /// A comment's text: on one line, however the text looks.
  static func comment(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let isPlain =
            scalar.value >= 0x20 && !(0x7F...0xA0).contains(scalar.value)
            && !(0x2028...0x202E).contains(scalar.value)
            && !(0x2066...0x2069).contains(scalar.value)
          return isPlain ? scalar : " "
        }))
  }

  /// A number that a spec has as text; `nil` for anything else.
  static func number(_ text: String) -> String? {
    guard let value = Double(text), value.isFinite,
      text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 || $0 == 45 })
    else { return nil }
    return NumberFormat.short(value, digits: 6)
  }
}
