import MaquetteCore

extension SpecReader {
  /// A finite number within ``range``.
  package func number(_ node: SpecNode) -> Double? { number(node, wanted: "a number") }

  /// A finite number within ``range``, or `nil` after reporting that there is none.
  ///
  /// - Parameters:
  ///   - wanted: what may stand here, where more than a number may.
  ///   - hint: what to write in place of what is no number.
  package func number(
    _ node: SpecNode, wanted: String, hint: @autoclosure () -> String? = nil
  ) -> Double? {
    guard let text = node.scalar, let value = Double(decimal: text) else {
      mismatch(
        node, wanted: wanted,
        hint: hint() ?? node.scalar.flatMap(advice(onNumber:)) ?? "write \(wanted), \(example)")
      return nil
    }
    if let problem = ValueProblem.outside(range, value, text: text, key: key) {
      fail(problem.message, at: node, hint: problem.hint, id: .outOfRange)
      return nil
    }
    return value
  }

  /// An example of a number that would be right here.
  var example: String {
    let usual = [12, 1, 0.5, 0, range.upperBound].first { range.contains($0) } ?? range.lowerBound
    return "for example \(NumberFormat.short(usual))"
  }

  /// What to write in place of a number with a unit, with a percent sign or with a decimal comma; `nil`
  /// where none within ``range`` was meant.
  func advice(onNumber text: String) -> String? {
    if ["nil", "null", "none", "undefined", "auto"].contains(text) {
      return "leave the key out for none"
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber || "+-.,".contains($0) }
    let unit = String(text.dropFirst(digits.count).drop { $0 == " " })
    let isComma = digits.count { $0 == "," } == 1
    guard
      let value = Double(
        decimal: isComma ? String(digits.replacing(",", with: ".")) : String(digits)),
      unit.allSatisfy({ $0.isLetter || $0 == "%" || $0 == "°" }), unit.utf8.count <= 10,
      !SpecReader.otherUnits.contains(unit.lowercased())
    else { return nil }
    if unit == "%", ["width", "height"].contains(key) { return LengthValue.noPercentages }
    // Where all of it is 1, percents are parts of it.
    let numbers = unit == "%" ? [value / 100, value] : [value]
    let written = numbers.filter(range.contains).map { NumberFormat.short($0) }
    guard !written.isEmpty else { return nil }
    return "write \(written.joined(separator: " or "))"
      + (unit.isEmpty ? "" : ", without '\(unit)'")
  }

  /// What to write in place of `2.0`, or of a whole number with a unit; `nil` for all else.
  func advice(onWhole text: String) -> String? {
    guard let value = Double(decimal: text) else { return advice(onNumber: text) }
    return range.contains(value) ? "write \(NumberFormat.short(value.rounded()))" : nil
  }

  /// Units that change the number.
  private static let otherUnits: Set<String> = [
    "em", "rem", "ex", "ch", "vw", "vh", "fr", "rad", "turn", "in", "cm", "mm", "k", "m", "ms", "e",
  ]
}
