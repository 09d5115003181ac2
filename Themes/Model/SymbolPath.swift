import MaquetteCore

/// Reads the outlines of symbols.
///
/// The notation is SVG's without arcs and shorthand curves (`M L H V C Q Z`, upper case absolute,
/// lower case relative), with two additions: `O cx cy r` is a circle and `R x y w h r` a rectangle
/// with round corners, each a subpath of its own.
package struct SymbolPath {
  /// The path, or `nil` when the notation is wrong.
  package static func parse(_ text: String) -> Path? {
    var reader = SymbolPath(text)
    return reader.read() ? reader.path : nil
  }

  private let bytes: [UInt8]
  private var position = 0
  private var path = Path()
  private var current = Point.zero
  private var start = Point.zero

  private init(_ text: String) { bytes = Array(text.utf8) }

  private mutating func read() -> Bool {
    var command: UInt8?
    while true {
      skipSeparators()
      guard position < bytes.count else { return !path.isEmpty }
      if isLetter(bytes[position]) {
        command = bytes[position]
        position += 1
      } else if command == nil {
        return false
      }
      guard let step = command, apply(step) else { return false }
      // A pair of numbers after a move means a line, as in SVG.
      switch step {
      case UInt8(ascii: "M"): command = UInt8(ascii: "L")
      case UInt8(ascii: "m"): command = UInt8(ascii: "l")
      case UInt8(ascii: "Z"), UInt8(ascii: "z"): command = nil
      default: break
      }
    }
  }

  private mutating func apply(_ command: UInt8) -> Bool {
    let isRelative = command >= UInt8(ascii: "a")
    let origin = isRelative ? current : .zero
    func points(_ numbers: [Double]) -> [Point] {
      stride(from: 0, to: numbers.count - 1, by: 2).map {
        Point(x: numbers[$0] + origin.x, y: numbers[$0 + 1] + origin.y)
      }
    }
    switch Character(Unicode.Scalar(command)).uppercased() {
    case "M":
      guard let to = numbers(2).map(points)?.first else { return false }
      path.move(to: to)
      (current, start) = (to, to)
    case "L":
      guard let to = numbers(2).map(points)?.first else { return false }
      line(to: to)
    case "H":
      guard let x = numbers(1)?.first else { return false }
      line(to: Point(x: x + origin.x, y: current.y))
    case "V":
      guard let y = numbers(1)?.first else { return false }
      line(to: Point(x: current.x, y: y + origin.y))
    case "C":
      guard let p = numbers(6).map(points) else { return false }
      path.curve(p[0], p[1], to: p[2])
      current = p[2]
    case "Q":
      guard let p = numbers(4).map(points) else { return false }
      // The same curve with two control points: each lies two thirds of the way to the one.
      func toward(_ from: Point) -> Point {
        Point(x: from.x + (p[0].x - from.x) * 2 / 3, y: from.y + (p[0].y - from.y) * 2 / 3)
      }
      path.curve(toward(current), toward(p[1]), to: p[1])
      current = p[1]
    case "Z":
      path.close()
      current = start
    case "O":
      guard let n = numbers(3), n[2] > 0 else { return false }
      path.addCircle(centre: Point(x: n[0], y: n[1]), radius: n[2])
    case "R":
      guard let n = numbers(5), n[2] > 0, n[3] > 0, n[4] >= 0 else { return false }
      let rect = Rect(x: n[0], y: n[1], width: n[2], height: n[3])
      path.elements += Path(roundedRect: rect, radius: n[4], curve: .circular).elements
    default:
      return false
    }
    return true
  }

  private mutating func line(to point: Point) {
    path.line(to: point)
    current = point
  }

  private mutating func numbers(_ count: Int) -> [Double]? {
    var result: [Double] = []
    for _ in 0..<count {
      guard let number = number() else { return nil }
      result.append(number)
    }
    return result
  }

  private mutating func number() -> Double? {
    skipSeparators()
    let first = position
    if position < bytes.count, bytes[position] == UInt8(ascii: "-") { position += 1 }
    while position < bytes.count, isDigit(bytes[position]) || bytes[position] == UInt8(ascii: ".") {
      position += 1
    }
    guard position > first else { return nil }
    return bytes[first..<position].withUnsafeBufferPointer { Double(decimal: $0) }
  }

  private mutating func skipSeparators() {
    while position < bytes.count,
      bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: ",")
    {
      position += 1
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }
}
