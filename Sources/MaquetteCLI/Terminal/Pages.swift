import Maquette
import MaquetteCore

/// What is printed about a component.
struct ComponentPage {
  let text: String

  init(_ schema: ComponentSchema) {
    var text = "\(schema.name): \(schema.summary)\n"
    if let key = schema.titleKey { text += "A text after it sets '\(key)'.\n" }
    if let key = schema.childrenKey { text += "A list after it sets '\(key)'.\n" }
    if !schema.properties.isEmpty {
      text += "\nKeys:\n" + schema.properties.map(ComponentPage.entry).joined()
    }
    text += "\nKeys of every component:\n"
    let own = Set(schema.properties.flatMap(\.allNames))
    text += CommonProperties.infos.filter { !own.contains($0.name) }.map(ComponentPage.entry)
      .joined()
    for example in schema.examples {
      text += "\nExample: \(example.title)\n"
      text += example.spec.split(separator: "\n").map { "    \($0)\n" }.joined()
    }
    if schema.properties.contains(where: { $0.type == .symbol }) {
      text += "\nSymbols:\n" + Table.wrapped(Symbol.names, first: 2, 2)
    }
    self.text = text
  }

  /// Names and what the value may be, then what it means.
  private static func entry(_ info: PropertyInfo) -> String {
    let type = "\(info.type.text) (default \(initial(info)))"
    let names = info.allNames.joined(separator: ", ")
    return Table.wrapped("\(names): \(type)".spacedWords, first: 2, 10)
      + Table.wrapped(info.summary.spacedWords, first: 6, 6)
  }

  private static func initial(_ info: PropertyInfo) -> String {
    info.defaultText.isEmpty ? "none" : info.defaultText
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
    text +=
      "\n"
      + Table.text(
        [["short name", "stands for"]] + theme.shortColorNames.map { [$0.name, $0.meaning] })
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
