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

  /// A material by its name, or by what SwiftUI and UIKit call it; `nil` when there is none.
  package func material(named name: String) -> ColorSet? {
    materials[name] ?? Theme.materialSynonyms[name].flatMap { materials[$0] }
  }

  /// Every colour name a user may write, sorted.
  public var colorNames: [String] {
    (Array(colors.keys) + Array(materials.keys) + Theme.plainColors.keys).sorted()
  }

  /// Colour names and their short forms, `green` for `systemGreen`: what suggestions choose from.
  public var colorWords: [String] {
    let short = colorNames.compactMap { name -> String? in
      if name.hasPrefix("system"), name.utf8.count > 6 {
        return name.dropFirst(6).prefix(1).lowercased() + name.dropFirst(7)
      }
      return name.hasSuffix("Label") ? String(name.dropLast(5)) : nil
    }
    return colorNames + short
  }

  /// Every spelling that finds a colour or a material: names, short forms, and what Apple's frameworks
  /// call them.
  package var colorSpellings: Set<String> {
    var words = Set(colorWords).union(Theme.materialSynonyms.keys)
    words.formUnion([
      "primary", "secondary", "tertiary", "quaternary", "accent", "accentColor", "controlAccent",
      "background", "windowBackground", "grey",
    ])
    for name in colors.keys where name.hasPrefix("system") {
      let short = name.dropFirst("system".count)
      words.formUnion([String(short), short.prefix(1).lowercased() + short.dropFirst()])
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

  private static func synonyms(of name: String) -> [String] {
    var result: [String] = []
    let base = name.hasSuffix("Color") && name.utf8.count > 5 ? String(name.dropLast(5)) : name
    if base != name { result.append(base) }
    switch base {
    case "primary": result.append("label")
    case "secondary", "tertiary", "quaternary": result.append(base + "Label")
    case "accent", "accentColor", "controlAccent", "controlAccentColor": result.append("tint")
    case "background", "windowBackground": result.append("systemBackground")
    case "grey": result.append("systemGray")
    default:
      if let first = base.first { result.append("system" + first.uppercased() + base.dropFirst()) }
    }
    return result
  }
}
