import MaquetteCore

/// A locale that exists: a language, perhaps with script, region, variant and extensions, as BCP 47
/// (`ar-EG-u-nu-latn`) or ICU (`ar_EG@numbers=latn`) writes it.
public struct LocaleIdentifier: Hashable, Sendable, CustomStringConvertible {
  /// As it was written.
  public let text: String
  /// ICU's identifier for it.
  let icu: String

  /// American English.
  public static let englishUS = LocaleIdentifier(text: "en_US", icu: "en_US")

  /// As it was written.
  public var description: String { text }

  /// Every locale that there are words for, as ICU writes it.
  public static var names: [String] { ICU.localesWithWords }

  /// The codes of all languages that a locale may begin with, in small letters.
  package static let languages: [String] = {
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(Unicode.Scalar($0)) }
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    let codes = pairs + pairs.flatMap { pair in letters.map { pair + $0 } }
    return codes.filter { $0 == "und" || ICU.isLanguage($0) }
  }()

  private init(text: String, icu: String) {
    self.text = text
    self.icu = LocaleIdentifier.withDigits(icu)
  }

  /// Locales that CLDR 47 writes numbers in other digits for than the data at hand does; what a locale
  /// says itself wins.
  private static let digits = ["ur_IN": "arabext", "ur_Arab_IN": "arabext"]

  private static func withDigits(_ icu: String) -> String {
    let base = String(icu.prefix { $0 != "@" })
    guard let digits = digits[base], ICU.keyword("numbers", of: icu) == nil else { return icu }
    return icu + (icu.contains("@") ? ";" : "@") + "numbers=\(digits)"
  }

  /// Checks a locale.
  ///
  /// - Throws: which part of it there is not.
  package init(_ text: String) throws(InputProblem) {
    let icu = try LocaleIdentifier.identifier(of: text)
    try LocaleIdentifier.checkKeywords(of: icu, text)
    self.init(text: text, icu: icu)
  }

  /// The locale as a BCP 47 tag without extensions, for fonts and shaping.
  public var languageTag: String { ICU.languageTag(of: icu) ?? text }

  /// The script that it is written in, said or likely (CLDR), for example `Hant` for `zh_TW`.
  package var script: String { ICU.likely(icu).map(ICU.script) ?? "" }

  /// Whether it is written from right to left.
  public var isRightToLeft: Bool { ICU.isRightToLeft(icu) }

  /// Whether there are words for dates in its language; the others get numbers and neutral marks.
  public var hasWords: Bool {
    let language = ICU.language(of: icu)
    // The languages of all locales are asked for only by one that is none of these itself.
    return ICU.localesWithWords.contains(language) || ICU.languagesWithWords.contains(language)
  }

  private static let advice = "write a locale, for example en_US or ar-EG"

  private static func identifier(of text: String) throws(InputProblem) -> String {
    let plain = InputProblem("'\(SpecNode.excerpt(text))' is not a locale", hint: advice)
    guard text.utf8.count <= 100, text.utf8.allSatisfy(isAllowed) else {
      // LANG=en_US.UTF-8 is what people copy from a shell.
      if let dot = text.firstIndex(of: "."), text[..<dot].utf8.allSatisfy(isAllowed),
        (try? LocaleIdentifier(String(text[..<dot]))) != nil
      {
        throw InputProblem(plain.message, hint: "did you mean '\(text[..<dot])'?")
      }
      throw plain
    }
    let halves = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let tag = String(halves.first ?? "").replacing("_", with: "-")
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.utf8.count),
      language.utf8.allSatisfy(isLetter)
    else { throw plain }
    guard language.lowercased() == "und" || ICU.isLanguage(language.lowercased()) else {
      throw InputProblem(
        "'\(SpecNode.excerpt(text))' is not a locale: there is no language '\(language)'",
        hint: advice)
    }
    // There and back again: `iw` becomes `he`, as the data has it.
    guard let written = ICU.identifier(ofTag: tag), let canonical = ICU.tag(of: written),
      let base = ICU.identifier(ofTag: canonical)
    else { throw plain }
    try checkParts(of: base, text)
    guard halves.count == 2 else { return base }
    let keywords = halves[1].split(separator: ";", omittingEmptySubsequences: false)
    guard keywords.allSatisfy({ $0.split(separator: "=").count == 2 }),
      let whole = ICU.canonical("\(base.split(separator: "@").first ?? "")@\(halves[1])")
    else { throw plain }
    return whole
  }

  private static func checkParts(of icu: String, _ text: String) throws(InputProblem) {
    let (script, region) = (ICU.script(of: icu), ICU.region(of: icu))
    guard script.isEmpty || ICU.isScript(script) else {
      throw InputProblem(
        "'\(SpecNode.excerpt(text))' is not a locale: there is no script '\(script)'",
        hint: "leave the script out, or write another one, for example zh-Hans or sr-Latn")
    }
    guard region.isEmpty || ICU.isRegion(region) else {
      let language = ICU.language(of: icu)
      let likely = ICU.likely(language).map { ICU.region(of: $0) } ?? ""
      throw InputProblem(
        "'\(SpecNode.excerpt(text))' is not a locale: there is no region '\(region)'",
        hint: likely.isEmpty ? advice : "did you mean '\(language)_\(likely)'?")
    }
  }

  private static func checkKeywords(of icu: String, _ text: String) throws(InputProblem) {
    for key in ["numbers", "calendar", "hours"] {
      guard let value = ICU.keyword(key, of: icu) else { continue }
      let (name, values) = known(key)
      guard !values.contains(value) else { continue }
      throw InputProblem(
        "'\(SpecNode.excerpt(text))' is not a locale: there is no \(name) '\(value)'",
        hint: Suggestion.hint(for: value, in: values)
          ?? "use a numbering system, for example latn, arab, deva or thai")
    }
  }

  private static func known(_ key: String) -> (name: String, values: [String]) {
    switch key {
    case "numbers":
      ("numbering system", ICU.numberingSystems + ["native", "traditio", "finance"])
    case "calendar": ("calendar", CalendarIdentifier.allCases.map(\.rawValue))
    default: ("hour cycle", HourCycle.allCases.map(\.rawValue))
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    isLetter(byte) || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
      || "-_@=;".utf8.contains(byte)
  }
}
