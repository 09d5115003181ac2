import MaquetteCore

extension Theme {
  /// A colour by its name, or by what SwiftUI, UIKit or AppKit call it; `nil` when there is none.
  ///
  /// `secondary` finds `secondaryLabel`, `red` finds `systemRed`, `labelColor` finds `label`. The
  /// name of a material finds what it lays over what is behind it.
  ///
  /// - Parameter isVibrant: whether the colour is drawn in front of a material.
  package func color(named name: String, traits: ColorTraits, isVibrant: Bool = false) -> Color? {
    if let set = colorSet(name, isVibrant: isVibrant) { return set[traits] }
    for candidate in Theme.synonyms(of: name) {
      if let set = colorSet(candidate, isVibrant: isVibrant) { return set[traits] }
    }
    return Theme.plainColors[name] ?? material(named: name)?[traits]
  }

  /// The theme's own name of a colour that may be called otherwise, `secondaryLabel` for `secondary`; the
  /// same name where the theme does not know it.
  package func ownColorName(_ name: String) -> String {
    ([name] + Theme.synonyms(of: name)).first { colors[$0] != nil } ?? name
  }

  /// A material by its name, or by what SwiftUI and UIKit call it; `nil` when there is none. The name of a
  /// colour is none of a material: most pictures need no materials, which are read when one is asked for.
  package func material(named name: String) -> ColorSet? {
    guard colors[name] == nil, Theme.plainColors[name] == nil, name != "tint" else { return nil }
    return materials[name] ?? Theme.materialSynonyms[name].flatMap { materials[$0] }
  }

  /// What a material is where people reduced transparency, by any of its names; `nil` for one that has no
  /// colour for that.
  package func reducedMaterial(named name: String) -> ColorSet? {
    reduced[name] ?? Theme.materialSynonyms[name].flatMap { reduced[$0] }
  }

  /// Every colour name a user may write, sorted.
  public var colorNames: [String] {
    (Array(colors.keys) + Array(materials.keys) + Theme.plainColors.keys).sorted()
  }

  /// Short names, and those of Apple's frameworks, each with the theme's name or the value that it stands
  /// for: `green` for `systemGreen`, `primary` for `label`, `clear` for `#00000000`. They are sorted.
  package var shortColorNames: [(name: String, meaning: String)] {
    var all = Theme.plainColors.mapValues(\.hex)
    for name in colors.keys where name.hasPrefix("system") && name.utf8.count > 6 {
      all[name.dropFirst(6).prefix(1).lowercased() + name.dropFirst(7)] = name
    }
    let others = Theme.otherNames.merging(Theme.materialSynonyms) { first, _ in first }
    for (name, own) in others where colors[own] != nil || materials[own] != nil { all[name] = own }
    return all.filter { colors[$0.key] == nil && materials[$0.key] == nil }
      .map { (name: $0.key, meaning: $0.value) }.sorted { $0.name < $1.name }
  }

  /// All names that `maquette themes` lists, short ones last: what completion and suggestions choose from.
  public var colorWords: [String] {
    let names = colorNames
    let known = Set(names)
    return names + shortColorNames.map(\.name).filter { !known.contains($0) }
  }

  /// Every spelling that finds a colour or a material: names, short forms, and what Apple's frameworks
  /// call them.
  package var colorSpellings: Set<String> {
    var words = Set(colorWords)
    for name in colors.keys where name.hasPrefix("system") {
      words.insert(String(name.dropFirst("system".count)))
    }
    words.formUnion(words.map { $0 + "Color" })
    return words.filter { color(named: $0, traits: ColorTraits()) != nil }
      .union(colorWords)
  }

  static let plainColors: [String: Color] = [
    "black": .black, "white": .white, "clear": .clear,
  ]

  private func colorSet(_ name: String, isVibrant: Bool) -> ColorSet? {
    guard let set = colors[name] else { return nil }
    return isVibrant ? vibrant[name] ?? set : set
  }

  /// UIKit's names for SwiftUI's materials.
  static let materialSynonyms = [
    "systemUltraThinMaterial": "ultraThinMaterial", "systemThinMaterial": "thinMaterial",
    "systemMaterial": "regularMaterial", "systemThickMaterial": "thickMaterial",
    "systemChromeMaterial": "bar", "barMaterial": "bar",
  ]

  /// What Apple's frameworks call colours, where `Color` at the end and `system` at the beginning are not
  /// all that is different.
  private static let otherNames = [
    "primary": "label", "secondary": "secondaryLabel", "tertiary": "tertiaryLabel",
    "quaternary": "quaternaryLabel", "accent": "tint", "controlAccent": "tint",
    "background": "systemBackground", "windowBackground": "systemBackground", "grey": "systemGray",
  ]

  private static func synonyms(of name: String) -> [String] {
    let base = name.hasSuffix("Color") && name.utf8.count > 5 ? String(name.dropLast(5)) : name
    let own =
      otherNames[base]
      ?? base.first.map { "system" + $0.uppercased() + String(base.dropFirst()) }
    return (base == name ? [] : [base]) + (own.map { [$0] } ?? [])
  }
}
