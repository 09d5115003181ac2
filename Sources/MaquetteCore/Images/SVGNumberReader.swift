/// Reads the letters and numbers of path data one after the other.
struct SVGNumberReader {
  private var bytes: ArraySlice<UInt8>

  init(_ text: String) { bytes = Array(text.utf8)[...] }

  var bytesLeft: Int { bytes.count }

  /// How many numbers may be in what is left.
  var mostNumbers: Int {
    mutating get {
      skip()
      return bytes.count / 2
    }
  }

  /// Whether a number is next.
  var hasNumber: Bool {
    mutating get {
      skip()
      guard let byte = bytes.first else { return false }
      return "+-.".utf8.contains(byte) || (0x30...0x39).contains(byte)
    }
  }

  /// The letter that is next.
  mutating func command() -> UInt8? {
    skip()
    guard let byte = bytes.first, (0x41...0x5A).contains(byte & 0xDF) else { return nil }
    bytes = bytes.dropFirst()
    return byte
  }

  /// A flag of an arc: one digit, which may stand without a space before what follows; `nil` when
  /// something else is next.
  mutating func flag() -> Bool? {
    skip()
    guard let digit = bytes.first, digit == 0x30 || digit == 0x31 else { return nil }
    bytes = bytes.dropFirst()
    return digit == 0x31
  }

  /// The number that is next; `nil` for what is none, or is too large.
  mutating func number() -> Double? {
    guard let (value, end) = written(), let value, value.isFinite else { return nil }
    bytes = bytes[end...]
    return value
  }

  /// The point that is next, which may be told from another one.
  mutating func point(from origin: Point? = nil) -> Point? {
    guard let x = number(), let y = number() else { return nil }
    return origin?.offset(x: x, y: y) ?? Point(x: x, y: y)
  }

  /// What is wrong with the number that comes next of those of a command.
  mutating func problem(of command: UInt8) -> String {
    let name = Character(Unicode.Scalar(command))
    guard let (value, _) = written() else { return "numbers of '\(name)' are missing" }
    guard let value else { return "this is not a number" }
    return value.isFinite
      ? "a flag of '\(name)' must be 0 or 1" : "a number of '\(name)' is too large"
  }

  /// What the number that is next means, and where it ends; `nil` where none is.
  private mutating func written() -> (value: Double?, end: Int)? {
    guard hasNumber else { return nil }
    var end = bytes.startIndex
    var (hasPoint, hasExponent) = (false, false)
    while end < bytes.endIndex {
      let byte = bytes[end]
      let isFirst = end == bytes.startIndex || bytes[end - 1] | 0x20 == UInt8(ascii: "e")
      if "+-".utf8.contains(byte) {
        guard isFirst else { break }
      } else if byte == UInt8(ascii: ".") {
        guard !hasPoint, !hasExponent else { break }
        hasPoint = true
      } else if byte | 0x20 == UInt8(ascii: "e") {
        guard !hasExponent else { break }
        hasExponent = true
      } else if !(0x30...0x39).contains(byte) {
        break
      }
      end += 1
    }
    return (bytes[..<end].withUnsafeBufferPointer { Double(decimal: $0) }, end)
  }

  private mutating func skip() {
    bytes = bytes.drop { $0 == UInt8(ascii: ",") || [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0) }
  }
}
