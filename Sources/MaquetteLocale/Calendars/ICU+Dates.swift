internal import _FoundationICU

extension ICU {
  private static func style(_ style: DateStyle) -> UDateFormatStyle {
    switch style {
    case .none: UDAT_NONE
    case .short: UDAT_SHORT
    case .medium: UDAT_MEDIUM
    case .long: UDAT_LONG
    case .full: UDAT_FULL
    }
  }

  /// A moment in one of a locale's own styles.
  static func text(
    of instant: Instant, date: DateStyle, time: DateStyle, locale: String, zone: String
  ) -> String? {
    format(instant, dateStyle: style(date), timeStyle: style(time), "", locale, zone)
  }

  /// The pattern of one of a locale's own styles.
  static func pattern(date: DateStyle, time: DateStyle, locale: String) -> String? {
    let opened = call {
      swift_udat_open(style(time), style(date), locale, nil, 0, nil, 0, &$0)
    }
    guard let formatter = opened ?? nil else { return nil }
    defer { swift_udat_close(formatter) }
    return text { swift_udat_toPattern(formatter, 0, $0, $1, $2) }
  }

  /// A moment in a Unicode date pattern.
  static func text(of instant: Instant, pattern: String, locale: String, zone: String) -> String? {
    format(instant, dateStyle: UDAT_PATTERN, timeStyle: UDAT_PATTERN, pattern, locale, zone)
  }

  /// 15 October 1582, before which ICU's Gregorian calendar is the Julian one.
  private static let julianEnd = -12_219_292_800_000.0

  /// Makes a calendar Gregorian for all times, as ISO 8601 and Foundation have it; others stay.
  private static func reckonAsISO(_ calendar: UnsafeMutablePointer<UCalendar?>) {
    _ = call { swift_ucal_setGregorianChange(calendar, Instant.range.lowerBound, &$0) }
  }

  /// The same for the calendar of a formatter.
  private static func reckonAsISO(in formatter: UnsafeMutablePointer<UDateFormat?>) {
    guard let own = swift_udat_getCalendar(formatter),
      let calendar = call({ swift_ucal_clone(own, &$0) }) ?? nil
    else { return }
    defer { swift_ucal_close(calendar) }
    reckonAsISO(calendar)
    swift_udat_setCalendar(formatter, calendar)
  }

  /// Moments in a Unicode date pattern. Opening a formatter costs far more than using it.
  ///
  /// - Parameter digits: how some fields write their numbers; `nil` for the locale's way.
  static func texts(
    of instants: [Instant], pattern: String, locale: String, zone: String,
    digits: CalendarDigits? = nil
  ) -> [String]? {
    format(
      instants, dateStyle: UDAT_PATTERN, timeStyle: UDAT_PATTERN,
      digits?.pattern(pattern) ?? pattern, locale, zone, digits: digits)
  }

  /// Writes some fields in another numbering system; what fails stays as it is.
  private static func write(
    _ digits: CalendarDigits, locale: String, with formatter: UnsafeMutablePointer<UDateFormat?>?
  ) {
    let locale = setting("numbers", to: digits.system, in: locale)
    let opened = call { swift_unum_open(UNUM_DECIMAL, nil, 0, locale, nil, &$0) }
    // The formatter takes it over, and closes it.
    guard let numbers = opened ?? nil else { return }
    let fields = Array(digits.fields.utf16) + [0]
    _ = call { swift_udat_adoptNumberFormatForFields(formatter, fields, numbers, &$0) }
  }

  private static func format(
    _ instant: Instant, dateStyle: UDateFormatStyle, timeStyle: UDateFormatStyle,
    _ pattern: String, _ locale: String, _ zone: String
  ) -> String? {
    format(
      [instant], dateStyle: dateStyle, timeStyle: timeStyle, pattern, locale, zone)?.first
  }

  private static func format(
    _ instants: [Instant], dateStyle: UDateFormatStyle, timeStyle: UDateFormatStyle,
    _ pattern: String, _ locale: String, _ zone: String,
    digits: CalendarDigits? = nil
  ) -> [String]? {
    let (zone, pattern) = (Array(zone.utf16), Array(pattern.utf16))
    let opened = call {
      swift_udat_open(
        timeStyle, dateStyle, locale, zone, Int32(zone.count), pattern, Int32(pattern.count), &$0)
    }
    guard let formatter = opened ?? nil else { return nil }
    defer { swift_udat_close(formatter) }
    if instants.contains(where: { $0.milliseconds < julianEnd }) { reckonAsISO(in: formatter) }
    if let digits { write(digits, locale: locale, with: formatter) }
    let texts = instants.compactMap { instant in
      text { swift_udat_format(formatter, instant.milliseconds, $0, $1, nil, $2) }
    }
    guard texts.count == instants.count else { return nil }
    return digits.map { texts.map($0.shortened) } ?? texts
  }

  /// A locale's own pattern for the fields of a template.
  static func pattern(for template: String, by generator: DateGenerator.Pointer) -> String? {
    let template = Array(template.utf16)
    return text {
      swift_udatpg_getBestPattern(generator, template, Int32(template.count), $0, $1, $2)
    }
  }

  /// The name under which ICU knows a time zone; `nil` when it knows none.
  static func canonicalTimeZone(_ zone: String) -> String? {
    let zone = Array(zone.utf16)
    return text { buffer, capacity, status in
      var isSystem: UBool = 0
      return swift_ucal_getCanonicalTimeZoneID(
        zone, Int32(zone.count), buffer, capacity, &isSystem, status)
    }
  }

  /// Every IANA name of a time zone.
  static var timeZones: [String] { names { swift_ucal_openTimeZones(&$0) } }

  static func withCalendar<Result>(
    locale: String, zone: String, _ body: (UnsafeMutablePointer<UCalendar?>) -> Result?
  ) -> Result? {
    let zone = Array(zone.utf16)
    let opened = call {
      swift_ucal_open(zone, Int32(zone.count), locale, UCAL_TRADITIONAL, &$0)
    }
    guard let calendar = opened ?? nil else { return nil }
    defer { swift_ucal_close(calendar) }
    reckonAsISO(calendar)
    return body(calendar)
  }

  /// The moment at which clocks in a time zone show something, given as if it were UTC. An hour
  /// that clocks skip counts from before, one that they show twice is the first.
  static func instant(local: Double, zone: String) -> Instant? {
    withCalendar(locale: "root", zone: zone) { calendar in
      call { status in
        var (raw, saving): (Int32, Int32) = (0, 0)
        swift_ucal_setMillis(calendar, local, &status)
        swift_ucal_getTimeZoneOffsetFromLocal(
          calendar, UCAL_TZ_LOCAL_FORMER, UCAL_TZ_LOCAL_FORMER, &raw, &saving, &status)
        return Instant(milliseconds: local - Double(raw) - Double(saving))
      }
    }
  }

  private static func field(_ unit: DurationUnit) -> UCalendarDateFields? {
    switch unit {
    case .years: UCAL_YEAR
    case .months: UCAL_MONTH
    case .weeks: UCAL_WEEK_OF_YEAR
    case .days: UCAL_DATE
    case .hours, .minutes, .seconds: nil
    }
  }

  /// How many whole units of each kind lie between two moments, largest first, each in what the
  /// larger ones left over.
  static func counts(
    from start: Instant, to end: Instant, units: [DurationUnit], locale: String, zone: String
  ) -> [Int]? {
    withCalendar(locale: locale, zone: zone) { calendar in
      call { status in
        swift_ucal_setMillis(calendar, start.milliseconds, &status)
        var counts: [Int] = []
        for unit in units {
          if let field = field(unit) {
            let count = swift_ucal_getFieldDifference(
              calendar, end.milliseconds, field, &status)
            counts.append(Int(count))
          } else {
            // Hours and less are the same everywhere, and may be more than ICU counts.
            let reached = swift_ucal_getMillis(calendar, &status)
            let count = ((end.milliseconds - reached) / unit.milliseconds).rounded(.down)
            swift_ucal_setMillis(calendar, reached + count * unit.milliseconds, &status)
            counts.append(Int(count))
          }
        }
        return counts
      }
    }
  }
}
