/// Room of a fixed width between the items of a bar: UIBarButtonItem's fixed space.
///
/// On glass it parts two groups, which are as far from one another as any two groups, and farther only
/// where it is wider than that (`fixedSpace(0)` since iOS 26).
package struct FixedSpace: Component {
  /// In points; `nil` for the least that keeps two items apart.
  package var width: Double?

  /// The widths that a spec may ask for.
  package static let widths = 0...10_000.0

  /// Estimated: the width of one that says none, in points.
  private static let least = 8.0

  /// The room by itself.
  package var room: AnyComponent { Spacer().frame(width: width ?? FixedSpace.least) }

  package func makeElement(in context: LayoutContext) -> any LayoutElement {
    room.makeElement(in: context)
  }

  /// How much more room it takes than two groups have between them, in points.
  func excess(over spacing: Double) -> Double { max(0, (width ?? 0) - spacing) }
}
