import MaquetteCore
import MaquetteLocale
import MaquetteThemes

extension SymbolScript {
  /// Right-to-left languages in the Hebrew script (CLDR 47, likely subtags).
  private static let hebrewLanguages: Set<String> = ["he", "iw", "jpr", "jrb", "lad", "yi"]

  /// Right-to-left languages in neither of the scripts here (CLDR 47, likely subtags): Avestan,
  /// Aramaic, Divehi, Mandaic, N'Ko, Pahlavi, Phoenician, Rohingya, Samaritan, Syriac.
  private static let otherLanguages: Set<String> = [
    "ae", "arc", "dv", "mid", "nqo", "pal", "phn", "rhg", "sam", "syc", "syr",
  ]

  /// The script that a locale's language is written in; `nil` when it is another one.
  ///
  /// A script in the locale decides before its language, as for ``LocaleDirection``.
  public init?(ofLocale locale: String) {
    let parts = locale.lowercased().prefix { $0 != "@" }.split { $0 == "-" || $0 == "_" }
    guard let language = parts.first.map(String.init) else { return nil }
    if parts.count > 1, parts[1].utf8.count == 4, parts[1].allSatisfy(\.isLetter) {
      switch parts[1] {
      case "arab", "aran": self = .arabic
      case "hebr": self = .hebrew
      default: return nil
      }
      return
    }
    guard LocaleDirection.direction(of: locale) == .rightToLeft,
      !SymbolScript.otherLanguages.contains(language)
    else { return nil }
    self = SymbolScript.hebrewLanguages.contains(language) ? .hebrew : .arabic
  }
}

extension Environment {
  /// Which drawing of a symbol is shown: digits are those that numbers are written in, letters those
  /// of the language; `nil` for the one that all others see.
  func script(of symbol: Symbol) -> SymbolScript? {
    guard !symbol.variants.isEmpty else { return nil }
    if symbol.variants[.arabicDigits] != nil, let digits {
      return symbol.variants[digits] == nil ? .arabicDigits : digits
    }
    return SymbolScript(ofLocale: locale)
  }

  /// Whether numbers are in Arabic-Indic digits (U+0660 to U+0669) or in those of Persian and Urdu
  /// (U+06F0 to U+06F9); `nil` for others.
  private var digits: SymbolScript? {
    guard
      let digit = try? localeSettings().number(1).unicodeScalars.first(where: {
        $0.properties.numericType == .decimal
      })
    else { return nil }
    switch digit.value {
    case 0x0660...0x0669: return .arabicDigits
    case 0x06F0...0x06F9: return .persianDigits
    default: return nil
    }
  }
}
