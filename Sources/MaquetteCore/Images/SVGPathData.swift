/// Reads the path data of SVG (SVG 2, 9.3) as an outline.
package enum SVGPathData {
  /// Why a text is no path data.
  package struct Problem: Error, Hashable {
    /// What is wrong.
    package var message: String
    /// How many bytes of the text were understood.
    package var offset: Int
  }

  /// The most steps of an outline.
  package static let most = 20_000

  /// The outline of a text.
  package static func path(_ text: String) throws(Problem) -> Path {
    var reader = SVGPathReader(text)
    var path = Path()
    while let step = try reader.next() {
      switch step {
      case .move(let to): path.move(to: to)
      case .close: path.close()
      case .line(let to): path.line(to: to)
      case .curve(let one, let two, let to): path.curve(one, two, to: to)
      case .quadCurve(let from, let middle, let to): path.quadCurve(from: from, middle, to: to)
      case .arc(let from, let radii, let rotation, let isLarge, let isClockwise, let to):
        path.arc(
          from: from, radii: radii, rotation: rotation, isLarge: isLarge,
          isClockwise: isClockwise, to: to)
      }
      guard path.elements.count <= most else {
        throw reader.problem("the outline has more than \(most) steps")
      }
    }
    return path
  }
}

extension Path {
  /// Adds a curve with one control point.
  ///
  /// - Parameter start: where the path ends.
  package mutating func quadCurve(from start: Point, _ middle: Point, to end: Point) {
    // The same curve with two control points: each lies two thirds of the way to the one.
    func toward(_ from: Point) -> Point {
      Point(x: from.x + (middle.x - from.x) * 2 / 3, y: from.y + (middle.y - from.y) * 2 / 3)
    }
    curve(toward(start), toward(end), to: end)
  }
}
