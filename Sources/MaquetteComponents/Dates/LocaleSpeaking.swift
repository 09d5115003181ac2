import MaquetteLocale

/// A component that can speak another language than its surroundings.
protocol LocaleSpeaking: Component {
  /// The locale; `nil` for the environment's.
  var locale: LocaleIdentifier? { get set }
}

/// A component that can also have another calendar, time zone and clock than its surroundings.
protocol LocaleSettling: LocaleSpeaking {
  /// The calendar; `nil` for the environment's.
  var calendar: CalendarIdentifier? { get set }
  /// The time zone; `nil` for the environment's.
  var timeZone: TimeZoneIdentifier? { get set }
  /// How hours are counted; `nil` for the environment's.
  var hourCycle: HourCycle? { get set }
}

extension DateLabel: LocaleSettling {}
extension DatePicker: LocaleSettling {}
extension RelativeDateLabel: LocaleSpeaking {}
extension TimerLabel: LocaleSpeaking {}

extension LocaleSpeaking {
  /// The key for the locale.
  static func localeProperty(_ prototype: Self) -> Property<Self> {
    Property(
      "locale", \.locale, "A locale such as en_US; the environment's when not given.",
      prototype: prototype)
  }
}

extension LocaleSettling {
  /// What it has of its own in place of the environment's.
  var localeOverrides: LocaleOverrides {
    LocaleOverrides(
      locale: locale, calendar: calendar, timeZone: timeZone, hourCycle: hourCycle)
  }

  /// The keys for calendar, time zone, locale and clock.
  static func localeProperties(_ prototype: Self) -> [Property<Self>] {
    [
      Property(
        "calendar", \.calendar, "A calendar; the environment's when not given.",
        prototype: prototype),
      Property(
        "timeZone", \.timeZone,
        "An IANA name or an offset such as GMT+2; the environment's when not given.",
        prototype: prototype),
      localeProperty(prototype),
      Property(
        "hourCycle", \.hourCycle, "How hours are counted; the environment's when not given.",
        prototype: prototype),
    ]
  }
}
