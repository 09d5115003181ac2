/// What decides on how dates and times are written: the settings under Language & Region.
package struct LocaleSettings: Hashable, Sendable {
  /// The language, region and digits.
  package var locale: LocaleIdentifier
  /// The calendar; `nil` follows the locale.
  package var calendar: CalendarIdentifier?
  package var timeZone: TimeZoneIdentifier
  /// How hours are counted; `nil` follows the locale.
  package var hourCycle: HourCycle?
  let generator = DateGenerator()

  /// Settings; what is not given is American English, its calendar and hours, and UTC.
  package init(
    locale: LocaleIdentifier = .englishUS, calendar: CalendarIdentifier? = nil,
    timeZone: TimeZoneIdentifier = .utc, hourCycle: HourCycle? = nil
  ) {
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
    self.hourCycle = hourCycle
  }

  /// The locale for ICU, with calendar and hours as keywords.
  var icu: String {
    var result = locale.icu
    if let calendar { result = ICU.setting("calendar", to: calendar.rawValue, in: result) }
    if let hourCycle { result = ICU.setting("hours", to: hourCycle.rawValue, in: result) }
    return result
  }

  /// The locale's own pattern for the fields of a template; `nil` when it has none.
  func pattern(for fields: String) -> String? {
    generator.answer(in: icu) { ICU.pattern(for: fields, by: $0) }
  }
}
