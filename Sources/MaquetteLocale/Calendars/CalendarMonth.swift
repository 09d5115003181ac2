/// A month of some calendar.
package struct CalendarMonth: Hashable, Sendable {
  package let first: CalendarDay
  /// How many days it has.
  package let count: Int

  package var last: CalendarDay { first.advanced(by: count - 1) }

  /// All its days.
  package var days: ClosedRange<CalendarDay> { first...max(first, last) }

  init(first: CalendarDay, count: Int) {
    self.first = first
    self.count = max(1, count)
  }
}

/// A time on a clock.
public struct TimeOfDay: Hashable, Sendable, Comparable {
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int
  /// The second, 0 to 59.
  public let second: Int

  /// A time; numbers that a clock does not have become its last or first.
  public init(hour: Int, minute: Int, second: Int = 0) {
    self.hour = min(max(hour, 0), 23)
    self.minute = min(max(minute, 0), 59)
    self.second = min(max(second, 0), 59)
  }

  /// Whether it is after noon.
  public var isAfternoon: Bool { hour >= 12 }

  /// Milliseconds since midnight.
  var milliseconds: Double { Double((hour * 60 + minute) * 60 + second) * 1000 }

  /// The order on one day.
  public static func < (lhs: TimeOfDay, rhs: TimeOfDay) -> Bool {
    lhs.milliseconds < rhs.milliseconds
  }
}
