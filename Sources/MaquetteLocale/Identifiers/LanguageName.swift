/// The language that words are in, or that a picture needs words of: the part of a locale's name that
/// both are compared by.
///
/// What a name leaves out is what most people mean by it (CLDR, likely subtags): `zh_CN` is `zh-Hans`,
/// `zh_HK` is `zh-Hant`, and `pt` is `pt-BR`.
package struct LanguageName: Hashable, Sendable {
  private let language: String
  /// The script and the region, said or likely.
  private let script: String
  private let region: String
  private let saysScript: Bool
  private let saysRegion: Bool
  private let variants: Set<Substring>

  /// Codes of one language, which CLDR has under both.
  private static let aliases = ["iw": "he", "in": "id", "ji": "yi", "no": "nb", "tl": "fil"]

  /// The language of a locale's name, for example `zh-Hant`, `zh_TW` or `ar_EG@numbers=latn`; `nil` when
  /// it names none.
  package init?(_ name: String) {
    let code = ICU.language(of: name)
    guard !code.isEmpty else { return nil }
    language = LanguageName.aliases[code] ?? code
    let said = (script: ICU.script(of: name), region: ICU.region(of: name))
    (saysScript, saysRegion) = (!said.script.isEmpty, !said.region.isEmpty)
    let likely = ICU.likely(name) ?? name
    script = saysScript ? said.script : ICU.script(of: likely)
    region = saysRegion ? said.region : ICU.region(of: likely)
    variants = Set(ICU.variants(of: name).split { $0 == "_" || $0 == "-" })
  }

  /// Whether another locale's language is this one: `de` includes `de_AT`, `zh-Hans` includes `zh_CN`, and
  /// `es-419` includes `es_MX`. Without a script and a region it is the language in every script.
  package func includes(_ other: LanguageName) -> Bool {
    language == other.language && variants.isSubset(of: other.variants)
      && (!(saysScript || saysRegion) || script == other.script)
      && (!saysRegion || region == other.region || ICU.isRegion(other.region, in: region))
  }

  /// How well words in this language serve a locale; `nil` where they do not, as in another script.
  ///
  /// Those of the region that the language is at home in serve other regions that have none: `pt-BR` is
  /// what `pt` is, and `zh_TW` what `zh-Hant` is.
  package func rank(for locale: LanguageName) -> Int? {
    guard language == locale.language, script == locale.script,
      variants.isSubset(of: locale.variants)
    else { return nil }
    if self == locale { return 100 }
    let rank = 2 * min(variants.count, 4) + (saysScript ? 1 : 0)
    if !saysRegion { return rank + 10 }
    if region == locale.region { return rank + 60 }
    if ICU.isRegion(locale.region, in: region) {
      return rank + (region == LanguageName.world ? 20 : 40)
    }
    return isAtHome ? rank : nil
  }

  /// Everywhere, by UN M.49.
  private static let world = "001"

  /// Whether its region is the likely one.
  private var isAtHome: Bool {
    ICU.likely("\(language)_\(script)").map(ICU.region) == region
  }

  /// Whether texts in it are in the language of a locale, whatever the regions of both.
  package func isSpoken(in locale: LanguageName) -> Bool {
    language == locale.language && script == locale.script
  }
}

/// Finds the words that are the nearest to a locale. What it knows of a name it keeps: tables have the
/// same ones for each text.
package struct LanguageChoice {
  /// The locale's language; `nil` when it names none.
  package let locale: LanguageName?
  private var ranks: [String: Int?] = [:]

  package init(for locale: String) { self.locale = LanguageName(locale) }

  /// The name of a language that words are in, for example `pt-BR` for `pt`; `nil` where none serves.
  package mutating func best(among names: some Sequence<String>) -> String? {
    guard let locale else { return nil }
    var best: (name: String, rank: Int)?
    for name in names {
      let known = ranks[name] ?? LanguageName(name).flatMap { $0.rank(for: locale) }
      ranks[name] = .some(known)
      guard let rank = known else { continue }
      guard let other = best else {
        best = (name, rank)
        continue
      }
      // Two spellings of one name: which of them is taken does not depend on an order.
      if (rank, other.name) > (other.rank, name) { best = (name, rank) }
    }
    return best?.name
  }
}
