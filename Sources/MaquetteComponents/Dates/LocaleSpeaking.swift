import MaquetteLocale

/// The keys for calendar, time zone, locale and clock.
public struct LocaleKeys: KeyList {
  public let calendar = Key<CalendarIdentifier?>(
    nil, "A calendar; the environment's when not given.")
  public let timeZone = Key<TimeZoneIdentifier?>(
    nil, "An IANA name or an offset such as GMT+2; the environment's when not given.")
  public let locale = LocaleKeys.locale()
  public let hourCycle = Key<HourCycle?>(
    nil,
    "How the hours of a day are numbered: 0–11 (h11), 1–12 (h12), 0–23 (h23) or 1–24 (h24); the "
      + "environment's when not given.")

  static func locale() -> Key<LocaleIdentifier?> {
    Key(nil, "A locale such as en_US; the environment's when not given.")
  }
}

/// A list of keys with those for calendar, time zone, locale and clock.
@dynamicMemberLookup
public protocol LocaleSettlingKeys: KeyList {
  var place: LocaleKeys { get }
}

extension LocaleSettlingKeys {
  public subscript<Value>(dynamicMember path: KeyPath<LocaleKeys, Key<Value>>) -> Key<Value> {
    place[keyPath: path]
  }
}

extension CatalogComponent where Keys: LocaleSettlingKeys {
  /// What it has of its own in place of the environment's.
  var localeOverrides: LocaleOverrides {
    LocaleOverrides(
      locale: self.locale, calendar: self.calendar, timeZone: self.timeZone,
      hourCycle: self.hourCycle)
  }
}
