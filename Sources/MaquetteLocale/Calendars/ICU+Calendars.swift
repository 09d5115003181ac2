internal import _FoundationICU

extension ICU {
  /// The first day and the number of days of the month around an instant, some months later.
  static func month(of instant: Instant, offset: Int, locale: String) -> CalendarMonth? {
    withCalendar(locale: locale, zone: "UTC") { calendar in
      call { status in
        swift_ucal_setMillis(calendar, instant.milliseconds, &status)
        swift_ucal_set(calendar, UCAL_DATE, 1)
        swift_ucal_add(calendar, UCAL_MONTH, Int32(clamping: offset), &status)
        return month(calendar, &status)
      }
    }
  }

  /// All months of the year around an instant.
  static func months(inYearOf instant: Instant, locale: String) -> [CalendarMonth]? {
    withCalendar(locale: locale, zone: "UTC") { calendar in
      call { status in
        swift_ucal_setMillis(calendar, instant.milliseconds, &status)
        let passed = swift_ucal_get(calendar, UCAL_DAY_OF_YEAR, &status)
        let length = swift_ucal_getLimit(
          calendar, UCAL_DAY_OF_YEAR, UCAL_ACTUAL_MAXIMUM, &status)
        swift_ucal_add(calendar, UCAL_DATE, 1 - passed, &status)
        var months: [CalendarMonth] = []
        var days = 0
        // No calendar has more than 13 months; the bound is for one that makes no sense.
        while days < Int(length), months.count < 20, isGood(status) {
          let next = month(calendar, &status)
          months.append(next)
          days += next.count
          swift_ucal_add(calendar, UCAL_DATE, Int32(next.count), &status)
        }
        return months
      }
    }
  }

  private static func month(
    _ calendar: UnsafeMutablePointer<UCalendar?>, _ status: inout UErrorCode
  ) -> CalendarMonth {
    let start = swift_ucal_getMillis(calendar, &status)
    let count = swift_ucal_getLimit(calendar, UCAL_DATE, UCAL_ACTUAL_MAXIMUM, &status)
    return CalendarMonth(first: day(ofMilliseconds: start), count: Int(count))
  }

  /// The same date some years later; its month's last day where the year has no such day.
  static func instant(_ instant: Instant, addingYears years: Int, locale: String) -> Instant? {
    withCalendar(locale: locale, zone: "UTC") { calendar in
      call { status in
        swift_ucal_setMillis(calendar, instant.milliseconds, &status)
        swift_ucal_add(calendar, UCAL_YEAR, Int32(clamping: years), &status)
        return Instant(milliseconds: swift_ucal_getMillis(calendar, &status))
      }
    }
  }

  /// The day of the week that calendars of a locale start with, 1 for Sunday.
  static func firstWeekday(locale: String) -> Int? {
    withCalendar(locale: locale, zone: "UTC") { calendar in
      Int(swift_ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK))
    }
  }

  /// What clocks of a time zone show at an instant, as if it were UTC.
  static func local(of instant: Instant, zone: String) -> Double? {
    withCalendar(locale: "root", zone: zone) { calendar in
      call { status in
        swift_ucal_setMillis(calendar, instant.milliseconds, &status)
        let raw = swift_ucal_get(calendar, UCAL_ZONE_OFFSET, &status)
        let saving = swift_ucal_get(calendar, UCAL_DST_OFFSET, &status)
        return instant.milliseconds + Double(raw) + Double(saving)
      }
    }
  }

  /// The day of an instant in UTC.
  static func day(ofMilliseconds milliseconds: Double) -> CalendarDay {
    CalendarDay(Int((milliseconds / 86_400_000).rounded(.down)))
  }

  /// A locale's word for the present day, as an item of a list.
  static func today(locale: String) -> String? {
    let opened = call {
      swift_ureldatefmt_open(
        locale, nil, UDAT_STYLE_LONG, UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU, &$0)
    }
    guard let formatter = opened ?? nil else { return nil }
    defer { swift_ureldatefmt_close(formatter) }
    return text { swift_ureldatefmt_format(formatter, 0, UDAT_REL_UNIT_DAY, $0, $1, $2) }
  }
}
