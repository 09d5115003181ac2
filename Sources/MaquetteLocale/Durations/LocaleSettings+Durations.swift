extension LocaleSettings {
  /// What lies between two instants, in whole units, largest first; the order of the instants does
  /// not matter. Days and longer are those of the calendar and the time zone, so that a day on
  /// which clocks change is one day.
  package func parts(from start: Instant, to end: Instant, in units: [DurationUnit])
    -> [DurationPart]
  {
    let units = Set(units).sorted()
    let counts = ICU.counts(
      from: min(start, end), to: max(start, end), units: units, locale: icu, zone: timeZone.icu)
    return zip(units, counts ?? []).map { DurationPart($0, $1) }
  }

  /// A duration in words or numbers. Units of which there are none are left out, but for the last
  /// one of nothing at all, and for the minutes and seconds of a clock.
  package func text(of parts: [DurationPart], style: DurationStyle) -> String {
    guard let last = parts.last else { return "" }
    if style == .positional { return positional(parts) }
    var shown = parts.filter { $0.count != 0 }
    if shown.isEmpty { shown = [last] }
    return words(shown, style: style)
  }

  private func words(_ parts: [DurationPart], style: DurationStyle) -> String {
    let locale = icu
    let text =
      switch style {
      case .positional, .abbreviated: ICU.text(of: parts, width: .narrow, locale: locale)
      case .brief: ICU.text(of: parts, width: .shorter, locale: locale)
      case .short: ICU.text(of: parts, width: .short, locale: locale)
      case .full: ICU.text(of: parts, width: .wide, locale: locale)
      case .spellOut:
        ICU.list(parts.compactMap { ICU.spelledOut($0, locale: locale) }, locale: locale)
      }
    return text ?? ""
  }

  private func positional(_ parts: [DurationPart]) -> String {
    let days = parts.filter { $0.unit <= .days && $0.count != 0 }
    var clock = parts.filter { $0.unit > .days }
    if days.isEmpty {
      // A clock has two numbers at least: 0:45.
      while clock.count > 2, clock.first?.count == 0 { clock.removeFirst() }
    }
    let first = days.isEmpty ? [] : [words(days, style: .abbreviated)]
    guard !clock.isEmpty else {
      return first.first ?? parts.last.map { number($0.count) } ?? ""
    }
    return (first + [clockText(clock, isAfterDays: !days.isEmpty)]).joined(separator: " ")
  }

  private func clockText(_ clock: [DurationPart], isAfterDays: Bool) -> String {
    let units = clock.map(\.unit)
    guard units.count > 1, units.contains(.minutes) else {
      return units.count == 1 && !isAfterDays
        ? number(clock[0].count) : words(clock, style: .abbreviated)
    }
    let pattern = ICU.clockPattern(
      hours: units.contains(.hours), seconds: units.contains(.seconds), locale: icu)
    var text = ""
    var rest = Substring(pattern ?? "h:mm:ss")
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      if let part = clock.first(where: { LocaleSettings.letter(of: $0.unit) == letter.lowercased() }
      ) {
        let isFirst = part == clock[0]
        text += number(part.count, digits: isFirst && isAfterDays ? 2 : run.count)
      } else {
        text += run
      }
    }
    return text
  }

  private static func letter(of unit: DurationUnit) -> String {
    switch unit {
    case .hours: "h"
    case .minutes: "m"
    case .seconds: "s"
    default: ""
    }
  }

  /// A whole number in the locale's digits, filled up with zeros to a number of digits, 20 at most.
  package func number(_ value: Int, digits: Int = 1) -> String {
    ICU.text(of: value, digits: max(1, min(20, digits)), locale: icu) ?? String(value)
  }

  /// The locale's sign before a number: `+` or, in typographer's length, `−`.
  package func sign(isNegative: Bool) -> String {
    let sign = ICU.sign(isNegative: isNegative, locale: icu) ?? (isNegative ? "-" : "+")
    return sign.replacing("-", with: "\u{2212}")
  }

  /// The locale's word for the present: `now`.
  package var nowText: String { ICU.now(locale: icu) ?? "" }
}
