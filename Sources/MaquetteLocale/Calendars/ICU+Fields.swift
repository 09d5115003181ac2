internal import _FoundationICU

extension ICU {
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

  /// The names of parts of a date or time.
  static func names(
    of fields: [DateColumn.Field], by generator: DateGenerator.Pointer
  ) -> [String] {
    fields.map { name in
      text {
        swift_udatpg_getFieldDisplayName(generator, field(name), UDATPG_WIDE, $0, $1, $2)
      } ?? name.rawValue
    }
  }
}
