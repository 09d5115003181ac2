import Maquette

/// What is printed about a component.
struct ComponentPage {
  let text: String

  init(_ schema: ComponentSchema) {
    var text = "\(schema.name): \(schema.summary)\n"
    if let key = schema.titleKey { text += "A text after it sets '\(key)'.\n" }
    if let key = schema.childrenKey { text += "A list after it sets '\(key)'.\n" }
    if !schema.properties.isEmpty {
      text += "\nKeys:\n" + Table.text(schema.properties.map(ComponentPage.row))
    }
    text += "\nKeys of every component:\n"
    let own = Set(schema.properties.flatMap(\.allNames))
    text += Table.text(
      CommonProperties.infos.filter { !own.contains($0.name) }.map(ComponentPage.row))
    for example in schema.examples {
      text += "\nExample: \(example.title)\n"
      text += example.spec.split(separator: "\n").map { "    \($0)\n" }.joined()
    }
    if schema.properties.contains(where: { $0.type == .symbol }) {
      text += "\nSymbols:\n" + ComponentPage.wrapped(Symbol.names)
    }
    self.text = text
  }

  private static func row(_ info: PropertyInfo) -> [String] {
    let names = info.allNames.joined(separator: ", ")
    let value = info.defaultText.isEmpty ? "" : " (default \(info.defaultText))"
    return ["  " + names, info.type.text + value, info.summary]
  }

  /// Words in lines of at most 96 characters.
  private static func wrapped(_ words: [String]) -> String {
    var text = ""
    var line = " "
    for word in words {
      if line.count + 1 + word.count > 96 {
        text += line + "\n"
        line = " "
      }
      line += " " + word
    }
    return text + line + "\n"
  }
}

/// What is printed about a theme.
struct ThemePage {
  let text: String

  init(_ theme: Theme) {
    let columns: [(String, ColorTraits)] = [
      ("light", ColorTraits()), ("dark", ColorTraits(appearance: .dark)),
      ("light, increased", ColorTraits(contrast: .increased)),
      ("dark, increased", ColorTraits(appearance: .dark, contrast: .increased)),
    ]
    var rows = [["colour"] + columns.map(\.0)]
    for name in theme.colors.keys.sorted() {
      rows.append([name] + columns.map { theme.colors[name]?[$0.1].hex ?? "" })
    }
    var text = "\(theme.name) (\(theme.platform.displayName))\n\n" + Table.text(rows)
    var styles = [["text style", "size / leading", "weight"]]
    for style in TextStyle.allCases {
      guard let entry = theme.typography.styles[style], let size = entry.entry(for: .large)
      else { continue }
      styles.append([
        style.rawValue,
        "\(NumberFormat.short(size.size)) / \(NumberFormat.short(size.leading))",
        entry.weight.name,
      ])
    }
    text += "\n" + Table.text(styles)
    self.text = text
  }
}
