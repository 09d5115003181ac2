/// A value of a YAML text with how it was written.
struct SyntaxNode {
  enum Content {
    case scalar(SyntaxScalar)
    /// A map or a list.
    case collection(isMap: Bool, [SyntaxEntry])
  }

  var content: Content
  /// Anchor and tag as they were written, with a space between them.
  var properties = ""
  /// The offset where it starts, properties included.
  var start: Int
  /// The offset where it starts, properties left out.
  var contentStart: Int
  /// The offset behind it.
  var end: Int
  /// How many scalars stand before it in its line, properties left out.
  var column = 0
  /// Whether it stands in brackets.
  var isFlow = false
  /// How many characters a list or a map in brackets has on one line, properties left out; `nil` for
  /// more than any line has.
  var flowLength: Int?

  /// Whether nothing was written, which is a value all the same.
  var isNothing: Bool {
    if case .scalar(let scalar) = content { scalar.isNothing } else { false }
  }
}

/// An element of a list, or a key with its value.
struct SyntaxEntry {
  /// The key; `nil` in a list.
  var key: SyntaxNode?
  var value: SyntaxNode
  /// The offset of the key or of the element's dash.
  var start: Int
}

/// A text of a YAML text with how it was written.
struct SyntaxScalar {
  enum Style { case plain, single, double, literal, folded }

  var style: Style
  /// What it means.
  var value: String
  /// How it was written, line by line: with its quotes and without white space at the ends of lines,
  /// or, for blocks, the lines below the one with `|` or `>`, as they are.
  var lines: [String]

  var isNothing: Bool { style == .plain && value.isEmpty }
  var isBlock: Bool { style == .literal || style == .folded }
}

/// A comment of a YAML text.
struct SyntaxComment {
  /// What was written, from its `#` on.
  var text: String
  var offset: Int
  var line: Int
  var column: Int
  /// Whether nothing is before it on its line.
  var isOnOwnLine: Bool
}
