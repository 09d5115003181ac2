/// An outline made of straight lines and cubic curves, in points.
package struct Path: Hashable, Sendable {
  /// One step of an outline.
  package enum Element: Hashable, Sendable {
    /// Starts a new subpath.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A cubic Bézier curve with its two control points.
    case curve(Point, Point, Point)
    /// Closes the subpath.
    case close
  }

  /// The steps, in order.
  package var elements: [Element]

  /// A path from its steps.
  package init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// Whether there is nothing to draw.
  package var isEmpty: Bool { elements.isEmpty }

  /// Starts a new subpath.
  package mutating func move(to point: Point) { elements.append(.move(point)) }
  /// Adds a straight line.
  package mutating func line(to point: Point) { elements.append(.line(point)) }
  /// Adds a cubic curve.
  package mutating func curve(_ first: Point, _ second: Point, to point: Point) {
    elements.append(.curve(first, second, point))
  }
  /// Closes the subpath.
  package mutating func close() { elements.append(.close) }

  /// Adds a rectangle as a closed subpath, clockwise.
  package mutating func addRect(_ rect: Rect) {
    move(to: rect.origin)
    line(to: Point(x: rect.maxX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.maxY))
    line(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds a circle as a closed subpath, clockwise.
  package mutating func addCircle(centre: Point, radius: Double) {
    let k = radius * Path.circleControl
    let (x, y) = (centre.x, centre.y)
    move(to: Point(x: x + radius, y: y))
    curve(
      Point(x: x + radius, y: y + k), Point(x: x + k, y: y + radius),
      to: Point(x: x, y: y + radius))
    curve(
      Point(x: x - k, y: y + radius), Point(x: x - radius, y: y + k),
      to: Point(x: x - radius, y: y))
    curve(
      Point(x: x - radius, y: y - k), Point(x: x - k, y: y - radius),
      to: Point(x: x, y: y - radius))
    curve(
      Point(x: x + k, y: y - radius), Point(x: x + radius, y: y - k),
      to: Point(x: x + radius, y: y))
    close()
  }

  /// The control point distance that makes a cubic curve a quarter circle of radius 1.
  package static let circleControl = 0.552_284_749_830_793_4

  /// The path with every point replaced.
  package func mapPoints(_ transform: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .curve(let first, let second, let point):
          .curve(transform(first), transform(second), transform(point))
        case .close: .close
        }
      })
  }

  /// The path scaled about the origin and then moved.
  package func scaled(by scale: Double, offset: Point = .zero) -> Path {
    mapPoints { Point(x: $0.x * scale + offset.x, y: $0.y * scale + offset.y) }
  }

  /// The path mirrored left to right about a vertical line.
  package func mirrored(aboutX x: Double) -> Path {
    mapPoints { Point(x: 2 * x - $0.x, y: $0.y) }
  }

  /// The smallest rectangle around all points and control points, or `nil` without any point.
  package var controlBounds: Rect? {
    var bounds: Rect?
    func add(_ point: Point) {
      let spot = Rect(origin: point, size: .zero)
      bounds = bounds?.union(spot) ?? spot
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let first, let second, let point):
        add(first)
        add(second)
        add(point)
      case .close: break
      }
    }
    return bounds
  }
}
