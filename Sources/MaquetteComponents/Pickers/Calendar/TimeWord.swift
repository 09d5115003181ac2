import MaquetteLocale

/// What languages call the time of day beside a calendar. CLDR names hours and minutes, but has no
/// word for both. Estimated: the words are ours.
enum TimeWord {
  private static let words = [
    "ar": "الوقت", "ca": "Hora", "cs": "Čas", "da": "Tid", "de": "Uhrzeit", "el": "Ώρα",
    "en": "Time", "es": "Hora", "fa": "زمان", "fi": "Aika", "fr": "Heure", "he": "שעה",
    "hi": "समय", "hr": "Vrijeme", "hu": "Idő", "id": "Waktu", "it": "Ora", "ja": "時刻",
    "ko": "시간", "ms": "Masa", "nb": "Tid", "nl": "Tijd", "nn": "Tid", "no": "Tid",
    "pl": "Godzina", "pt": "Hora", "ro": "Ora", "ru": "Время", "sk": "Čas", "sv": "Tid",
    "th": "เวลา", "tr": "Saat", "uk": "Час", "ur": "وقت", "vi": "Giờ", "zh": "时间",
    "zh-Hant": "時間",
  ]

  /// The word of a locale; `nil` where none is known.
  static func named(in locale: LocaleIdentifier) -> String? {
    let parts = locale.languageTag.split(separator: "-").map(String.init)
    guard let language = parts.first else { return nil }
    let isTraditional = parts.contains { ["Hant", "TW", "HK", "MO"].contains($0) }
    if language == "zh", isTraditional, !parts.contains("Hans") { return words["zh-Hant"] }
    return words[language]
  }
}
