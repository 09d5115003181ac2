internal import _FoundationICU

extension ICU {
  /// CLDR's abbreviations of morning and afternoon in the Gregorian calendar, as a locale's own file
  /// has them; `nil` where it has none. Formatters know only the wide names.
  static func dayPeriodAbbreviations(of locale: String) -> [String]? {
    guard let bundle = call({ swift_ures_open(nil, locale, &$0) }) ?? nil else { return nil }
    var bundles = [bundle]
    defer { for bundle in bundles.reversed() { swift_ures_close(bundle) } }
    for key in ["calendar", "gregorian", "AmPmMarkersAbbr"] {
      let parent = bundles[bundles.count - 1]
      guard let child = call({ swift_ures_getByKey(parent, key, nil, &$0) }) ?? nil else {
        return nil
      }
      bundles.append(child)
    }
    let markers = bundles[bundles.count - 1]
    let texts = (Int32(0)...1).compactMap { index in
      call { status -> String? in
        var length: Int32 = 0
        guard let units = swift_ures_getStringByIndex(markers, index, &length, &status) else {
          return nil
        }
        return string(UnsafeBufferPointer(start: units, count: Int(length)))
      } ?? nil
    }
    return texts.count == 2 ? texts : nil
  }
}
