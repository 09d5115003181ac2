import MaquetteCore
import MaquetteThemes

extension FontValue: SpecValue {
  package static var mayBeWrong: Bool { false }
  package static func specType(range: ClosedRange<Double>) -> SpecType { .font }

  /// Reads `headline`, `17`, `17 semibold`, `body serif bold italic monospacedDigit`, or a map with
  /// `family`, `style` or `size`, `weight`, `italic`, `design`, `width` and `monospacedDigit`.
  package static func read(_ node: SpecNode, by reader: SpecReader) -> FontValue? {
    if let text = node.scalar { return read(text, at: node, by: reader) }
    guard let entries = node.map else {
      reader.mismatch(node, wanted: "a text style or a size, for example 'headline' or '17 bold'")
      return nil
    }
    var font = FontValue.body
    var taken: Set<String> = []
    for entry in entries {
      let key = keySynonyms[entry.key] ?? entry.key
      guard taken.insert(key == "size" ? "style" : key).inserted else {
        reader.fail(
          "'\(entry.key)' sets the font's \(part(of: key)) a second time",
          at: entry.location, length: entry.key.count, hint: "remove one of the two")
        return nil
      }
      guard font.set(key, entry, by: reader) else { return nil }
    }
    return font
  }

  /// The keys of the map form.
  package static let infos = [
    PropertyInfo(
      name: "family", aliases: ["name", "fontFamily", "familyName"],
      summary: "A font family's name.", type: .text),
    PropertyInfo(
      name: "style", aliases: ["textStyle"], summary: "A text style.",
      type: .choice(
        TextStyle.allCases.map(\.rawValue), synonyms: TextStyle.synonyms.mapValues(\.rawValue)),
      defaultText: "body"),
    PropertyInfo(
      name: "size", summary: "The size in points, in place of a style.",
      type: .number(Limits.fontSize)),
    PropertyInfo(
      name: "weight", aliases: ["fontWeight"], summary: "The weight; the style's when not given.",
      type: .choice(
        FontWeight.allCases.map(\.name),
        synonyms: FontWeight.allCases.reduce(into: [:]) { $0[String($1.rawValue)] = $1.name })),
    PropertyInfo(
      name: "italic", aliases: ["isItalic"], summary: "Whether it is slanted.", type: .boolean,
      defaultText: "false"),
    PropertyInfo(
      name: "design", aliases: ["fontDesign"], summary: "The design of the system's font.",
      type: FontDesign.specType(range: 0...0), defaultText: "default"),
    PropertyInfo(
      name: "width", aliases: ["fontWidth"], summary: "The width of the system's font.",
      type: FontWidth.specType(range: 0...0), defaultText: "standard"),
    PropertyInfo(
      name: "monospacedDigit", aliases: ["monospacedDigits", "hasMonospacedDigits"],
      summary: "Whether all digits have one width.", type: .boolean, defaultText: "false"),
  ]
  private static let keys = infos.map(\.name)

  private static let keySynonyms = Dictionary(
    uniqueKeysWithValues: infos.flatMap { info in info.aliases.map { ($0, info.name) } })

  /// Sets one key of the map form; `false` after reporting what is wrong.
  private mutating func set(_ key: String, _ entry: SpecNode.Entry, by reader: SpecReader) -> Bool {
    var inner = reader
    inner.key = entry.key
    func put<Value>(_ path: WritableKeyPath<FontValue, Value>, _ value: Value?) -> Bool {
      guard let value else { return false }
      self[keyPath: path] = value
      return true
    }
    switch key {
    case "family": return put(\.family, FontValue.family(entry.value, by: inner))
    case "style":
      return put(\.base, FontValue.style(entry.value, by: reader).map { .style($0) })
    case "size": return put(\.base, FontValue.size(entry.value, by: inner).map { .size($0) })
    case "weight": return put(\.weight, FontValue.weight(entry.value, by: reader))
    case "italic": return put(\.isItalic, Bool.read(entry.value, by: inner))
    case "design": return put(\.design, FontDesign.read(entry.value, by: inner))
    case "width": return put(\.width, FontWidth.read(entry.value, by: inner))
    case "monospacedDigit":
      return put(\.hasMonospacedDigits, Bool.read(entry.value, by: inner))
    default:
      reader.fail(
        "unknown key '\(SpecNode.excerpt(entry.key))' of a font", at: entry.location,
        length: entry.key.count, hint: Suggestion.hint(for: entry.key, in: FontValue.keys),
        id: .unknownKey)
      return false
    }
  }

  /// What a key or a word decides, in words of a message.
  private static func part(of key: String) -> String {
    switch key {
    case "style", "size": "style or size"
    case "italic": "slant"
    case "monospacedDigit": "digit width"
    default: key
    }
  }

  private static func read(_ text: String, at node: SpecNode, by reader: SpecReader) -> FontValue? {
    var font = FontValue.body
    let words = text.spacedWords
    guard !words.isEmpty else {
      reader.mismatch(node, wanted: "a text style or a size")
      return nil
    }
    var taken: Set<String> = []
    for word in words {
      guard let key = font.set(word: word, at: node, by: reader) else { return nil }
      guard taken.insert(key).inserted else {
        reader.fail(
          "'\(SpecNode.excerpt(word))' sets the font's \(part(of: key)) a second time",
          at: node, hint: "remove one of the two")
        return nil
      }
    }
    return font
  }

  /// Sets what a word of the short form says; the key it is about, or `nil` after reporting.
  private mutating func set(word: String, at node: SpecNode, by reader: SpecReader) -> String? {
    if word.lowercased() == "italic" {
      isItalic = true
      return "italic"
    }
    if FontValue.digitWords.contains(word.lowercased()) {
      hasMonospacedDigits = true
      return "monospacedDigit"
    }
    if let weight = FontWeight(name: word) {
      self.weight = weight
      return "weight"
    }
    if let style = TextStyle(word: word) {
      base = .style(style)
      return "style"
    }
    if let design = FontDesign.named(word) {
      self.design = design
      return "design"
    }
    if let width = FontWidth.named(word) {
      self.width = width
      return "width"
    }
    if Double(decimal: word) != nil {
      let part = SpecNode(.scalar(word), at: node.location)
      guard let size = FontValue.size(part, by: reader) else { return nil }
      base = .size(size)
      return "style"
    }
    reader.fail(
      "'\(SpecNode.excerpt(word))' is not a text style, size, weight, design or width", at: node,
      hint: reader.advice(onNumber: word)
        ?? Suggestion.nearest(to: word, in: FontValue.words).map { "did you mean '\($0)'?" }
        ?? "use a text style such as body or headline, or a size such as '17 semibold'")
    return nil
  }

  private static let digitWords: Set<String> = [
    "monospaceddigit", "monospaceddigits", "monospaceddigitsystemfont",
  ]

  /// The words of the short form, for suggestions.
  package static let words =
    TextStyle.allCases.map(\.rawValue) + FontWeight.allCases.map(\.name)
    + FontDesign.allCases.map(\.rawValue) + FontWidth.allCases.map(\.rawValue)
    + ["italic", "monospacedDigit"]

  /// Every word of the short form but sizes, those of other frameworks last.
  package static let allWords =
    words + TextStyle.synonyms.keys.sorted() + FontDesign.synonyms.keys.sorted()
    + FontWidth.synonyms.keys.sorted() + digitWords.sorted()

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
    reader.failWeight(node)
    return nil
  }

  private static func family(_ node: SpecNode, by reader: SpecReader) -> String?? {
    guard let name = node.scalar, !name.isEmpty, name.utf8.count <= FontValue.longestFamily else {
      reader.mismatch(node, wanted: "a font family's name, for example Noto Serif")
      return nil
    }
    return .some(name)
  }

  /// The longest name of a family, in bytes; Windows allows 31 characters.
  private static let longestFamily = 200

  private static func size(_ node: SpecNode, by reader: SpecReader) -> Double? {
    var inner = reader
    inner.range = Limits.fontSize
    return inner.number(node)
  }

  public var specText: String { text }
}

extension FontDesign: SpecChoice {
  /// The names of UIKit's and AppKit's functions and of Apple's families.
  public static var synonyms: [String: FontDesign] {
    [
      "system": .default, "systemFont": .default, "newYork": .serif, "sfRounded": .rounded,
      "sfMono": .monospaced, "monospacedSystemFont": .monospaced,
    ]
  }
}

extension FontWidth: SpecChoice {
  /// What CSS calls the standard width.
  public static var synonyms: [String: FontWidth] { ["normal": .standard] }
}

extension TextStyle {
  /// The style with a name, as SwiftUI, UIKit or the type table write it.
  init?(word: String) {
    let wanted = word.lowercased()
    let match = TextStyle.allCases.first { $0.rawValue.lowercased() == wanted }
    guard let style = match ?? TextStyle.synonyms[wanted] else { return nil }
    self = style
  }

  fileprivate static let synonyms: [String: TextStyle] = [
    "title1": .title, "caption1": .caption, "subhead": .subheadline, "subtitle1": .subheadline,
    "footnote1": .footnote,
  ]
}
