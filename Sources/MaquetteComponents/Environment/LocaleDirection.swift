import MaquetteCore

/// Which way a language is written. Tables, because layout asks for every text.
public enum LocaleDirection {
  /// Languages written from right to left (CLDR 47: `layout.json` and likely subtags).
  private static let rightToLeftLanguages: Set<String> = [
    "ae", "aeb", "ar", "arc", "arq", "ars", "ary", "arz", "bal", "bej", "bgn", "bqi", "brh",
    "chg", "ckb", "dv", "fa", "gbz", "glk", "he", "iw", "jpr", "jrb", "khw", "ks", "lad", "lah",
    "lrc", "mid", "mzn", "nqo", "ota", "pal", "phn", "ps", "rhg", "sam", "sd", "sdh", "swb",
    "syc", "syr", "ug", "ur", "yi",
  ]

  /// Regions where a language is written the other way than elsewhere (CLDR 47, likely subtags).
  private static let exceptions: [String: Set<String>] = [
    "az": ["iq", "ir"], "ha": ["cm", "sd"], "kk": ["af", "cn", "ir", "mn"], "ku": ["lb"],
    "ky": ["cn"], "ms": ["cc"], "pa": ["pk"], "sd": ["in"], "tg": ["pk"], "ug": ["kz", "mn"],
    "uz": ["af"],
  ]

  /// Scripts written from right to left; a script in a locale decides before its language.
  private static let rightToLeftScripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa", "yezi",
  ]

  /// The direction of a locale's script, or of its language in its region when it names no script.
  public static func direction(of locale: String) -> LayoutDirection {
    let tag = locale.lowercased().utf8.prefix { $0 != UInt8(ascii: "@") }
    let parts = tag.split { "-_".utf8.contains($0) }.map { String(Substring($0)) }
    guard let language = parts.first else { return .leftToRight }
    let next = parts.count > 1 ? parts[1] : ""
    if next.utf8.count == 4, next.allSatisfy(\.isLetter) {
      return rightToLeftScripts.contains(next) ? .rightToLeft : .leftToRight
    }
    let isRightToLeft = rightToLeftLanguages.contains(language)
    let isException = exceptions[language]?.contains(next) == true
    return isRightToLeft != isException ? .rightToLeft : .leftToRight
  }
}
