/// A length of time that a text says, or a time of day, in seconds.
struct TextDuration {
  /// What stands before it: that of `Every 5 minutes`.
  let before: Substring
  /// How long it is.
  let seconds: Double

  /// `nil` for a text that says none, or says one in words that are not known here.
  init?(in text: String) {
    guard let first = TextNumber(in: text) else { return nil }
    before = first.before
    if let time = TextDuration.time(first) {
      seconds = time
      return
    }
    var sum = 0.0
    var next: TextNumber? = first
    // 1 h 30 min
    while let number = next {
      let rest = number.after.drop { $0.isWhitespace || $0 == "-" }
      let word = rest.prefix { $0.isLetter }
      guard let unit = TextDuration.unit(String(word).lowercased()) else { return nil }
      sum += number.value * unit
      next = TextNumber(in: rest[word.endIndex...])
    }
    seconds = sum
  }

  /// A time of day: 7:30, 7:30 PM.
  private static func time(_ hours: TextNumber) -> Double? {
    let rest = hours.after.dropFirst()
    guard hours.after.first == ":", hours.isWhole, (0...24).contains(hours.value),
      rest.prefix(while: { TextNumber.digit($0) != nil }).count == 2,
      let minutes = TextNumber(in: rest.prefix(2))
    else { return nil }
    let mark = rest.dropFirst(2).filter(\.isLetter).lowercased()
    guard mark.isEmpty || mark == "am" || mark == "pm" else { return nil }
    let clock = mark.isEmpty ? Int(hours.value) : Int(hours.value) % 12
    return Double(clock + (mark == "pm" ? 12 : 0)) * hour + minutes.value * minute
  }

  /// The seconds of a unit; `nil` for a word that is none.
  private static func unit(_ word: String) -> Double? {
    if let unit = short[word] { return unit }
    let fitting = starts.compactMap { seconds, words in
      words.filter(word.hasPrefix).map(\.count).max().map { (seconds: seconds, count: $0) }
    }
    return fitting.max { $0.count < $1.count }?.seconds
  }

  private static let minute = 60.0
  private static let hour = 3600.0
  private static let day = 86400.0
  /// The mean ones of the Gregorian calendar: 365.2425 days a year.
  private static let year = 365.2425 * day
  private static let month = year / 12

  /// Words that others begin with, too.
  private static let short: [String: Double] = [
    "s": 1, "h": hour, "hr": hour, "hrs": hour, "std": hour, "ora": hour, "ore": hour, "u": hour,
    "uur": hour, "d": day, "mo": month, "mos": month, "y": year, "yr": year, "yrs": year,
    "an": year, "ans": year, "年": year, "年間": year,
  ]

  /// What words for units begin with, in the languages that the system's words are known in, and
  /// some more.
  private static let starts: [Double: [String]] = [
    1: ["sec", "sek", "seg", "сек", "秒", "초", "ثاني", "ثوان", "שניה", "שניות", "שנייה", "سیکنڈ"],
    minute: ["min", "мин", "хв", "分", "분", "دقيق", "دقائق", "دقیق", "דק", "منٹ"],
    hour: [
      "hour", "stunde", "heure", "hora", "час", "時間", "小时", "小時", "시간", "ساع", "שעה", "שעות",
      "گھنٹ",
    ],
    day: [
      "day", "tag", "jour", "día", "dia", "giorn", "dag", "дн", "ден", "日", "天", "일", "يوم",
      "أيام", "روز", "יום", "ימים", "دن",
    ],
    7 * day: [
      "week", "wk", "woche", "wch", "semain", "seman", "settiman", "недел", "週", "周", "주",
      "أسبوع", "أسابيع", "هفته", "שבוע", "ہفت",
    ],
    month: [
      "month", "monat", "mois", "mes", "maand", "месяц", "か月", "ヶ月", "カ月", "个月", "個月", "개월",
      "شهر", "أشهر", "شهور", "ماه", "חודש", "مہین",
    ],
    year: [
      "year", "jahr", "anné", "año", "ano", "anni", "jaar", "год", "лет", "년", "سنة", "سنوات",
      "سال", "שנה", "שנים",
    ],
  ]
}
