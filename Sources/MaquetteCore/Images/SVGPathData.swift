/// Reads the path data of SVG (SVG 2, 9.3) as an outline.
package struct SVGPathData {
  /// Why a text is no path data.
  package struct Problem: Error, Hashable {
    /// What is wrong.
    package var message: String
    /// How many bytes of the text were understood.
    package var offset: Int
  }

  /// The most steps of an outline.
  package static let most = 20_000

  private var numbers: SVGNumberReader
  private let count: Int
  private var path = Path()
  private var point = Point.zero
  private var start = Point.zero
  private var control = Point.zero
  private var previous = UInt8(0)

  /// The outline of a text.
  package static func path(_ text: String) throws(Problem) -> Path {
    var reader = SVGPathData(text)
    try reader.read()
    return reader.path
  }

  private init(_ text: String) {
    count = text.utf8.count
    numbers = SVGNumberReader(text)
  }

  private func problem(_ message: String) -> Problem {
    Problem(message: message, offset: count - numbers.bytesLeft)
  }

  private mutating func read() throws(Problem) {
    while let command = numbers.command() {
      let kind = command & 0xDF
      guard !path.isEmpty || kind == UInt8(ascii: "M") else {
        throw problem("path data begins with 'M' and where it starts")
      }
      guard "MZLHVCSQTA".utf8.contains(kind) else {
        throw problem("'\(Character(Unicode.Scalar(command)))' is not a step of path data")
      }
      var isFirst = true
      repeat {
        // Numbers after those of a move are lines.
        let step = isFirst || kind != UInt8(ascii: "M") ? kind : UInt8(ascii: "L")
        guard add(step, isRelative: command != kind) else {
          throw problem(numbers.problem(of: command))
        }
        guard path.elements.count <= SVGPathData.most else {
          throw problem("the outline has more than \(SVGPathData.most) steps")
        }
        isFirst = false
        previous = kind
      } while kind != UInt8(ascii: "Z") && numbers.hasNumber
    }
    // What is left is white space, or nothing that path data has.
    guard !numbers.hasNumber, numbers.bytesLeft == 0 else {
      throw problem(path.isEmpty ? "path data begins with 'M'" : "this is not path data")
    }
    guard !path.isEmpty else { throw problem("there is no path data") }
  }

  /// Adds one step; false when its numbers are not there.
  private mutating func add(_ kind: UInt8, isRelative: Bool) -> Bool {
    switch kind {
    case UInt8(ascii: "M"):
      guard let to = pair(isRelative) else { return false }
      path.move(to: to)
      (point, start, control) = (to, to, to)
    case UInt8(ascii: "Z"):
      path.close()
      (point, control) = (start, start)
    case UInt8(ascii: "L"):
      guard let to = pair(isRelative) else { return false }
      line(to: to)
    case UInt8(ascii: "H"):
      guard let x = numbers.number() else { return false }
      line(to: Point(x: isRelative ? point.x + x : x, y: point.y))
    case UInt8(ascii: "V"):
      guard let y = numbers.number() else { return false }
      line(to: Point(x: point.x, y: isRelative ? point.y + y : y))
    case UInt8(ascii: "C"):
      guard let one = pair(isRelative), let two = pair(isRelative), let to = pair(isRelative) else {
        return false
      }
      curve(one, two, to: to)
    case UInt8(ascii: "S"):
      guard let two = pair(isRelative), let to = pair(isRelative) else { return false }
      curve("CS".utf8.contains(previous) ? mirrored : point, two, to: to)
    case UInt8(ascii: "Q"):
      guard let middle = pair(isRelative), let to = pair(isRelative) else { return false }
      quadCurve(middle, to: to)
    case UInt8(ascii: "T"):
      guard let to = pair(isRelative) else { return false }
      quadCurve("QT".utf8.contains(previous) ? mirrored : point, to: to)
    case UInt8(ascii: "A"): return arc(isRelative)
    default: return false
    }
    return true
  }

  private mutating func arc(_ isRelative: Bool) -> Bool {
    guard let width = numbers.number(), let height = numbers.number(),
      let rotation = numbers.number(), let isLarge = numbers.flagValue(),
      let isClockwise = numbers.flagValue(), let to = pair(isRelative)
    else { return false }
    path.arc(
      from: point, radii: Size(width: width, height: height), rotation: rotation,
      isLarge: isLarge, isClockwise: isClockwise, to: to)
    (point, control) = (to, to)
    return true
  }

  private var mirrored: Point { control.mirrored(at: point) }

  private mutating func pair(_ isRelative: Bool) -> Point? {
    guard let x = numbers.number(), let y = numbers.number() else { return nil }
    return isRelative ? point.offset(x: x, y: y) : Point(x: x, y: y)
  }

  private mutating func line(to end: Point) {
    path.line(to: end)
    (point, control) = (end, end)
  }

  private mutating func curve(_ one: Point, _ two: Point, to end: Point) {
    path.curve(one, two, to: end)
    (point, control) = (end, two)
  }

  private mutating func quadCurve(_ middle: Point, to end: Point) {
    path.quadCurve(from: point, middle, to: end)
    (point, control) = (end, middle)
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
