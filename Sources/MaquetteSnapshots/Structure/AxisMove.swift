/// What happened to something along one axis, in points: right and down are positive.
struct AxisMove {
  enum Axis: CaseIterable {
    case horizontal
    case vertical
  }

  var low: Double
  var high: Double

  init(_ displacement: Displacement, _ axis: Axis) {
    (low, high) =
      axis == .vertical
      ? (displacement.top, displacement.bottom) : (displacement.left, displacement.right)
  }

  var growth: Double { Displacement.difference(low, high) }
  var middle: Double { (low + high) / 2 }
  var isNone: Bool { low == 0 && high == 0 }

  /// Seen from what moved around it.
  func inside(_ outer: AxisMove) -> (low: Double, middle: Double, high: Double) {
    (low - outer.low, middle - outer.middle, high - outer.high)
  }
}

extension Double {
  /// Whether it is no more than edges on other pixels may be off.
  var isSnapped: Bool { abs(self) <= StackFlow.snapping }
}
