import MaquetteCore

/// Spells values as short as a person would who cares.
enum CompactSVG {
  /// A number without a zero before its point: `.5`, `-.333`.
  static func number(_ value: Double, digits: Int = 3) -> String {
    let text = NumberFormat.short(value, digits: digits)
    if text.hasPrefix("0.") { return String(text.dropFirst()) }
    if text.hasPrefix("-0.") { return "-" + text.dropFirst(2) }
    return text
  }

  /// ` name="number"`; nothing for 0, which is what these attributes are without a value.
  static func length(_ name: String, _ value: Double) -> String {
    let text = number(value)
    return text == "0" ? "" : " \(name)=\"\(text)\""
  }

  /// Numbers, with only the separators that are needed.
  static func join(_ numbers: [String]) -> String {
    var result = ""
    for number in numbers {
      if !result.isEmpty, !number.hasPrefix("-") { result += " " }
      result += number
    }
    return result
  }

  /// ` transform="…"`; nothing for none.
  static func transform(_ transform: Transform) -> String {
    if transform == .identity { return "" }
    let linear = [transform.a, transform.b, transform.c, transform.d]
    if linear == [1, 0, 0, 1] {
      return " transform=\"translate(\(join([number(transform.tx), number(transform.ty)])))\""
    }
    let words =
      linear.map { number($0, digits: 8) } + [number(transform.tx), number(transform.ty)]
    return " transform=\"matrix(\(join(words)))\""
  }

  /// `#RRGGBB`, or `#RGB` where that is the same; opacity left out.
  static func hex(_ color: Color) -> String {
    var opaque = color
    opaque.alpha = 1
    let digits = Array(opaque.hex.dropFirst())
    guard digits.count == 6, digits[0] == digits[1], digits[2] == digits[3], digits[4] == digits[5]
    else { return opaque.hex }
    return "#" + String([digits[0], digits[2], digits[4]])
  }

  /// A shape as an element without its end.
  static func element(_ shape: Shape, rule: String = "fill-rule") -> String {
    switch shape {
    case .rect(let rect): return "<rect" + box(rect)
    case .roundedRect(let rect, let radius, .circular):
      let radius = max(0, min(radius, min(rect.width, rect.height) / 2))
      return "<rect" + box(rect) + length("rx", radius)
    case .roundedRect, .path:
      var data = CompactPathData(digits: 3)
      data.add(shape.path)
      return "<path d=\"\(data.text)\"" + (shape.isEvenOdd ? " \(rule)=\"evenodd\"" : "")
    }
  }

  private static func box(_ rect: Rect) -> String {
    // A rectangle without a size is an attribute of 0, not none.
    let (width, height) = (number(max(0, rect.width)), number(max(0, rect.height)))
    return length("x", rect.minX) + length("y", rect.minY)
      + " width=\"\(width)\" height=\"\(height)\""
  }
}

/// Outlines in the language of the attribute `d`, each step relative or absolute, whichever is
/// shorter.
struct CompactPathData {
  private let digits: Int
  private let unit: Double
  private(set) var text = ""
  private var pen = (x: 0.0, y: 0.0)
  private var start = (x: 0.0, y: 0.0)
  private var command: Character = " "

  init(digits: Int) {
    self.digits = digits
    unit = (0..<digits).reduce(1.0) { value, _ in value * 10 }
  }

  /// Adds an outline, moved to the right.
  mutating func add(_ path: Path, movedBy dx: Double = 0) {
    for element in path.elements {
      switch element {
      case .move(let point):
        let to = rounded(point, dx)
        write("m", "M", [(to.x, to.y)])
        (pen, start) = (to, to)
      case .line(let point): addLine(to: rounded(point, dx))
      case .curve(let first, let second, let point):
        let (one, two, to) = (rounded(first, dx), rounded(second, dx), rounded(point, dx))
        write("c", "C", [one, two, to])
        pen = to
      case .close:
        // A line back to the start is what closing draws anyway.
        text += "z"
        command = "z"
        pen = start
      }
    }
  }

  private func rounded(_ point: Point, _ dx: Double) -> (x: Double, y: Double) {
    (((point.x + dx) * unit).rounded() / unit, (point.y * unit).rounded() / unit)
  }

  private mutating func addLine(to: (x: Double, y: Double)) {
    if to.y == pen.y {
      writeAxis("h", "H", to.x, from: pen.x)
    } else if to.x == pen.x {
      writeAxis("v", "V", to.y, from: pen.y)
    } else {
      write("l", "L", [to])
    }
    pen = to
  }

  private mutating func writeAxis(
    _ relative: Character, _ absolute: Character, _ value: Double, from: Double
  ) {
    append(relative, [value - from], absolute, [value])
  }

  private mutating func write(
    _ relative: Character, _ absolute: Character, _ points: [(x: Double, y: Double)]
  ) {
    append(
      relative, points.flatMap { [$0.x - pen.x, $0.y - pen.y] }, absolute,
      points.flatMap { [$0.x, $0.y] })
  }

  private mutating func append(
    _ relative: Character, _ offsets: [Double], _ absolute: Character, _ places: [Double]
  ) {
    let near = spelled(relative, offsets)
    let far = spelled(absolute, places)
    let isNear = near.utf8.count <= far.utf8.count
    text += isNear ? near : far
    command = isNear ? relative : absolute
  }

  private func spelled(_ letter: Character, _ numbers: [Double]) -> String {
    let body = CompactSVG.join(numbers.map { CompactSVG.number($0, digits: digits) })
    // The same command again needs no letter, but a move would become a line.
    guard letter == command, letter != "m", letter != "M" else { return String(letter) + body }
    return body.hasPrefix("-") ? body : " " + body
  }
}
