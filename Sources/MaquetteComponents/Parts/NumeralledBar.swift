import MaquetteCore

/// A bar with numerals below, which takes all of the width that it is offered.
protocol NumeralledBar: LayoutElement {
  /// The least width of the bar, in points.
  var minWidth: Double { get }
  /// Its width where nothing says how wide it is.
  var width: Double { get }
  /// How high it is without its numerals.
  var height: Double { get }
  var numerals: NumeralScale { get }
}

extension NumeralledBar {
  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? minWidth : height + numerals.height
  }

  func size(for proposal: ProposedSize) -> Size {
    Size(width: max(minWidth, proposal.width ?? width), height: height + numerals.height)
  }
}
