import MaquetteCore

/// How far rows below one another are scrolled: as a spec says, or else for the field among them that people type
/// into.
struct RowScroll {
  private let contentOffset: Point
  private let anchor: ScrollAnchor?
  private let context: LayoutContext

  /// - Parameters:
  ///   - contentOffset: how far they are scrolled, in points.
  ///   - anchor: which part is shown, where the offset does not say it.
  init(_ contentOffset: Point, anchor: ScrollAnchor?, context: LayoutContext) {
    self.contentOffset = contentOffset
    self.anchor = context.scrollAnchor(anchor, beside: contentOffset)
    self.context = context
  }

  /// How far they are scrolled in a frame: to their end at most, which is above the bars at the lower edge.
  ///
  /// - Parameters:
  ///   - height: how high all of them are.
  ///   - rows: their nodes where they are when they are not scrolled.
  func moved(in frame: Rect, height: Double, unscrolled rows: () -> [SceneNode]) -> Double {
    let below = context.scrollRoom?.covered(of: frame) ?? 0
    let end = Size(width: 0, height: max(0, height + below - frame.height))
    // What made the bars above it lower is a part of its way.
    let collapse = context.scrollRoom?.collapse(above: frame) ?? 0
    let way = Size(width: 0, height: end.height + collapse)
    if let anchor { return max(0, context.offset(of: anchor, atMost: way).y - collapse) }
    if contentOffset != .zero {
      return max(0, context.scrolled(by: contentOffset, atMost: way).y - collapse)
    }
    guard context.scrollRoom?.followsFocus == true else { return 0 }
    return min(end.height, context.revealing(rows(), in: frame))
  }
}
