/// The lines and curves of a path, as far as they can be read.
struct SVGPathPieces {
  /// A line or a curve: where it is, and for how many lines it counts.
  struct Piece {
    var x: ClosedRange<Double>
    var y: ClosedRange<Double>
    var weight: Double
    var length: Double
  }

  private(set) var list: [Piece] = []
  /// Whether everything was understood.
  private(set) var isWhole = true
  /// How many numbers may be in what was not.
  private(set) var unread = 0

  private var numbers: SVGNumberReader
  private var point = Point.zero
  private var start = Point.zero
  private var control = Point.zero

  /// The lines between points.
  init(points: String) {
    numbers = SVGNumberReader(points)
    if let first = pair(relative: false) {
      (point, start) = (first, first)
      while let next = pair(relative: false) { line(to: next) }
      line(to: start)
    }
    finish()
  }

  /// The pieces of path data (SVG 2, 9.3).
  init(path: String) {
    numbers = SVGNumberReader(path)
    var previous = UInt8(0)
    while let command = numbers.command() {
      let kind = command & 0xDF
      var isFirst = true
      repeat {
        let isSmooth =
          (kind == UInt8(ascii: "S") && "CS".utf8.contains(previous))
          || (kind == UInt8(ascii: "T") && "QT".utf8.contains(previous))
        let done = piece(
          isFirst || kind != UInt8(ascii: "M") ? kind : UInt8(ascii: "L"),
          relative: command != kind, isSmooth: isSmooth)
        guard done else {
          finish()
          return
        }
        isFirst = false
        previous = kind
      } while kind != UInt8(ascii: "Z") && numbers.hasNumber
    }
    finish()
  }

  private mutating func finish() {
    _ = numbers.hasNumber
    unread = numbers.bytesLeft / 2
    isWhole = unread == 0
  }

  /// Reads one piece; false when its numbers are not there.
  private mutating func piece(_ kind: UInt8, relative: Bool, isSmooth: Bool) -> Bool {
    switch kind {
    case UInt8(ascii: "M"):
      guard let to = pair(relative: relative) else { return false }
      (point, start) = (to, to)
    case UInt8(ascii: "Z"): line(to: start)
    case UInt8(ascii: "L"):
      guard let to = pair(relative: relative) else { return false }
      line(to: to)
    case UInt8(ascii: "H"):
      guard let x = numbers.number() else { return false }
      line(to: Point(x: relative ? point.x + x : x, y: point.y))
    case UInt8(ascii: "V"):
      guard let y = numbers.number() else { return false }
      line(to: Point(x: point.x, y: relative ? point.y + y : y))
    case UInt8(ascii: "C"):
      guard let one = pair(relative: relative), let two = pair(relative: relative),
        let to = pair(relative: relative)
      else { return false }
      curve([one, two, to], control: two)
    case UInt8(ascii: "S"), UInt8(ascii: "Q"):
      guard let one = pair(relative: relative), let to = pair(relative: relative) else {
        return false
      }
      curve(isSmooth ? [mirrored, one, to] : [one, to], control: one)
    case UInt8(ascii: "T"):
      guard let to = pair(relative: relative) else { return false }
      let middle = isSmooth ? mirrored : point
      curve([middle, to], control: middle)
    case UInt8(ascii: "A"):
      guard let wide = numbers.number(), let high = numbers.number(), numbers.number() != nil,
        numbers.flag(), numbers.flag(), let to = pair(relative: relative)
      else { return false }
      let reach = 2 * max(abs(wide), abs(high)) + abs(to.x - point.x) + abs(to.y - point.y)
      curve(
        [point.offset(x: -reach, y: -reach), point.offset(x: reach, y: reach), to], control: to)
    default: return false
    }
    return true
  }

  private var mirrored: Point { control.mirrored(at: point) }

  private mutating func pair(relative: Bool) -> Point? {
    guard let x = numbers.number(), let y = numbers.number() else { return nil }
    return relative ? point.offset(x: x, y: y) : Point(x: x, y: y)
  }

  private mutating func line(to end: Point) {
    add([end], weight: 1)
    control = end
  }

  private mutating func curve(_ points: [Point], control: Point) {
    add(points, weight: nil)
    self.control = control
  }

  private mutating func add(_ points: [Point], weight: Double?) {
    var (x, y, length) = (point.x...point.x, point.y...point.y, 0.0)
    for next in points {
      let (dx, dy) = (next.x - point.x, next.y - point.y)
      guard dx.isFinite, dy.isFinite else { continue }
      length += (dx * dx + dy * dy).squareRoot()
      x = min(x.lowerBound, next.x)...max(x.upperBound, next.x)
      y = min(y.lowerBound, next.y)...max(y.upperBound, next.y)
      point = next
    }
    // Two curves cross nine times at most; long ones are drawn with more lines.
    list.append(
      Piece(x: x, y: y, weight: weight ?? max(3, length.squareRoot() / 16), length: length))
  }
}
