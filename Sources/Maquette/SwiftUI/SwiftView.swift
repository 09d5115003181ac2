import MaquetteCore

/// A view as lines of SwiftUI source.
struct SwiftView {
  /// The lines without modifiers, indented from the view's own start.
  var lines: [String]
  /// What follows it, a line each, for example `.padding(20)`.
  var modifiers: [String] = []
  /// What there is no equal for, each a comment above it.
  var comments: [String] = []

  /// A view of one line.
  init(_ line: String) { lines = [line] }

  /// A view with others in it.
  init(_ head: String, children: [SwiftView]) {
    self.init(head, blocks: [("", children)])
  }

  /// A call with others in it; without parentheses where nothing stands in them.
  init(call name: String, _ words: [String], children: [SwiftView]) {
    self.init(SwiftView.call(name, words), children: children)
  }

  /// A view with several blocks: `Gauge(…) { … } currentValueLabel: { … }`. The first one's name is
  /// not written.
  init(_ head: String, blocks: [(name: String, views: [SwiftView])]) {
    lines = SwiftView.lines(head, blocks)
  }

  /// A name with arguments.
  static func call(_ name: String, _ words: [String]) -> String {
    words.isEmpty ? name : "\(name)(\(words.joined(separator: ", ")))"
  }

  /// Adds a modifier with blocks in it: `.alert(…) { … } message: { … }`.
  mutating func modify(_ head: String, blocks: [(name: String, views: [SwiftView])]) {
    modifiers += SwiftView.lines(head, blocks)
  }

  private static func lines(_ head: String, _ blocks: [(name: String, views: [SwiftView])])
    -> [String]
  {
    var lines: [String] = []
    for (index, block) in blocks.enumerated() {
      lines.append(index == 0 ? "\(head) {" : "} \(block.name): {")
      lines += block.views.flatMap { $0.text.map(SwiftView.indented) }
    }
    return lines + ["}"]
  }

  /// All lines, the comments first.
  var text: [String] {
    // After a closing brace modifiers stand below it, after anything else they are indented.
    let isBlock = lines.count > 1 && lines.last == "}"
    return comments.map { "// \($0)" } + lines
      + modifiers.map { isBlock ? $0 : SwiftView.indented($0) }
  }

  static func indented(_ line: String) -> String { line.isEmpty ? line : "  " + line }
}

/// Spells values in Swift.
enum SwiftLiteral {
  /// The argument for rows that are chosen, by their numbers.
  static func selection(of rows: some Sequence<Int>) -> String {
    "selection: .constant(Set<Int>([\(rows.map(String.init).joined(separator: ", "))]))"
  }

  /// A text in double quotes.
  static func string(_ text: String) -> String { "\"\(Escape.swift(text))\"" }

  /// A control's title, as it is: SwiftUI takes a text in quotes for markup, but no other text.
  static func title(_ text: String) -> String {
    hasMarks(text) ? "String(\(string(text)))" : string(text)
  }

  /// Whether a text in quotes would be read as markup.
  static func hasMarks(_ text: String) -> Bool {
    text.unicodeScalars.contains { "*_[]`~%<\\".unicodeScalars.contains($0) }
  }

  /// A text that a view shows as it is, not as a key of a table of translations, and without markup.
  static func verbatim(_ text: String) -> String { "verbatim: \(string(text))" }

  /// A view that shows a text as it is.
  static func text(_ text: String) -> SwiftView { SwiftView("Text(\(verbatim(text)))") }

  /// A view that shows a symbol.
  static func symbol(_ name: String) -> SwiftView {
    SwiftView("Image(systemName: \(string(name)))")
  }

  /// A text that shows a symbol.
  static func symbolText(_ name: String) -> String { "Text(\(symbol(name).lines[0]))" }

  static func number(_ value: Double) -> String { NumberFormat.short(value, digits: 6) }
}
