import MaquetteCore

/// What a value of a theme file may be, as its reader says.
package enum ThemeShape: Hashable, Sendable {
  /// A map with these keys, some of which must be there.
  case keys([String], required: [String] = [])
  /// A map with names of the user's own.
  case anyKeys
  /// A list with so many elements.
  case list([Int])
  /// A list with at most so many elements.
  case longList(Int)
  /// A number in a range.
  case number(ClosedRange<Double>)
  /// `true` or `false`.
  case boolean
  /// Text of so many bytes.
  case text(ClosedRange<Int>)
  /// One of some words.
  case words([String])
  /// A colour in CSS's notation, or black, white or clear.
  case color
  /// The name of another colour.
  case colorName
  /// The name of a colour or a colour, with an opacity, with another one mixed into it.
  case colorTerm
  /// A text style, or a size and a weight.
  case font
  /// What a theme extends: a built-in theme or a file.
  case theme
  /// Text that matches a regular expression.
  case matching(String)

  /// The keys of a map; `nil` for anything else.
  var keys: [String]? {
    if case .keys(let keys, _) = self { keys } else { nil }
  }

  /// ``words(_:)`` of one word.
  static func word(_ word: String) -> ThemeShape { .words([word]) }
}

/// Takes what readers say about values, by the lines that these stand in.
final class ThemeShapeLog {
  private var shapes: [Int: [ThemeShape]] = [:]

  func add(_ shape: ThemeShape, _ node: SpecNode) {
    let line = node.location.line
    // A map that is said to need keys needs them, whoever else reads its keys.
    if case .keys(let keys, _) = shape,
      let known = shapes[line]?.firstIndex(where: { $0.keys == keys })
    {
      if case .keys(_, []) = shapes[line]?[known] { shapes[line]?[known] = shape }
      return
    }
    guard shapes[line]?.contains(shape) != true else { return }
    shapes[line, default: []].append(shape)
  }

  /// What was said about values in a line, in the order in which it was said.
  subscript(line: Int) -> [ThemeShape] { shapes[line] ?? [] }
}

/// What a value of a theme file may be, with all that may be in it.
package struct ThemeForm: Hashable, Sendable {
  /// What the value itself may be.
  package var shapes: [ThemeShape]
  /// The forms of a map's keys, in their order.
  package var keys: [Key] = []
  /// The form of what is in a map with names of the user's own.
  package var anyKey: [ThemeForm] = []
  /// The form of a list's elements.
  package var element: [ThemeForm] = []

  /// A key with its form.
  package struct Key: Hashable, Sendable {
    /// The key.
    package var name: String
    /// What its value may be.
    package var form: ThemeForm
  }
}
