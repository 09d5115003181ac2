/// Numbers in the attributes of SVG.
enum SVGNumbers {
  /// The largest number that is taken: Cairo may crash or never end beyond.
  private static let limit = 1e6

  /// The rectangle of a `viewBox`; `nil` when it is none.
  static func viewBox(_ text: String) -> Rect? {
    let numbers = list(text)
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Numbers between commas and spaces; empty when something else is among them.
  static func list(_ text: some StringProtocol) -> [Double] {
    let parts = text.split { $0 == "," || $0.isWhitespace }
    let numbers = parts.compactMap { Double($0) }
    return numbers.count == parts.count ? numbers : []
  }

  /// The largest number in a text without regard to its sign; colours and references are none.
  static func largest(in text: String) throws(ImageProblem) -> Double {
    var largest = 0.0
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.first {
      if byte == UInt8(ascii: "#") {
        bytes = bytes.dropFirst().drop(while: isNameByte)
      } else if isDigit(byte) || byte == UInt8(ascii: ".") {
        let digits = number(at: bytes)
        bytes = bytes.dropFirst(max(1, digits.count))
        let text = String(decoding: digits, as: UTF8.self)
        let value = Double(text) ?? 0
        guard value <= limit else {
          throw ImageProblem(
            "is an SVG file with the number \(SpecNode.excerpt(text)); "
              + "the largest is \(Int(limit))", hint: "draw it smaller")
        }
        largest = max(largest, value)
      } else {
        bytes = bytes.dropFirst()
      }
    }
    return largest
  }

  /// The digits, point and exponent at the start of some bytes.
  private static func number(at bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = bytes.startIndex
    var hasPoint = false
    while end < bytes.endIndex {
      if bytes[end] == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if !isDigit(bytes[end]) {
        break
      }
      end += 1
    }
    guard end < bytes.endIndex, bytes[end] | 0x20 == UInt8(ascii: "e") else {
      return bytes[..<end]
    }
    var exponent = end + 1
    if exponent < bytes.endIndex, "+-".utf8.contains(bytes[exponent]) { exponent += 1 }
    guard exponent < bytes.endIndex, isDigit(bytes[exponent]) else { return bytes[..<end] }
    while exponent < bytes.endIndex, isDigit(bytes[exponent]) { exponent += 1 }
    return bytes[..<exponent]
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || "-_.".utf8.contains(byte)
  }
}
