/// A point in time, the same everywhere.
public struct Instant: Hashable, Sendable, Comparable {
  /// Milliseconds since 1970-01-01T00:00:00Z; leap seconds do not count.
  public let milliseconds: Double

  /// An instant by its milliseconds since 1970-01-01T00:00:00Z.
  public init(milliseconds: Double) {
    self.milliseconds = milliseconds
  }

  /// The order in time.
  public static func < (lhs: Instant, rhs: Instant) -> Bool {
    lhs.milliseconds < rhs.milliseconds
  }
}
