import MaquetteLocale

/// Words and rules of every locale that ICU knows, which a program with a part of ICU's data has to
/// know as well.
enum WordRun {
  private static let day = Instant(milliseconds: 1_741_945_267_000)

  static func print() throws {
    for name in LocaleIdentifier.names {
      let locale = try LocaleIdentifier(name)
      for text in try texts(of: LocaleSettings(locale: locale)) { Swift.print(name, text) }
      for calendar in CalendarIdentifier.allCases {
        let settings = LocaleSettings(locale: locale, calendar: calendar)
        Swift.print(name, calendar.rawValue, dates(settings).joined(separator: " | "))
      }
    }
  }

  private static func dates(_ settings: LocaleSettings) -> [String] {
    let styles = [DateStyle.short, .medium, .long, .full]
    return styles.map { settings.text(of: day, date: $0, time: $0) }
      + settings.titles(of: DateColumn.Field.allCases)
  }

  private static func texts(of settings: LocaleSettings) throws -> [String] {
    let parts = DurationUnit.allCases.map { DurationPart($0, 2) }
    var lines = DurationStyle.allCases.map { settings.text(of: parts, style: $0) }
    for style in RelativeDateStyle.allCases {
      for isFuture in [false, true] {
        lines += settings.forms(of: parts, style: style, isFuture: isFuture)
      }
    }
    for style in NumberStyle.allCases {
      for currency in style == .currency ? ["EUR", "JPY", "INR"] : [nil] {
        let format = NumberFormatStyle(style, currency: currency)
        lines.append((try? settings.text(of: -1234567.891, format: format)) ?? "none")
      }
    }
    for zone in ["Europe/Prague", "America/New_York", "Asia/Kolkata"] {
      var settings = settings
      settings.timeZone = try TimeZoneIdentifier(zone)
      lines.append(settings.text(of: day, pattern: try DatePattern("zzzz vvvv VVV OOOO B bbbb")))
    }
    return lines + [settings.uppercased("straße ijs éà")]
  }
}
