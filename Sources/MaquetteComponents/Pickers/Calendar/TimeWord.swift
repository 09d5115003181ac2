import MaquetteLocale

/// What languages call the time of day beside a calendar. CLDR names hours and minutes, but has no
/// word for both. Estimated: the words are ours.
enum TimeWord {
  private static let words = [
    "af": "Tyd", "am": "ሰዓት", "ar": "الوقت", "az": "Vaxt", "be": "Час", "bg": "Час", "bn": "সময়",
    "bs": "Vrijeme", "ca": "Hora", "cs": "Čas", "cy": "Amser", "da": "Tid", "de": "Uhrzeit",
    "el": "Ώρα", "en": "Time", "es": "Hora", "et": "Kellaaeg", "eu": "Ordua", "fa": "زمان",
    "fi": "Aika", "fil": "Oras", "fr": "Heure", "gl": "Hora", "gu": "સમય", "he": "שעה",
    "hi": "समय", "hr": "Vrijeme", "hu": "Idő", "hy": "Ժամ", "id": "Waktu", "is": "Tími",
    "it": "Ora", "ja": "時刻", "ka": "დრო", "kk": "Уақыт", "km": "ម៉ោង", "kn": "ಸಮಯ", "ko": "시간",
    "lo": "ເວລາ", "lt": "Laikas", "lv": "Laiks", "mk": "Време", "ml": "സമയം", "mr": "वेळ",
    "ms": "Masa", "my": "အချိန်", "nb": "Tid", "ne": "समय", "nl": "Tijd", "nn": "Tid",
    "no": "Tid", "pa": "ਸਮਾਂ", "pl": "Godzina", "pt": "Hora", "ro": "Ora", "ru": "Время",
    "si": "වේලාව", "sk": "Čas", "sl": "Čas", "sq": "Ora", "sr": "Време", "sr-Latn": "Vreme",
    "sv": "Tid", "sw": "Saa", "ta": "நேரம்", "te": "సమయం", "th": "เวลา", "tr": "Saat",
    "uk": "Час", "ur": "وقت", "vi": "Giờ", "yue": "時間", "zh": "时间", "zh-Hant": "時間",
  ]

  /// The word of a locale; the English one where none is known.
  static func named(in locale: LocaleIdentifier) -> String {
    let language = String(locale.languageTag.prefix { $0 != "-" })
    return words["\(language)-\(locale.script)"] ?? words[language] ?? "Time"
  }
}
