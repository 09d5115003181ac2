/// Writes numbers the same way everywhere, whatever the machine's locale.
package enum NumberFormat {
  /// At most `digits` decimals, without trailing zeros: `20`, `20.333`, `-0.5`.
  package static func short(_ value: Double, digits: Int = 3) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    guard abs(value) < 1e15 else { return "\(value)" }
    var unit = 1.0
    for _ in 0..<digits { unit *= 10 }
    let scaled = (abs(value) * unit).rounded()
    guard scaled < 9e18 else { return "\(value)" }
    let total = Int64(scaled)
    return text(total, decimals: digits, isNegative: value < 0 && total != 0)
  }

  /// A whole number of units of its last decimal.
  private static func text(_ total: Int64, decimals: Int, isNegative: Bool) -> String {
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
      return String(decoding: bytes[start...], as: UTF8.self)
    }
  }
}
