/// A point, in points from the top left corner.
public struct Point: Hashable, Sendable {
  /// Distance from the left edge.
  public var x: Double
  /// Distance from the top edge.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// A point at the given distances from the top left corner.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point moved by the given distances.
  public func offset(x dx: Double, y dy: Double) -> Point {
    Point(x: x + dx, y: y + dy)
  }

  /// The point on the other side of one, as far away from it.
  func mirrored(at centre: Point) -> Point {
    Point(x: 2 * centre.x - x, y: 2 * centre.y - y)
  }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)

  /// A size with the given extents.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of the SVG document that shows a picture of this size: browsers draw one of other than
  /// whole points blurred. A rounding error is not rounded up.
  package var roundedUp: Size {
    func up(_ value: Double) -> Double { (value - 1e-6).rounded(.up) }
    return Size(width: up(width), height: up(height))
  }
}

/// An axis-aligned rectangle, in points, y downwards.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent to the right and downwards.
  public var size: Size

  /// An empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// A rectangle from a corner and an extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from its four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// A square around a point.
  package init(centre: Point, side: Double) {
    self.init(x: centre.x - side / 2, y: centre.y - side / 2, width: side, height: side)
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The horizontal centre.
  public var midX: Double { origin.x + size.width / 2 }
  /// The vertical centre.
  public var midY: Double { origin.y + size.height / 2 }
  /// The point in its middle.
  package var centre: Point { Point(x: midX, y: midY) }
  /// The horizontal extent.
  public var width: Double { size.width }
  /// The vertical extent.
  public var height: Double { size.height }

  /// The rectangle with each edge moved inwards (outwards when negative).
  public func inset(by insets: EdgeInsets, direction: LayoutDirection) -> Rect {
    let left = direction == .rightToLeft ? insets.trailing : insets.leading
    return Rect(
      x: minX + left, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The rectangle with each edge moved outwards.
  package func outset(by insets: EdgeInsets, direction: LayoutDirection) -> Rect {
    let less = EdgeInsets(
      top: -insets.top, leading: -insets.leading, bottom: -insets.bottom,
      trailing: -insets.trailing)
    return inset(by: less, direction: direction)
  }

  /// The rectangle with every edge moved inwards by one distance (outwards when negative).
  public func inset(by distance: Double) -> Rect {
    Rect(
      x: minX + distance, y: minY + distance,
      width: max(0, width - 2 * distance), height: max(0, height - 2 * distance))
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top,
      width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle that both cover, or `nil` when they only touch or are apart.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle with the same centre and at least the given extents.
  public func expanded(toAtLeast size: Size) -> Rect {
    let width = max(self.width, size.width)
    let height = max(self.height, size.height)
    return Rect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }
}

/// Distances from the four edges, in points; leading and trailing follow the layout direction.
public struct EdgeInsets: Hashable, Sendable {
  /// Distance from the top edge.
  public var top: Double
  /// Distance from the edge where reading starts.
  public var leading: Double
  /// Distance from the bottom edge.
  public var bottom: Double
  /// Distance from the edge where reading ends.
  public var trailing: Double

  /// No inset at any edge.
  public static let zero = EdgeInsets(all: 0)

  /// Insets for the four edges; what is not given is 0.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same inset at every edge.
  public init(all: Double) {
    self.init(top: all, leading: all, bottom: all, trailing: all)
  }

  /// One inset for top and bottom and one for leading and trailing.
  public init(vertical: Double, horizontal: Double) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// Leading plus trailing.
  public var horizontal: Double { leading + trailing }
  /// Top plus bottom.
  public var vertical: Double { top + bottom }
}

/// The direction in which an interface reads.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// As for English: leading is left.
  case leftToRight
  /// As for Arabic and Hebrew: leading is right.
  case rightToLeft
}
