internal import _FoundationICU

extension ICU {
  private static func withNumbers<Result>(
    _ style: UNumberFormatStyle, locale: String,
    _ body: (UnsafeMutablePointer<UNumberFormat?>) -> Result?
  ) -> Result? {
    let opened = call { swift_unum_open(style, nil, 0, locale, nil, &$0) }
    guard let formatter = opened ?? nil else { return nil }
    defer { swift_unum_close(formatter) }
    return body(formatter)
  }

  /// A whole number in a locale's digits, without groups, filled up with zeros.
  static func text(of number: Int, digits: Int, locale: String) -> String? {
    withNumbers(UNUM_DECIMAL, locale: locale) { formatter in
      swift_unum_setAttribute(formatter, UNUM_GROUPING_USED, 0)
      swift_unum_setAttribute(formatter, UNUM_MIN_INTEGER_DIGITS, Int32(digits))
      return text { swift_unum_formatInt64(formatter, Int64(number), $0, $1, nil, $2) }
    }
  }

  /// A locale's plus or minus sign.
  static func sign(isNegative: Bool, locale: String) -> String? {
    withNumbers(UNUM_DECIMAL, locale: locale) { formatter in
      let symbol = isNegative ? UNUM_MINUS_SIGN_SYMBOL : UNUM_PLUS_SIGN_SYMBOL
      return text { swift_unum_getSymbol(formatter, symbol, $0, $1, $2) }
    }
  }

  private static func unit(_ unit: DurationUnit) -> UAMeasureUnit {
    switch unit {
    case .years: UAMEASUNIT_DURATION_YEAR
    case .months: UAMEASUNIT_DURATION_MONTH
    case .weeks: UAMEASUNIT_DURATION_WEEK
    case .days: UAMEASUNIT_DURATION_DAY
    case .hours: UAMEASUNIT_DURATION_HOUR
    case .minutes: UAMEASUNIT_DURATION_MINUTE
    case .seconds: UAMEASUNIT_DURATION_SECOND
    }
  }

  /// How much of a unit's name is written.
  enum Width {
    case wide, short, shorter, narrow

    fileprivate var value: UAMeasureFormatWidth {
      switch self {
      case .wide: UAMEASFMT_WIDTH_WIDE
      case .short: UAMEASFMT_WIDTH_SHORT
      case .shorter: UAMEASFMT_WIDTH_SHORTER
      case .narrow: UAMEASFMT_WIDTH_NARROW
      }
    }
  }

  /// Several counts of units as one text.
  static func text(of parts: [DurationPart], width: Width, locale: String) -> String? {
    guard let formatter = call({ uameasfmt_open(locale, width.value, nil, &$0) }) ?? nil else {
      return nil
    }
    defer { uameasfmt_close(formatter) }
    let measures = parts.map { UAMeasure(value: Double($0.count), unit: unit($0.unit)) }
    return text {
      uameasfmt_formatMultiple(formatter, measures, Int32(measures.count), $0, $1, $2)
    }
  }

  /// What a unit is called where there are several of it: `minutes`.
  static func name(of unit: DurationUnit, locale: String) -> String? {
    guard let formatter = call({ uameasfmt_open(locale, UAMEASFMT_WIDTH_WIDE, nil, &$0) }) ?? nil
    else { return nil }
    defer { uameasfmt_close(formatter) }
    return text { uameasfmt_getUnitName(formatter, self.unit(unit), $0, $1, $2) }
  }

  /// A count of a unit with the number in words.
  static func spelledOut(_ part: DurationPart, locale: String) -> String? {
    guard let numbers = call({ swift_unum_open(UNUM_SPELLOUT, nil, 0, locale, nil, &$0) }) ?? nil
    else { return nil }
    // The measure's formatter owns the number's from here on, even when it cannot be opened.
    guard
      let formatter = call({ uameasfmt_open(locale, UAMEASFMT_WIDTH_WIDE, numbers, &$0) }) ?? nil
    else { return nil }
    defer { uameasfmt_close(formatter) }
    let measure = UAMeasure(value: Double(part.count), unit: unit(part.unit))
    return text {
      uameasfmt_formatMultiple(formatter, [measure], 1, $0, $1, $2)
    }
  }

  /// Texts of units as one list.
  static func list(_ texts: [String], locale: String) -> String? {
    let opened = call {
      swift_ulistfmt_openForType(locale, ULISTFMT_TYPE_UNITS, ULISTFMT_WIDTH_WIDE, &$0)
    }
    guard let formatter = opened ?? nil else { return nil }
    defer { swift_ulistfmt_close(formatter) }
    let texts = texts.map { Array($0.utf16) }
    let joined = texts.flatMap { $0 }
    return joined.withUnsafeBufferPointer { all -> String? in
      guard let base = all.baseAddress else { return nil }
      var starts: [UnsafePointer<UChar>?] = []
      var offset = 0
      for text in texts {
        starts.append(base + offset)
        offset += text.count
      }
      let lengths = texts.map { Int32($0.count) }
      return text {
        swift_ulistfmt_format(formatter, &starts, lengths, Int32(lengths.count), $0, $1, $2)
      }
    }
  }

  /// How a locale writes durations as on a clock: `h:mm:ss`, `h:mm` or `m:ss`.
  static func clockPattern(hours: Bool, seconds: Bool, locale: String) -> String? {
    let type =
      hours
      ? (seconds ? UATIMEUNITTIMEPAT_HMS : UATIMEUNITTIMEPAT_HM) : UATIMEUNITTIMEPAT_MS
    return text { uatmufmt_getTimePattern(locale, type, $0, $1, $2) }
  }

  /// A locale's word for the present moment.
  static func now(locale: String) -> String? {
    let opened = call {
      swift_ureldatefmt_open(locale, nil, UDAT_STYLE_LONG, UDISPCTX_CAPITALIZATION_NONE, &$0)
    }
    guard let formatter = opened ?? nil else { return nil }
    defer { swift_ureldatefmt_close(formatter) }
    return text { swift_ureldatefmt_format(formatter, 0, UDAT_REL_UNIT_SECOND, $0, $1, $2) }
  }
}
