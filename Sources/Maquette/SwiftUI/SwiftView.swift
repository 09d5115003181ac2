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
  static func string(_ text: String) -> String { "\"\(Escape.swift(text))\"" }

  /// A control's title, as it is: SwiftUI takes a text in quotes for markup, but no other text.
  static func title(_ text: String) -> String {
    let hasMarks = text.unicodeScalars.contains { "*_[]`~%<\\".unicodeScalars.contains($0) }
    return hasMarks ? "String(\(string(text)))" : string(text)
  }

  /// A text that a view shows as it is, not as a key of a table of translations, and without markup.
  static func verbatim(_ text: String) -> String { "verbatim: \(string(text))" }

  /// A number that a spec has as text; `nil` for anything else.
  static func number(_ text: String) -> String? {
    guard let value = Double(text), value.isFinite,
      text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 || $0 == 45 })
    else { return nil }
    return NumberFormat.short(value, digits: 6)
  }
}
