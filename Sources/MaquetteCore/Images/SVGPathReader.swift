/// A step of path data, with points in the outline's own coordinates.
enum SVGPathStep {
  case move(to: Point)
  case close(to: Point)
  case line(to: Point)
  case curve(Point, Point, to: Point)
  case quadCurve(from: Point, Point, to: Point)
  case arc(
    from: Point, radii: Size, rotation: Double, isLarge: Bool, isClockwise: Bool, to: Point)
}

/// Reads the path data of SVG (SVG 2, 9.3) step by step.
struct SVGPathReader {
  private var numbers: SVGNumberReader
  private let count: Int
  private let startsAnywhere: Bool
  /// The letter of the steps that are read; 0 before the first, and after those without numbers.
  private var command = UInt8(0)
  private var previous = UInt8(0)
  private var point = Point.zero
  private var start = Point.zero
  private var control = Point.zero

  /// A reader of a text.
  ///
  /// - Parameter startsAnywhere: whether the first step need not be a move.
  init(_ text: String, startsAnywhere: Bool = false) {
    count = text.utf8.count
    numbers = SVGNumberReader(text)
    self.startsAnywhere = startsAnywhere
  }

  /// How many numbers may be in what is left.
  var mostNumbers: Int { mutating get { numbers.mostNumbers } }

  /// What is wrong with what comes next.
  func problem(_ message: String) -> SVGPathData.Problem {
    SVGPathData.Problem(message: message, offset: count - numbers.bytesLeft)
  }

  /// The next step; `nil` at the end.
  mutating func next() throws(SVGPathData.Problem) -> SVGPathStep? {
    let isFirst = command == 0 || !numbers.hasNumber
    if isFirst {
      guard let next = numbers.command() else {
        try checkEnd()
        return nil
      }
      command = next
    }
    let kind = command & 0xDF
    guard startsAnywhere || previous != 0 || kind == UInt8(ascii: "M") else {
      throw problem("path data begins with 'M' and where it starts")
    }
    guard "MZLHVCSQTA".utf8.contains(kind) else {
      throw problem("'\(Character(Unicode.Scalar(command)))' is not a step of path data")
    }
    // Numbers after those of a move are lines.
    let step = isFirst || kind != UInt8(ascii: "M") ? kind : UInt8(ascii: "L")
    guard let step = read(step, isRelative: command != kind) else {
      throw problem(numbers.problem(of: command))
    }
    previous = kind
    if kind == UInt8(ascii: "Z") { command = 0 }
    return step
  }

  private mutating func checkEnd() throws(SVGPathData.Problem) {
    // What is left is white space, or nothing that path data has.
    guard !numbers.hasNumber, numbers.bytesLeft == 0 else {
      throw problem(previous == 0 ? "path data begins with 'M'" : "this is not path data")
    }
    guard previous != 0 else { throw problem("there is no path data") }
  }

  /// Reads one step; `nil` when its numbers are not there.
  private mutating func read(_ kind: UInt8, isRelative: Bool) -> SVGPathStep? {
    let from = point
    switch kind {
    case UInt8(ascii: "M"):
      guard let to = pair(isRelative) else { return nil }
      (point, start, control) = (to, to, to)
      return .move(to: to)
    case UInt8(ascii: "Z"):
      (point, control) = (start, start)
      return .close(to: start)
    case UInt8(ascii: "L"):
      guard let to = pair(isRelative) else { return nil }
      return line(to: to)
    case UInt8(ascii: "H"):
      guard let x = numbers.number() else { return nil }
      return line(to: Point(x: isRelative ? from.x + x : x, y: from.y))
    case UInt8(ascii: "V"):
      guard let y = numbers.number() else { return nil }
      return line(to: Point(x: from.x, y: isRelative ? from.y + y : y))
    case UInt8(ascii: "C"):
      guard let one = pair(isRelative), let two = pair(isRelative), let to = pair(isRelative) else {
        return nil
      }
      (point, control) = (to, two)
      return .curve(one, two, to: to)
    case UInt8(ascii: "S"):
      guard let two = pair(isRelative), let to = pair(isRelative) else { return nil }
      let one = mirrored(after: "CS")
      (point, control) = (to, two)
      return .curve(one, two, to: to)
    case UInt8(ascii: "Q"):
      guard let middle = pair(isRelative), let to = pair(isRelative) else { return nil }
      (point, control) = (to, middle)
      return .quadCurve(from: from, middle, to: to)
    case UInt8(ascii: "T"):
      guard let to = pair(isRelative) else { return nil }
      let middle = mirrored(after: "QT")
      (point, control) = (to, middle)
      return .quadCurve(from: from, middle, to: to)
    default: return arc(isRelative)
    }
  }

  private mutating func arc(_ isRelative: Bool) -> SVGPathStep? {
    guard let width = numbers.number(), let height = numbers.number(),
      let rotation = numbers.number(), let isLarge = numbers.flag(),
      let isClockwise = numbers.flag(), let to = pair(isRelative)
    else { return nil }
    let from = point
    (point, control) = (to, to)
    return .arc(
      from: from, radii: Size(width: width, height: height), rotation: rotation,
      isLarge: isLarge, isClockwise: isClockwise, to: to)
  }

  /// Where a smooth curve is pulled to first: opposite to where the curve before it was, if that had
  /// one of the letters.
  private func mirrored(after letters: StaticString) -> Point {
    letters.withUTF8Buffer { $0.contains(previous) } ? control.mirrored(at: point) : point
  }

  private mutating func pair(_ isRelative: Bool) -> Point? {
    numbers.point(from: isRelative ? point : nil)
  }

  private mutating func line(to end: Point) -> SVGPathStep {
    (point, control) = (end, end)
    return .line(to: end)
  }
}
