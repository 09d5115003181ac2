/// In which order the families of a font are asked for a character that the first one lacks.
struct FaceOrder {
  /// Numbers of families, the first one left out.
  let slots: [Int]
  /// How many of them are for the character's own script.
  let ownCount: Int

  /// How well a family suits, the best first.
  private enum Suits: Int {
    /// It is for the language.
    case language
    /// It is for the script, and the font names it, or the region asks for it.
    case named
    /// It is for the script.
    case script
    /// It is for symbols, and the font names it.
    case namedSymbols
    /// It is for symbols.
    case symbols
    /// It is for ideographs; among them are many symbols.
    case ideographs
    /// It is for another script.
    case other
    /// It was given by hand, and nobody knows what for.
    case added
    /// It draws emoji, whose digits are none for a text.
    case emoji
  }

  /// - Parameters:
  ///   - families: the names, the first family's included.
  ///   - named: how many of them the font names.
  ///   - need: what the character needs.
  init(
    _ families: [String], named: Int, catalog: FontCatalog, need: ParagraphScripts.Need
  ) {
    let ranked = families.indices.dropFirst().map { slot in
      let source = catalog.source(of: families[slot])
      return (
        slot: slot, suits: Self.suits(source, isNamed: slot < named, need: need),
        distance: Self.distance(of: source, need: need)
      )
    }
    let sorted = ranked.sorted {
      ($0.suits.rawValue, $0.distance, $0.slot) < ($1.suits.rawValue, $1.distance, $1.slot)
    }
    slots = sorted.map(\.slot)
    ownCount = sorted.count { $0.suits.rawValue <= Suits.script.rawValue }
  }

  private static func suits(
    _ source: FontFamilySource?, isNamed: Bool, need: ParagraphScripts.Need
  ) -> Suits {
    // A family from a file that the font names is where its author wants it.
    guard let source else { return isNamed ? .named : .added }
    if source.isEmoji { return .emoji }
    if source.scripts.isEmpty { return isNamed ? .namedSymbols : .symbols }
    if need.script != 0, source.scripts.contains(where: { ScriptCode.value($0) == need.script }) {
      if let language = source.language {
        return language == need.language ? .language : isNamed ? .named : .other
      }
      return isNamed || source.region != nil && source.region == need.region ? .named : .script
    }
    return source.region != nil ? .ideographs : .other
  }

  /// How far the family's ideographs are from those that are wanted.
  private static func distance(of source: FontFamilySource?, need: ParagraphScripts.Need) -> Int {
    guard let region = source?.region, let wanted = need.region else { return 0 }
    return wanted.distance(to: region)
  }
}
