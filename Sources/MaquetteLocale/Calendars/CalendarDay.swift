/// A day, the same in every calendar and time zone.
package struct CalendarDay: Hashable, Sendable, Comparable, Strideable {
  /// Days since 1970-01-01, which is 0.
  package let number: Int

  /// The most days from 1970 that calendars reckon with.
  private static let range = -100_000_000...100_000_000

  /// A day by its distance from 1970-01-01: at most 100 million days, which is as far as ``Instant``
  /// goes; beyond that it is the last one.
  package init(_ number: Int) {
    self.number = min(max(number, CalendarDay.range.lowerBound), CalendarDay.range.upperBound)
  }

  /// The day of the week; all calendars here have the same week.
  package var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    let index = ((number + 4) % 7 + 7) % 7
    return Weekday.allCases[index]
  }

  /// The day's noon in UTC, which stands for it where a formatter wants an instant.
  var noon: Instant { Instant(milliseconds: (Double(number) + 0.5) * 86_400_000) }

  /// The days in between.
  package func distance(to other: CalendarDay) -> Int { other.number - number }

  /// The day some days later.
  package func advanced(by days: Int) -> CalendarDay {
    let (sum, overflow) = number.addingReportingOverflow(days)
    return CalendarDay(overflow ? (days < 0 ? Int.min : Int.max) : sum)
  }

  /// The order in time.
  package static func < (lhs: CalendarDay, rhs: CalendarDay) -> Bool { lhs.number < rhs.number }
}

/// A day of the week.
public enum Weekday: Int, Hashable, Sendable, CaseIterable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday

  /// How many days it comes after the first one of a week.
  public func offset(from first: Weekday) -> Int { (rawValue - first.rawValue + 7) % 7 }

  /// A day of its kind, in the first week of 1970.
  var sample: CalendarDay { CalendarDay(rawValue + 2) }
}
