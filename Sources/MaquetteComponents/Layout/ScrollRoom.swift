import MaquetteCore

/// The room of what scrolls in a screen or in one of its columns, where it goes on under bars.
///
/// It knows its extent only once it is placed, which it is before what is inside.
final class ScrollRoom {
  private var frame = Rect.zero
  private var insets = EdgeInsets.zero

  /// Takes its place, before what is inside.
  ///
  /// - Parameters:
  ///   - frame: all of it, also what lies under bars.
  ///   - insets: how much of it bars take.
  func place(in frame: Rect, insets: EdgeInsets) {
    (self.frame, self.insets) = (frame, insets)
  }

  /// Where the contents of a view are seen that is scrolled: under the bars, too, which it begins
  /// directly below.
  func seen(of view: Rect) -> Rect {
    guard insets.top > 0, abs(view.minY - frame.minY - insets.top) < 0.01 else { return view }
    return Rect(x: view.minX, y: frame.minY, width: view.width, height: view.maxY - frame.minY)
  }

  /// How much of a view that goes on to the lower edge bars lie over there.
  func covered(of view: Rect) -> Double {
    abs(view.maxY - frame.maxY) < 0.01 ? insets.bottom : 0
  }

  /// How much there is below a view that ends where bars and the edges of the screen begin.
  func left(below view: Rect) -> Double {
    abs(view.maxY - frame.maxY + insets.bottom) < 0.01 ? insets.bottom : 0
  }
}

extension LayoutContext {
  /// How far something is scrolled; reports an offset beyond its end.
  ///
  /// - Parameter end: how far it can be scrolled.
  func scrolled(by offset: Point, atMost end: Size) -> Point {
    if offset.x > end.width + 0.5 || offset.y > end.height + 0.5 {
      let most = "[\(NumberFormat.short(end.width)), \(NumberFormat.short(end.height))]"
      report(
        .warning, "'contentOffset' is beyond the end of the content, which is \(most)",
        key: "contentOffset", hint: "use at most \(most)", id: .outOfRange)
    }
    return Point(x: min(max(0, offset.x), end.width), y: min(max(0, offset.y), end.height))
  }
}
