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
    let whole = total / Int64(unit)
    var fraction = total % Int64(unit)
    let sign = value < 0 && total != 0 ? "-" : ""
    guard fraction != 0 else { return sign + String(whole) }
    var width = digits
    while fraction % 10 == 0 {
      fraction /= 10
      width -= 1
    }
    return "\(sign)\(whole).\(String(fraction).zeroPadded(to: width))"
  }
}
