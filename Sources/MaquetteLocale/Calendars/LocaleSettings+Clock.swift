extension LocaleSettings {
  /// How hours are counted here: ``hourCycle``, or what the locale does.
  package var hourCycleInUse: HourCycle {
    if let hourCycle { return hourCycle }
    for column in columns(for: .hours) where column.field == .hour {
      let letters = DateFields.letters(of: column.pattern.text)
      for cycle in HourCycle.allCases where letters.contains(cycle.letter) { return cycle }
    }
    return .h23
  }

  /// Whether clocks tell morning from afternoon.
  package var hasDayPeriods: Bool { hourCycleInUse == .h11 || hourCycleInUse == .h12 }

  /// The names of morning and afternoon: `AM` and `PM`.
  package var dayPeriods: [String] {
    texts(of: [TimeOfDay(hour: 6, minute: 0), TimeOfDay(hour: 18, minute: 0)], letters: "a")
  }

  /// The short names of morning and afternoon, for places that have little room: Persian `ق.ظ.` and
  /// `ب.ظ.`; those of ``dayPeriods`` where a language has no shorter ones.
  package var abbreviatedDayPeriods: [String] {
    let wide = dayPeriods
    var name = locale.icu.prefix { $0 != "@" }
    // A region has the abbreviations of its language, unless it has names of its own.
    while !name.isEmpty, dayPeriods(of: String(name)) == wide {
      if let short = ICU.dayPeriodAbbreviations(of: String(name)) {
        return zip(short, wide).allSatisfy { $0.count < $1.count } ? short : wide
      }
      name = name.lastIndex(of: "_").map { name[..<$0] } ?? ""
    }
    return wide
  }

  private func dayPeriods(of locale: String) -> [String]? {
    ICU.texts(
      of: [6, 18].map { Instant(milliseconds: $0 * 3_600_000) }, pattern: "a", locale: locale,
      zone: "UTC")
  }

  /// A time of day with the fields of a template, as the locale puts them: `9:41 AM` for `jmm`.
  package func text(of time: TimeOfDay, template: DateTemplate) -> String {
    texts(of: [time], letters: clockPattern(for: template)).first ?? ""
  }

  /// Times of day in a format of one's own.
  package func texts(of times: [TimeOfDay], pattern: DatePattern) -> [String] {
    texts(of: times, letters: pattern.text)
  }

  private func texts(of times: [TimeOfDay], letters pattern: String) -> [String] {
    ICU.texts(
      of: times.map { Instant(milliseconds: $0.milliseconds) }, pattern: pattern, locale: icu,
      zone: "UTC") ?? times.map { _ in "" }
  }

  /// The locale's own pattern, with AM and PM where it would write parts of the day.
  func clockPattern(for template: DateTemplate) -> String {
    DateFields.replacingDayPeriods(in: pattern(for: template))
  }
}
