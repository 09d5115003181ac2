import MaquetteCore

/// A line of a dump while it is read from left to right.
struct OutlineLine {
  /// Why a line is none of a dump.
  struct Problem: Error {
    var message: String
    /// Where in the text.
    var offset: Int
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let start: Int
  private let end: Int
  /// Where the rest begins.
  private(set) var offset: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    self.bytes = bytes
    self.start = start
    self.end = end
    offset = start
  }

  var isAtEnd: Bool { offset >= end }

  /// The column, from 1 and in characters, of a place.
  func column(of place: Int) -> Int {
    String(decoding: bytes[start..<min(max(place, start), end)], as: UTF8.self).count + 1
  }

  func problem(_ message: String, at place: Int? = nil) -> Problem {
    Problem(message: message, offset: place ?? offset)
  }

  /// How many spaces it begins with, which are passed.
  mutating func skipIndent() -> Int {
    let first = offset
    while offset < end, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
    return offset - first
  }

  func peek(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard end - offset >= count else { return false }
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: count)
    for index in 0..<count where bytes[offset + index] != wanted[index] { return false }
    return true
  }

  mutating func take(_ text: StaticString) -> Bool {
    guard peek(text) else { return false }
    offset += text.utf8CodeUnitCount
    return true
  }

  mutating func expect(_ text: StaticString) throws(Problem) {
    guard take(text) else { throw problem("'\(text)' is missing") }
  }

  func expectEnd() throws(Problem) {
    guard isAtEnd else { throw problem("'\(excerpt)' is more than belongs here") }
  }

  /// What comes next, for messages.
  var excerpt: String {
    let rest = String(decoding: bytes[offset..<min(end, offset + 40)], as: UTF8.self)
    return String(rest.prefix(20))
  }

  /// A number with decimals but without exponent.
  mutating func number() throws(Problem) -> Double {
    let first = offset
    let isNegative = take("-")
    var value: Int64 = 0
    var digits = 0
    var unit = 1.0
    var hasPoint = false
    while offset < end {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "."), !hasPoint, digits > 0 {
        hasPoint = true
      } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), digits < 15 {
        value = value * 10 + Int64(byte - UInt8(ascii: "0"))
        digits += 1
        if hasPoint { unit *= 10 }
      } else {
        break
      }
      offset += 1
    }
    guard digits > 0 else {
      throw problem("'\(excerpt)' is not a number", at: first)
    }
    return (isNegative ? -1 : 1) * Double(value) / unit
  }

  mutating func count() throws(Problem) -> Int {
    let first = offset
    let value = try number()
    guard value >= 0, value == value.rounded() else {
      throw problem("this is not a whole number", at: first)
    }
    // 15 digits at most, so that it fits.
    return Int(value)
  }

  /// What is between “ and the next ” without a backslash before it.
  mutating func quoted() throws(Problem) -> String {
    try expect("“")
    let first = offset
    var result: [UInt8] = []
    while offset < end {
      if take("”") { return String(decoding: result, as: UTF8.self) }
      result.append(nextByte())
    }
    throw problem("the text that begins here has no ”", at: first)
  }

  /// The next byte, or the one behind a backslash.
  private mutating func nextByte() -> UInt8 {
    if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < end { offset += 1 }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// What is up to the next space without a backslash before it.
  mutating func word() -> String {
    var result: [UInt8] = []
    while offset < end, bytes[offset] != UInt8(ascii: " ") {
      result.append(nextByte())
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// All that is left.
  mutating func rest() -> String {
    defer { offset = end }
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }

  mutating func color() throws(Problem) -> Color {
    let first = offset
    let name = word()
    guard let color = Color(hex: name) else {
      throw problem("'\(name.prefix(20))' is not a colour", at: first)
    }
    return color
  }

  mutating func rect() throws(Problem) -> Rect {
    try expect("(")
    let x = try number()
    try expect(" ")
    let y = try number()
    try expect(" ")
    let size = try size()
    try expect(")")
    return Rect(origin: Point(x: x, y: y), size: size)
  }

  mutating func size() throws(Problem) -> Size {
    let width = try number()
    try expect(" × ")
    return Size(width: width, height: try number())
  }

  mutating func point() throws(Problem) -> Point {
    let x = try number()
    try expect(" ")
    return Point(x: x, y: try number())
  }

  mutating func font() throws(Problem) -> SceneOutline.Font {
    let name = word()
    try expect(" ")
    return SceneOutline.Font(name: name, size: try number())
  }
}
