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
    var rest = locale.lowercased()[...].utf8.prefix { $0 != UInt8(ascii: "@") }
    let language = takeSubtag(of: &rest)
    let next = takeSubtag(of: &rest)
    if next.utf8.count == 4, next.allSatisfy(\.isLetter) {
      return rightToLeftScripts.contains(next) ? .rightToLeft : .leftToRight
    }
    let isRightToLeft = rightToLeftLanguages.contains(language)
    let isException = exceptions[language]?.contains(next) == true
    return isRightToLeft != isException ? .rightToLeft : .leftToRight
  }

  /// Takes what stands at the start up to the next hyphen or underscore; an empty text at the end.
  private static func takeSubtag(of rest: inout Substring.UTF8View) -> String {
    func isSeparator(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    rest = rest.drop(while: isSeparator)
    let subtag = rest.prefix { !isSeparator($0) }
    rest = rest[subtag.endIndex...]
    return String(Substring(subtag))
  }
}
