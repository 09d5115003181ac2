import Maquette

/// What is told of keys, components and words, in Markdown.
enum Documentation {
  /// What a key means: its values, its default, other names for it.
  static func text(of info: PropertyInfo, owner: String, isHead: Bool = false) -> String {
    var parts: [String] = []
    if isHead { parts.append("**`\(code(info.name))`**" + (owner.isEmpty ? "" : " of \(owner)")) }
    parts.append(escaped(info.summary))
    var facts = ["*Values:* " + escaped(values(of: info.type))]
    if !info.defaultText.isEmpty { facts.append("*Default:* `\(code(info.defaultText))`") }
    if !info.aliases.isEmpty { facts.append("*Also written:* " + codes(info.aliases)) }
    if let synonyms = synonyms(of: info.type) {
      let pairs = synonyms.sorted { $0.key < $1.key }
      facts.append(
        "*Other names of its values:* "
          + pairs.map { "\(codes([$0.key])) for \(codes([$0.value]))" }.joined(separator: ", "))
    }
    return (parts + [facts.joined(separator: "  \n")]).joined(separator: "\n\n")
  }

  /// What a component is: what stands behind its name, its keys, other names for it.
  static func text(of schema: ComponentSchema) -> String {
    var parts = ["**`\(schema.name)`**", escaped(schema.summary)]
    var facts: [String] = []
    if let key = schema.titleKey { facts.append("A text behind it sets `\(key)`.") }
    if let key = schema.childrenKey { facts.append("A list behind it sets `\(key)`.") }
    if !schema.properties.isEmpty {
      facts.append("*Keys:* " + codes(schema.properties.map(\.name)))
    }
    if !schema.aliases.isEmpty { facts.append("*Also written:* " + codes(schema.aliases)) }
    if !facts.isEmpty { parts.append(facts.joined(separator: "  \n")) }
    return parts.joined(separator: "\n\n")
  }

  /// What a component of the user's own takes.
  static func text(of own: OwnComponent) -> String {
    let parameters =
      own.parameters.isEmpty ? "It takes nothing." : "*Parameters:* " + codes(own.parameters)
    let file = own.file.map { " in `\(code(Paths.name(of: $0)))`" } ?? " in this file"
    return "**`\(code(own.name))`**\n\nA component that is defined\(file).\n\n\(parameters)"
  }

  /// Values that fill a screen are told by the first ones.
  private static func values(of type: SpecType) -> String {
    guard case .choice(let words, _) = type, words.count > 24 else { return type.text }
    return words.prefix(24).joined(separator: " | ") + " | …"
  }

  private static func synonyms(of type: SpecType) -> [String: String]? {
    switch type {
    case .choice(_, let words), .choices(_, let words), .words(_, let words):
      words.isEmpty ? nil : words
    default: nil
    }
  }

  private static func codes(_ words: [String]) -> String {
    words.map { "`\(code($0))`" }.joined(separator: ", ")
  }

  /// A text for between the marks of code.
  static func code(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map {
          $0 == "`" || $0.properties.generalCategory == .control ? "'" : $0
        }
      ))
  }

  /// A text in which nothing is markup.
  static func escaped(_ text: String) -> String { Escape.markdownDescription(text) }

  /// Markdown of ours as a text for who shows none.
  static func plain(_ markdown: String) -> String {
    markdown.replacing("**", with: "").replacing("`", with: "").replacing("*", with: "")
      .replacing("\\", with: "").replacing("&lt;", with: "<").replacing("&amp;", with: "&")
  }
}
