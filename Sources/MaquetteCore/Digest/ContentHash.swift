/// A number for contents that is the same in every process: 64-bit FNV-1a.
///
/// It tells contents apart and names them; it protects from nobody.
package struct ContentHash: Hashable, Sendable {
  /// The number.
  package let value: UInt64

  /// The number of some bytes.
  package init(_ bytes: [UInt8]) {
    value = bytes.withUnsafeBufferPointer(ContentHash.value)
  }

  /// The number of a text in UTF-8.
  package init(_ text: String) {
    var text = text
    value = text.withUTF8(ContentHash.value)
  }

  private static func value(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// Sixteen hexadecimal digits.
  package var hex: String { value.hex(digits: 16) }

  /// Some small letters and digits, from the lowest place; at most 12 say something.
  package func short(_ count: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    var rest = value
    var result = ""
    for _ in 0..<count {
      result.append(letters[Int(rest % UInt64(letters.count))])
      rest /= UInt64(letters.count)
    }
    return result
  }

  /// Eight letters and digits that are not mistaken for each other: Crockford's base 32 of 40 bits.
  package var readable: String {
    // The upper bits of the last product are mixed best.
    let mixed = value ^ value >> 32
    let digits = Array("0123456789abcdefghjkmnpqrstvwxyz")
    return String((0..<8).map { digits[Int(mixed >> (5 * UInt64($0)) & 31)] })
  }
}
