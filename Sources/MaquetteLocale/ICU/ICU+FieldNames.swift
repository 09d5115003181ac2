internal import _FoundationICU

extension ICU {
  /// A locale's words for parts of dates and times.
  static func names(of fields: [DateColumn.Field], locale: String) -> [String]? {
    guard let generator = call({ swift_udatpg_open(locale, &$0) }) ?? nil else { return nil }
    defer { swift_udatpg_close(generator) }
    let names = fields.compactMap { field in
      text {
        swift_udatpg_getFieldDisplayName(generator, Self.field(field), UDATPG_WIDE, $0, $1, $2)
      }
    }
    return names.count == fields.count ? names : nil
  }

  private static func field(_ field: DateColumn.Field) -> UDateTimePatternField {
    switch field {
    case .year: UDATPG_YEAR_FIELD
    case .month: UDATPG_MONTH_FIELD
    case .day: UDATPG_DAY_FIELD
    case .weekday: UDATPG_WEEKDAY_FIELD
    case .hour: UDATPG_HOUR_FIELD
    case .minute: UDATPG_MINUTE_FIELD
    case .second: UDATPG_SECOND_FIELD
    case .dayPeriod: UDATPG_DAYPERIOD_FIELD
    }
  }
}
