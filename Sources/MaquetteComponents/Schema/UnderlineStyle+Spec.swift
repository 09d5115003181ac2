import MaquetteCore

extension UnderlineStyle: SpecValue {
  /// Every word that a style is made of.
  public static let words =
    Line.allCases.map(\.rawValue) + Pattern.allCases.map(\.rawValue) + ["byWord"]

  package static func specType(range: ClosedRange<Double>) -> SpecType { .underline }

  /// Reads `true`, `false`, or words in any order: a line, a pattern and `byWord`. A pattern alone
  /// means one line.
  package static func read(_ node: SpecNode, by reader: SpecReader) -> UnderlineStyle? {
    guard let text = node.scalar, !text.isEmpty else {
      reader.mismatch(node, wanted: "true, false or a style, for example 'single dash'")
      return nil
    }
    switch text.lowercased() {
    case "true", "yes", "on": return .single
    case "false", "no", "off": return UnderlineStyle.none
    default: break
    }
    var line: Line?
    var pattern: Pattern?
    var byWord = false
    for word in text.spacedWords {
      if let value: Line = named(word) {
        guard line == nil else { return twice(word, "line", line?.rawValue, node, reader) }
        line = value
      } else if let value: Pattern = named(word) {
        guard pattern == nil else { return twice(word, "pattern", pattern?.rawValue, node, reader) }
        pattern = value
      } else if word.lowercased() == "byword", !byWord {
        byWord = true
      } else {
        reader.fail(
          "unknown value '\(SpecNode.excerpt(word))' for '\(reader.key)'", at: node,
          hint: Suggestion.hint(for: word, in: words), id: .unknownValue)
        return nil
      }
    }
    if line == Line.none, pattern != nil || byWord {
      reader.fail(
        "'\(reader.key)' is '\(SpecNode.excerpt(text))': 'none' draws no line",
        at: node,
        hint: "write 'none' alone, or 'single' in its place")
      return nil
    }
    return UnderlineStyle(line ?? .single, pattern: pattern ?? .solid, byWord: byWord)
  }

  /// The case with a word, in NSUnderlineStyle's spelling (`patternDot`), too.
  private static func named<Case: RawRepresentable & CaseIterable>(_ word: String) -> Case?
  where Case.RawValue == String {
    let wanted = word.lowercased()
    return Case.allCases.first { value in
      let name = value.rawValue.lowercased()
      return name == wanted || (value is Pattern && "pattern" + name == wanted)
    }
  }

  private static func twice(
    _ word: String, _ what: String, _ first: String?, _ node: SpecNode, _ reader: SpecReader
  ) -> UnderlineStyle? {
    reader.fail(
      "'\(SpecNode.excerpt(word))' is a second \(what) beside '\(first ?? "")' in '\(reader.key)'",
      at: node, hint: "keep one of them", id: .conflictingKeys)
    return nil
  }

  public var specText: String { text }
}
