/// How round the corners of a shape are.
public enum CornerRadius: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// A radius in points.
  case points(Double)
  /// As round as keeps the distance to the corners around: the radius of the nearest container that
  /// has one, or of the display, less the room between the two. Corners are square where that is nothing; where nothing
  /// around has round corners, a warning says so.
  case concentric

  /// A radius in points.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }

  /// A radius in points.
  public init(floatLiteral value: Double) { self = .points(value) }
}
