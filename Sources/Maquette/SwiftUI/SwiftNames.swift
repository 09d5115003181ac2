/// Names in Swift source.
enum SwiftNames {
  /// Words that the language keeps for itself, and what a view has already.
  private static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "_", "actor", "as", "associatedtype", "async", "await",
    "body", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while",
  ]

  /// The types that every view of a definition speaks of.
  static let types: Set<String> = [
    "Bool", "Color", "Double", "Font", "HorizontalAlignment", "Int", "KeyEquivalent", "Preview",
    "String", "TextAlignment", "VerticalAlignment", "View",
  ]

  /// Whether Swift takes a word for a name: ASCII, or letters of most scripts.
  static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
      case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F, 0x3041...0xD7FF:
        scalar.properties.isAlphabetic
      default: false
      }
    }
  }

  /// Whether neither a type nor a property may have a name.
  static func isReserved(_ name: String) -> Bool { reserved.contains(name) }

  /// A property's name for a parameter.
  static func property(_ name: String) -> String {
    isReserved(name) ? name + "Value" : name
  }

  /// A property's name for a title: `Date Modified` as `dateModified`; `nil` where none is left.
  static func property(titled title: String) -> String? {
    let words = title.split { !SwiftNames.isName("a\($0)") || $0 == "_" }
    let name = words.enumerated().map { index, word in
      index == 0
        ? word.prefix(1).lowercased() + word.dropFirst()
        : String(word).capitalizedFirst
    }.joined()
    return isName(name) ? property(name) : nil
  }

  /// The names in lines of source, but for those in texts and comments.
  static func names(in lines: some Sequence<String>) -> Set<String> {
    var names: Set<String> = []
    for line in lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
      for token in SwiftTokens(line).tokens where token.kind != .string {
        let words = token.source.split { !SwiftNames.isName("a\($0)") }
        names.formUnion(words.map(String.init))
      }
    }
    return names
  }
}
