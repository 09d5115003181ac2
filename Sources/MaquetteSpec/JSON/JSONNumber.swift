/// Numbers as JSON writes them.
enum JSONNumber {
  /// Whether bytes are one number: `-`, digits without a zero in front of others, a fraction, an
  /// exponent.
  static func isOne(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    func takeDigits() -> Int {
      let count = rest.prefix { $0.isDigit }.count
      rest = rest.dropFirst(count)
      return count
    }
    func take(_ choices: String) -> Bool {
      guard let first = rest.first, choices.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = take("-")
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = takeDigits()
    guard whole == 1 || whole > 1 && !startsWithZero else { return false }
    if take("."), takeDigits() == 0 { return false }
    if take("eE") {
      _ = take("+-")
      if takeDigits() == 0 { return false }
    }
    return rest.isEmpty
  }

  static func isHexadecimal(_ byte: UInt8) -> Bool {
    byte.isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
