/// A point in time, the same everywhere.
public struct Instant: Hashable, Sendable, Comparable {
  /// Milliseconds since 1970-01-01T00:00:00Z; leap seconds do not count.
  public let milliseconds: Double

  /// The most milliseconds from 1970: a quarter of a million years, as in JavaScript. Calendars do
  /// not reckon much further.
  static let range = -8.64e15...8.64e15

  /// An instant by its milliseconds since 1970-01-01T00:00:00Z: at most 8.64 × 10¹⁵ before or after;
  /// beyond that it is the last one, and 1970 for what is no number.
  public init(milliseconds: Double) {
    let (first, last) = (Instant.range.lowerBound, Instant.range.upperBound)
    self.milliseconds = milliseconds.isNaN ? 0 : max(first, min(last, milliseconds))
  }

  /// The last instant that there is.
  public static let distantFuture = Instant(milliseconds: .infinity)

  /// The order in time.
  public static func < (lhs: Instant, rhs: Instant) -> Bool {
    lhs.milliseconds < rhs.milliseconds
  }
}
