import MaquetteCore

/// A row of items whose gaps shrink where there is too little room for items that cannot. What is still too wide stands in the middle, as far
/// from both ends.
final class FittedRow: LayoutElement {
  private let spacing: Double
  private let usual: StackElement
  private let make: (Double) -> StackElement
  private lazy var tight = make(0)
  private var fitted: (spacing: Double, row: StackElement)?

  /// - Parameters:
  ///   - usual: the row with its usual gaps.
  ///   - make: the same with other gaps, given in points.
  init(_ usual: StackElement, spacing: Double, make: @escaping (Double) -> StackElement) {
    self.usual = usual
    self.spacing = spacing
    self.make = make
  }

  /// The row for a width.
  private func row(in width: Double?) -> StackElement {
    let whole = usual.minimum(along: .horizontal)
    guard let width, spacing > 0, whole > width + 0.01 else { return usual }
    let least = tight.minimum(along: .horizontal)
    guard whole > least + 0.01, width > least else { return tight }
    let own = spacing * (width - least) / (whole - least)
    if let fitted, fitted.spacing == own { return fitted.row }
    let row = make(own)
    fitted = (own, row)
    return row
  }

  func size(for proposal: ProposedSize) -> Size {
    let own = row(in: proposal.width).size(for: proposal)
    return Size(width: min(own.width, proposal.width ?? own.width), height: own.height)
  }

  func stretch(along axis: Axis) -> Stretch { usual.stretch(along: axis) }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? tight.minimum(along: axis) : usual.minimum(along: axis)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let row = row(in: frame.width)
    let width = row.size(for: ProposedSize(frame.size)).width
    guard width > frame.width else { return row.place(in: frame) }
    let middle = Rect(
      x: frame.midX - width / 2, y: frame.minY, width: width, height: frame.height)
    return row.place(in: middle)
  }
}
