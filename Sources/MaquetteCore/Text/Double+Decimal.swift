extension Double {
  /// The number that a text has in decimal notation, as `Double(_:)` reads it; `nil` for `nan`, `inf` and
  /// hexadecimal, which that also takes and nobody means.
  package init?(decimal text: String) {
    var text = text
    let value = text.withUTF8 { Double(decimal: $0) }
    guard let value else { return nil }
    self = value
  }

  /// The number that bytes have in decimal notation.
  package init?(decimal bytes: UnsafeBufferPointer<UInt8>) {
    if let short = Double.short(bytes) {
      self = short
      return
    }
    let isPlain = bytes.allSatisfy {
      Double.digit($0) != nil || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: "+") || $0 | 0x20 == UInt8(ascii: "e")
    }
    guard isPlain, let value = Double(String(decoding: bytes, as: UTF8.self)) else { return nil }
    self = value
  }

  /// A number of at most 15 digits without an exponent, as nearly all are that people write; `nil` for
  /// others.
  ///
  /// So many digits are an exact number, as is the power of ten that they are divided by; one division
  /// therefore gives the nearest number, ten times as fast as for any text.
  private static func short(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let start = isNegative || bytes.first == UInt8(ascii: "+") ? 1 : 0
    guard (start + 1...start + 15).contains(bytes.count), digit(bytes[start]) != nil,
      digit(bytes[bytes.count - 1]) != nil
    else { return nil }
    var (value, unit) = (0, 1)
    var hasPoint = false
    for byte in bytes[start...] {
      if let digit = digit(byte) {
        value = value * 10 + digit
        if hasPoint { unit *= 10 }
      } else if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        return nil
      }
    }
    let number = Double(value) / Double(unit)
    return isNegative ? -number : number
  }

  private static func digit(_ byte: UInt8) -> Int? {
    let digit = byte &- UInt8(ascii: "0")
    return digit < 10 ? Int(digit) : nil
  }
}
