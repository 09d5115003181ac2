/// Writes numbers the same way everywhere, whatever the machine's locale.
package enum NumberFormat {
  /// At most `digits` decimals, without trailing zeros: `20`, `20.333`, `-0.5`.
  package static func short(_ value: Double, digits: Int = 3) -> String {
    withShort(value, digits: digits) { String(decoding: $0, as: UTF8.self) }
  }

  /// The same as bytes, for those who put many numbers into one text.
  package static func withShort<Result>(
    _ value: Double, digits: Int = 3, _ use: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    var unit = 1.0
    for _ in 0..<digits { unit *= 10 }
    let scaled = (abs(value) * unit).rounded()
    guard value.isFinite, abs(value) < 1e15, scaled < 9e18 else {
      var text =
        value.isFinite ? "\(value)" : value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
      return text.withUTF8(use)
    }
    let total = Int64(scaled)
    return write(total, decimals: digits, isNegative: value < 0 && total != 0, use)
  }

  /// A whole number of units of its last decimal.
  private static func write<Result>(
    _ total: Int64, decimals: Int, isNegative: Bool, _ use: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    var (rest, decimals) = (total, decimals)
    while decimals > 0, rest % 10 == 0 {
      rest /= 10
      decimals -= 1
    }
    // Nineteen digits at most, and as many decimals as were asked for; the last ones first.
    let room = max(19, decimals + 1) + 2
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { bytes in
      var start = room
      func add(_ byte: UInt8) {
        start -= 1
        bytes[start] = byte
      }
      var count = 0
      repeat {
        if count == decimals, count > 0 { add(UInt8(ascii: ".")) }
        add(UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
        count += 1
      } while rest > 0 || count <= decimals
      if isNegative { add(UInt8(ascii: "-")) }
      return use(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }
}
