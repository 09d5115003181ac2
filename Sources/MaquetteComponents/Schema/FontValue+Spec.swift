import MaquetteCore
import MaquetteThemes

extension FontValue: SpecValue {
  /// What a spec may write.
  public static func specType(range: ClosedRange<Double>) -> SpecType { .font }

  /// Reads `headline`, `17`, `17 semibold`, `body bold italic`, or a map with `style` or `size`,
  /// `weight` and `italic`.
  public static func read(_ node: SpecNode, by reader: SpecReader) -> FontValue? {
    if let text = node.scalar { return read(text, at: node, by: reader) }
    guard let entries = node.map else {
      reader.mismatch(node, wanted: "a text style or a size, for example 'headline' or '17 bold'")
      return nil
    }
    var font = FontValue.body
    for entry in entries {
      switch entry.key {
      case "style", "textStyle":
        guard let base = style(entry.value, by: reader) else { return nil }
        font.base = .style(base)
      case "size":
        guard let size = size(entry.value, by: reader) else { return nil }
        font.base = .size(size)
      case "weight":
        guard let weight = weight(entry.value, by: reader) else { return nil }
        font.weight = weight
      case "italic":
        var inner = reader
        inner.key = "italic"
        guard let italic = Bool.read(entry.value, by: inner) else { return nil }
        font.isItalic = italic
      default:
        reader.fail(
          "unknown key '\(SpecNode.excerpt(entry.key))' of a font", at: entry.location,
          length: entry.key.count,
          hint: Suggestion.hint(for: entry.key, in: ["style", "size", "weight", "italic"]))
        return nil
      }
    }
    return font
  }

  private static func read(_ text: String, at node: SpecNode, by reader: SpecReader) -> FontValue? {
    var font = FontValue.body
    let words = text.split(separator: " ").map(String.init)
    guard !words.isEmpty else {
      reader.mismatch(node, wanted: "a text style or a size")
      return nil
    }
    for word in words {
      if word.lowercased() == "italic" {
        font.isItalic = true
      } else if let weight = FontWeight(name: word) {
        font.weight = weight
      } else if let style = TextStyle(word: word) {
        font.base = .style(style)
      } else if word.first?.isNumber == true || word.hasPrefix("-") {
        let part = SpecNode(.scalar(word), at: node.location)
        guard let size = size(part, by: reader) else { return nil }
        font.base = .size(size)
      } else {
        reader.fail(
          "'\(SpecNode.excerpt(word))' is no text style, weight or size", at: node,
          hint: Suggestion.nearest(
            to: word, in: TextStyle.allCases.map(\.rawValue) + FontWeight.allCases.map(\.name)
          ).map { "did you mean '\($0)'?" }
            ?? "use a text style such as body or headline, or a size such as '17 semibold'")
        return nil
      }
    }
    return font
  }

  private static func style(_ node: SpecNode, by reader: SpecReader) -> TextStyle? {
    if let style = node.scalar.flatMap(TextStyle.init(word:)) { return style }
    let names = TextStyle.allCases.map(\.rawValue)
    reader.fail(
      "unknown text style \(node.kindName)", at: node,
      hint: Suggestion.hint(for: node.scalar ?? "", in: names))
    return nil
  }

  private static func weight(_ node: SpecNode, by reader: SpecReader) -> FontWeight? {
    if let weight = node.scalar.flatMap(FontWeight.init(name:)) { return weight }
    if let number = node.scalar.flatMap(Int.init), let weight = FontWeight(rawValue: number) {
      return weight
    }
    reader.fail(
      "unknown weight \(node.kindName)", at: node,
      hint: Suggestion.hint(for: node.scalar ?? "", in: FontWeight.allCases.map(\.name)))
    return nil
  }

  private static func size(_ node: SpecNode, by reader: SpecReader) -> Double? {
    var inner = reader
    inner.key = "size"
    inner.range = Limits.fontSize
    return inner.number(node)
  }

  /// As a spec would say it.
  public var specText: String { text }
}

extension TextStyle {
  /// The style with a name, as SwiftUI, UIKit or the type table write it.
  init?(word: String) {
    let wanted = word.lowercased()
    let synonyms: [String: TextStyle] = [
      "title1": .title, "caption1": .caption, "subhead": .subheadline, "subtitle1": .subheadline,
      "footnote1": .footnote, "footnote2": .caption2,
    ]
    let match = TextStyle.allCases.first { $0.rawValue.lowercased() == wanted }
    guard let style = match ?? synonyms[wanted] else { return nil }
    self = style
  }
}
