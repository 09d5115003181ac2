/// A direction of layout.
public enum Axis: Hashable, Sendable {
  case horizontal
  case vertical

  /// The other one.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
