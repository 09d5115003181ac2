internal import _FoundationICU

extension ICU {
  /// A BCP 47 tag as an ICU identifier; `nil` when a part of it makes no sense.
  static func identifier(ofTag tag: String) -> String? {
    var parsed: Int32 = 0
    let identifier = name { swift_uloc_forLanguageTag(tag, $0, $1, &parsed, $2) }
    return Int(parsed) == tag.utf8.count ? identifier : nil
  }

  /// An ICU identifier in its canonical form.
  static func canonical(_ identifier: String) -> String? {
    name { swift_uloc_canonicalize(identifier, $0, $1, $2) }
  }

  /// An identifier as a BCP 47 tag, without keywords.
  static func languageTag(of identifier: String) -> String? {
    let base = name { swift_uloc_getBaseName(identifier, $0, $1, $2) } ?? identifier
    return tag(of: base)
  }

  /// An identifier as a BCP 47 tag, its keywords as extensions.
  static func tag(of identifier: String) -> String? {
    name { swift_uloc_toLanguageTag(identifier, $0, $1, 0, $2) }
  }

  static func language(of identifier: String) -> String {
    name { swift_uloc_getLanguage(identifier, $0, $1, $2) } ?? ""
  }

  static func script(of identifier: String) -> String {
    name { swift_uloc_getScript(identifier, $0, $1, $2) } ?? ""
  }

  static func region(of identifier: String) -> String {
    name { swift_uloc_getCountry(identifier, $0, $1, $2) } ?? ""
  }

  /// The variants of an identifier, in capitals, with `_` between them.
  static func variants(of identifier: String) -> String {
    name { swift_uloc_getVariant(identifier, $0, $1, $2) } ?? ""
  }

  /// The identifier with the script and region that most people mean by it.
  static func likely(_ identifier: String) -> String? {
    name { swift_uloc_addLikelySubtags(identifier, $0, $1, $2) }
  }

  /// A keyword's value; `nil` when the identifier has none.
  static func keyword(_ key: String, of identifier: String) -> String? {
    let value = name { swift_uloc_getKeywordValue(identifier, key, $0, $1, $2) }
    return value?.isEmpty == false ? value : nil
  }

  /// The identifier with a keyword set.
  static func setting(_ key: String, to value: String, in identifier: String) -> String {
    name { buffer, capacity, status in
      guard let buffer else { return 0 }
      var index = 0
      for byte in identifier.utf8.prefix(Int(capacity) - 1) {
        buffer[index] = CChar(bitPattern: byte)
        index += 1
      }
      buffer[index] = 0
      return swift_uloc_setKeywordValue(key, value, buffer, capacity, status)
    } ?? identifier
  }

  /// Whether ISO 639 has a language.
  static func isLanguage(_ code: String) -> Bool {
    guard let iso = swift_uloc_getISO3Language(code) else { return false }
    return iso.pointee != 0
  }

  /// Whether ISO 3166 or UN M.49 has a region.
  static func isRegion(_ code: String) -> Bool {
    // A country is in a short list; for others ICU reads all it knows of regions, which takes a
    // hundred times as long.
    isCountry(code) || (call { swift_uregion_getRegionFromCode(code, &$0) } ?? nil) != nil
  }

  private static func isCountry(_ code: String) -> Bool {
    guard var next = swift_uloc_getISOCountries() else { return false }
    while let country = next.pointee {
      if String(cString: country) == code { return true }
      next += 1
    }
    return false
  }

  /// Whether a region is in a larger one: MX is in 419.
  static func isRegion(_ code: String, in larger: String) -> Bool {
    guard let part = call({ swift_uregion_getRegionFromCode(code, &$0) }) ?? nil,
      let whole = call({ swift_uregion_getRegionFromCode(larger, &$0) }) ?? nil
    else { return false }
    return swift_uregion_contains(whole, part) != 0
  }

  /// Whether ISO 15924 has a script.
  static func isScript(_ code: String) -> Bool {
    swift_u_getPropertyValueEnum(UCHAR_SCRIPT, code) >= 0
  }

  /// Whether a language is written from right to left.
  static func isRightToLeft(_ identifier: String) -> Bool {
    swift_uloc_isRightToLeft(identifier) != 0
  }

  /// Every locale that there are words for.
  static let localesWithWords: [String] = {
    guard call({ _ in true }) != nil else { return [] }
    return (0..<swift_uloc_countAvailable()).compactMap { index in
      swift_uloc_getAvailable(index).map { String(cString: $0) }
    }
  }()

  /// The languages of those.
  static let languagesWithWords = Set(localesWithWords.map(language))

  /// The numbering systems that numbers can be written in.
  static var numberingSystems: [String] { names { swift_unumsys_openAvailableNames(&$0) } }
}

extension ICU {
  /// A text in a locale's capitals.
  static func uppercased(_ string: String, locale: String) -> String? {
    let units = Array(string.utf16)
    return text { swift_u_strToUpper($0, $1, units, Int32(units.count), locale, $2) }
  }

  /// A text in small letters.
  static func lowercased(_ string: String, locale: String) -> String? {
    let units = Array(string.utf16)
    return text { swift_u_strToLower($0, $1, units, Int32(units.count), locale, $2) }
  }
}
