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
    func table(_ title: String, _ sets: [String: ColorSet]) -> String {
      guard !sets.isEmpty else { return "" }
      return "\n"
        + Table.text(
          [[title] + columns.map(\.0)]
            + sets.keys.sorted().map { name in
              [name] + columns.map { sets[name]?[$0.1].hex ?? "" }
            })
    }
    var text = "\(theme.name) (\(theme.platform.displayName))\n" + table("colour", theme.colors)
    text += table("material", theme.materials) + table("colour on a material", theme.vibrant)
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
    text += "\n" + Table.text(styles) + "\n" + Table.text(ThemePage.faces(theme.typography))
    let weights = FontWeight.allCases.compactMap { weight in
      theme.typography.legibilityWeights[weight].map { [weight.name, $0.name] }
    }
    if !weights.isEmpty { text += "\n" + Table.text([["weight", "with bold text"]] + weights) }
    self.text = text
  }

  /// The families that stand for designs and widths of the system font.
  private static func faces(_ type: Typography) -> [[String]] {
    func row(_ name: String, _ family: String?) -> [String] { [name, family ?? "none"] }
    return [["design or width", "family"]]
      + FontDesign.allCases.map {
        row($0.rawValue, $0 == .default ? type.family : type.designs[$0]?.family)
      }
      + FontWidth.allCases.map {
        row($0.rawValue, $0 == .standard ? type.family : type.widths[$0]?.family)
      }
  }
}
