import MaquetteCore

/// The room of what scrolls in a screen or in one of its columns, where it goes on under bars.
///
/// It knows its extent only once it is placed, which it is before what is inside.
final class ScrollRoom {
  private var frame = Rect.zero
  private var insets = EdgeInsets.zero
  private var direction = LayoutDirection.leftToRight
  private var showsThrough = true
  /// Whether lists that begin below the bars at the top draw their own ground up to the screen's edge, where
  /// the screen's is another one.
  var drawsGrounds = false
  /// Whether the bars at the top are a window's with nothing but glass, between which grounds are seen, and contents
  /// are not.
  var isBelowGlass = false
  /// How far a view is scrolled that begins below the bars at the top, in points.
  private(set) var moved = 0.0
  /// How much of that took a large title and a search field in the bars with it, so that the view begins higher.
  private var collapse = 0.0
  /// Whether the field that people type into is scrolled into view, as it is while there is a keyboard.
  private(set) var followsFocus = false
  /// The part that neither bars nor sensors take, where contents use the rest as well; `nil` otherwise.
  private(set) var safe: Rect?
  /// How far contents moved up by themselves for that field.
  private(set) var revealed = 0.0

  /// How far a sidebar that floats over the screen reaches before the room, in points.
  private var panel = 0.0

  /// Whether contents are only asked how far they are scrolled.
  private var isAsked = false
  /// Whether screens among the contents were left out.
  private(set) var lacksScreens = false

  /// Whether a view that begins below the bars at the top is scrolled, and so goes on under them.
  var isScrolled: Bool { moved > 0 }

  /// Takes note of how far contents moved up by themselves.
  func reveal(by distance: Double) { revealed = max(revealed, distance) }

  /// Takes its place, before what is inside.
  ///
  /// - Parameters:
  ///   - frame: all of it, also what lies under bars.
  ///   - insets: how much of it bars take, and sensors at its sides.
  ///   - direction: where the sides are.
  ///   - showsThrough: whether what is scrolled is seen under the bars at the top.
  ///   - safe: the part of it that bars and sensors leave, where contents stand in all of it.
  ///   - followsFocus: whether a keyboard is shown.
  ///   - collapse: how much of a scrolled view's way made the bars lower, in points.
  ///   - isAsked: whether contents are only asked how far they are scrolled, and are placed once more.
  ///   - panel: how far a sidebar that floats over the screen reaches before it, in points.
  func place(
    in frame: Rect, insets: EdgeInsets, direction: LayoutDirection = .leftToRight,
    showsThrough: Bool = true, safe: Rect? = nil, followsFocus: Bool = false,
    collapse: Double = 0, isAsked: Bool = false, panel: Double = 0
  ) {
    self.panel = panel
    (self.isAsked, lacksScreens) = (isAsked, false)
    (self.frame, self.insets, self.direction) = (frame, insets, direction)
    self.showsThrough = showsThrough
    moved = 0
    self.collapse = collapse
    self.safe = safe
    self.followsFocus = followsFocus
    revealed = 0
  }

  /// Takes its place in another room, below a bar of its own there.
  ///
  /// - Parameters:
  ///   - part: what it has of the other room, the bar included.
  ///   - bar: how much of that the bar takes.
  ///   - around: the other room, which is placed before; `nil` for none.
  func place(
    in part: Rect, below bar: Double, of around: ScrollRoom?, direction: LayoutDirection,
    showsThrough: Bool, collapse: Double, isAsked: Bool
  ) {
    var (whole, insets) = (part, around?.insets ?? .zero)
    if let other = around?.frame {
      whole = Rect(
        x: other.minX, y: part.minY, width: other.width, height: max(0, other.maxY - part.minY))
    }
    insets.top = bar
    place(
      in: whole, insets: insets, direction: direction, showsThrough: showsThrough,
      followsFocus: around?.followsFocus == true, collapse: collapse, isAsked: isAsked,
      panel: around?.panel ?? 0)
  }

  /// Whether a screen among the contents leaves itself out: it has a room of its own, and says nothing of how far
  /// those in this one are scrolled. Placed for each question, it would take twice as long for every screen around it.
  func leavesOutScreens() -> Bool {
    lacksScreens = lacksScreens || isAsked
    return isAsked
  }

  /// Takes note of a view that is scrolled.
  func noteScrolling(of view: Rect, by distance: Double) {
    if begins(view) { moved = max(moved, distance) }
  }

  /// How much of the way of a scrolled view made the bars above it lower, in points.
  func collapse(above view: Rect) -> Double { begins(view) ? collapse : 0 }

  /// Where the contents of a view are seen: beside what is safe from sensors, and where they are scrolled under the
  /// bars, too, which it begins directly below.
  func seen(of view: Rect, isScrolled: Bool = true) -> Rect {
    isScrolled && showsThrough && begins(view) ? raised(widened(view)) : widened(view)
  }

  /// Where the ground of a view is seen: it goes on to the edge of the screen above it, and under a sidebar that floats
  /// beside it.
  ///
  /// - Parameter seen: where contents that are scrolled are seen, and the ground with them unless glass is above them;
  ///   `nil` for contents that are not.
  func ground(of view: Rect, scrolledIn seen: Rect? = nil) -> Rect {
    if let seen, !isBelowGlass { return underPanel(seen) }
    return underPanel(drawsGrounds && begins(view) ? raised(widened(view)) : widened(view))
  }

  /// A ground on and on under a sidebar that floats, where it begins beside that and is not the screen's own.
  private func underPanel(_ ground: Rect) -> Rect {
    let start = direction == .rightToLeft ? frame.maxX - ground.maxX : ground.minX - frame.minX
    guard drawsGrounds, panel > 0, abs(start) < 0.01 else { return ground }
    return ground.outset(by: EdgeInsets(leading: panel), direction: direction)
  }

  /// How much there is at the sides of a view that is as wide as what is safe from sensors.
  func sides(of view: Rect) -> EdgeInsets {
    let inner = frame.inset(by: insets, direction: direction)
    let left = abs(view.minX - inner.minX) < 0.01 ? inner.minX - frame.minX : 0
    let right = abs(view.maxX - inner.maxX) < 0.01 ? frame.maxX - inner.maxX : 0
    return direction == .rightToLeft
      ? EdgeInsets(leading: right, trailing: left) : EdgeInsets(leading: left, trailing: right)
  }

  private func begins(_ view: Rect) -> Bool {
    insets.top > 0 && abs(view.minY - frame.minY - insets.top) < 0.01
  }

  private func widened(_ view: Rect) -> Rect {
    view.outset(by: sides(of: view), direction: direction)
  }

  private func raised(_ view: Rect) -> Rect {
    Rect(x: view.minX, y: frame.minY, width: view.width, height: view.maxY - frame.minY)
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
  /// How far contents move up by themselves for the field among them that people type into: until it, or its
  /// row, is above a keyboard. Nothing where the spec says how far they are scrolled.
  ///
  /// - Parameters:
  ///   - view: the frame that shows them.
  ///   - nodes: the contents where they are when they are not scrolled.
  func revealing(_ nodes: [SceneNode], in view: Rect) -> Double {
    guard let room = self.scrollRoom, room.followsFocus, !isGiven("contentOffset"),
      let field = nodes.lazy.compactMap({ $0.focus(in: nil) }).first
    else { return 0 }
    let margin = field.isRow ? 0 : theme.metrics.spacing
    let hidden = field.frame.maxY + margin - (view.maxY - room.covered(of: view))
    let moved = max(0, min(hidden, field.frame.minY - view.minY))
    room.reveal(by: moved)
    return moved
  }

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

extension SceneNode {
  /// Whether people type into a field in it.
  var hasFocusedField: Bool { focus(in: nil) != nil }

  /// The frame of the field in it that people type into, or of the list's row with that.
  fileprivate func focus(in row: Rect?) -> (frame: Rect, isRow: Bool)? {
    if isFocused { return (row ?? frame, row != nil) }
    let row = isListRow ? frame : row
    return children.lazy.compactMap { $0.focus(in: row) }.first
  }
}
