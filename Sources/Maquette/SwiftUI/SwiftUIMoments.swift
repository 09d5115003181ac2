import MaquetteComponents
import MaquetteCore
import MaquetteLocale

/// Dates in Swift.
enum SwiftUIDates {
  /// An expression for a moment.
  ///
  /// What clocks show is the same in the preview wherever it is looked at; a moment with an offset is
  /// one and the same everywhere.
  static func expression(_ moment: Moment, timeZone: String?) -> String {
    let text = moment.description.uppercased().split(separator: " ").joined(separator: "T")
    let time = text.firstIndex(of: "T").map { text[text.index(after: $0)...] } ?? ""
    if time.contains(where: { "Z+-".contains($0) }) {
      return instant(moment.instant(in: .utc))
    }
    let day = text.prefix { $0 != "T" }.split(separator: "-").compactMap { Int($0) }
    let clock = time.split(separator: ":").compactMap { Double($0) }.map { Int($0) }
    return expression(numbers: day + clock, timeZone: timeZone)
  }

  /// An expression for a moment or a time, which is one of the day that pictures show.
  static func expression(_ moment: PickerMoment, timeZone: String?) -> String {
    switch moment {
    case .moment(let moment): expression(moment, timeZone: timeZone)
    case .time(let time):
      expression(
        numbers: [2007, 1, 9, time.hour, time.minute, time.second], timeZone: timeZone)
    }
  }

  /// Year, month and day as `DateComponents`.
  static func day(_ moment: Moment) -> String {
    let numbers = moment.description.prefix(10).split(separator: "-").compactMap { Int($0) }
    return components(numbers, timeZone: nil)
  }

  private static func expression(numbers: [Int], timeZone: String?) -> String {
    "\(components(numbers, timeZone: timeZone)).date ?? .now"
  }

  private static func components(_ numbers: [Int], timeZone: String?) -> String {
    let names = ["year", "month", "day", "hour", "minute", "second"]
    let zone = timeZone.map { ["timeZone: TimeZone(identifier: \(SwiftLiteral.string($0)))"] } ?? []
    let words = zip(names, numbers).filter { $0.0 != "second" || $0.1 != 0 }
      .map { "\($0): \($1)" }
    let all = ["calendar: Calendar(identifier: .gregorian)"] + zone + words
    return "DateComponents(\(all.joined(separator: ", ")))"
  }

  private static func instant(_ instant: Instant) -> String {
    let seconds = NumberFormat.short(instant.milliseconds / 1000)
    return "Date(timeIntervalSince1970: \(seconds))"
  }

  /// A range of dates; empty for none.
  static func range(_ from: String?, _ through: String?) -> String {
    switch (from, through) {
    case (let from?, let through?): "(\(from))...max(\(from), \(through))"
    case (let from?, nil): "(\(from))..."
    case (nil, let through?): "...(\(through))"
    case (nil, nil): ""
    }
  }

  /// SwiftUI's name for a calendar; `nil` for one that it does not have.
  static func calendar(_ name: String) -> String? {
    [
      "gregorian": "gregorian", "buddhist": "buddhist", "chinese": "chinese", "coptic": "coptic",
      "ethiopic": "ethiopicAmeteMihret", "ethiopic-amete-alem": "ethiopicAmeteAlem",
      "hebrew": "hebrew", "indian": "indian", "iso8601": "iso8601", "japanese": "japanese",
      "islamic": "islamic", "islamic-civil": "islamicCivil", "islamic-tbla": "islamicTabular",
      "islamic-umalqura": "islamicUmmAlQura", "persian": "persian", "roc": "republicOfChina",
    ][name]
  }
}

extension SwiftUIComponents {
  /// Adds what a component says about language, calendar and time zone.
  func addLocale(
    _ locale: LocaleIdentifier?, calendar: CalendarIdentifier? = nil,
    timeZone: TimeZoneIdentifier? = nil, _ keys: ExportedKeys, to view: inout SwiftView
  ) {
    if let locale {
      keys.say("locale")
      view.modifiers.append(
        ".environment(\\.locale, Locale(identifier: \(SwiftLiteral.string(locale.text))))")
    }
    if let calendar, let name = SwiftUIDates.calendar(calendar.rawValue) {
      keys.say("calendar")
      view.modifiers.append(".environment(\\.calendar, Calendar(identifier: .\(name)))")
    }
    if let timeZone {
      keys.say("timeZone")
      let name = SwiftLiteral.string(timeZone.text)
      view.modifiers.append(
        ".environment(\\.timeZone, TimeZone(identifier: \(name)) ?? .current)")
    }
  }
}
