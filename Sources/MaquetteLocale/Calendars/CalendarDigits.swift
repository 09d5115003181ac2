/// How a calendar writes numbers in the language that it comes from, which CLDR says with the formats
/// of dates, but not with patterns: `י״ד` and `תשפ״ד` in Hebrew dates, `十五` for a day in Chinese ones.
struct CalendarDigits {
  /// The numbering system, under CLDR's name.
  let system: String
  /// The letters of the fields that have it.
  let fields: String

  /// A pattern for them: a day in Chinese words, 廿一, has no 日 behind it.
  func pattern(_ text: String) -> String {
    system == "hanidays" ? text.replacing("d日", with: "d") : text
  }

  /// A text with years as they are said: the thousands of a Hebrew year are left out in every one of
  /// this millennium, as ICU's own formats do.
  func shortened(_ text: String) -> String {
    guard system == "hebr", fields.contains("y") else { return text }
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      // A fifth day has the same letter and mark, but no letter right after them.
      if index + 2 < scalars.count, scalars[index] == "ה", scalars[index + 1] == "\u{05F3}",
        ("א"..."ת").contains(scalars[index + 2])
      {
        index += 2
        continue
      }
      result.append(scalars[index])
      index += 1
    }
    return String(result)
  }
}

extension LocaleSettings {
  /// How the calendar writes its numbers here; `nil` where it does so as everything else.
  var calendarDigits: CalendarDigits? {
    switch (ICU.keyword("calendar", of: icu), ICU.language(of: icu)) {
    case ("hebrew", "he"): CalendarDigits(system: "hebr", fields: "dy")
    case ("chinese", "zh"), ("chinese", "yue"): CalendarDigits(system: "hanidays", fields: "d")
    // Where traditional characters are written, Korea's calendar has plain digits.
    case ("dangi", "zh") where ICU.likely(icu).map(ICU.script) != "Hant":
      CalendarDigits(system: "hanidays", fields: "d")
    case ("chinese", "ja"): CalendarDigits(system: "jpan", fields: "d")
    default: nil
    }
  }
}
