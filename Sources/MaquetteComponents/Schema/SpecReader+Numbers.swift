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
    let bare = EndMark.removed(from: text)
    if ["nil", "null", "none", "undefined", "auto"].contains(bare) {
      return "leave the key out for none"
    }
    if bare.contains(";") { return "write ',' in place of ';'" }
    guard let (value, unit) = SpecReader.amount(of: bare) else { return nil }
    if unit == "%", isLength { return LengthValue.noPercentages }
    let numbers = unit == "%" ? self.numbers(ofPercent: value) : [value]
    let written = numbers.filter(range.contains).map { NumberFormat.short($0) }
    guard !written.isEmpty else { return nil }
    let rest = unit + text.dropFirst(bare.count)
    return "write \(written.joined(separator: " or "))"
      + (rest.isEmpty ? "" : ", without '\(rest)'")
  }

  /// The numbers that a percentage may mean.
  private func numbers(ofPercent value: Double) -> [Double] {
    if let whole { return whole.part(value).map { [$0] } ?? [] }
    // Where all of it is 1, percents are parts of it.
    let isShare = range.upperBound <= 1 || key.lowercased().contains("scale")
    return isShare ? [value / 100] : [value / 100, value]
  }

  /// Whether a value is a percentage of what lies between the two ends that other keys give.
  static func isPercentage(_ node: SpecNode, of key: String) -> Bool {
    node.scalar.map(EndMark.removed)?.utf8.last == UInt8(ascii: "%")
      && ["value", "warningValue", "criticalValue"].contains(key)
  }

  /// The number and the unit of `12px`, `50 %` and `0,5`; `nil` for all else, and for units that change
  /// the number.
  static func amount(of text: String) -> (value: Double, unit: String)? {
    guard text.utf8.count <= 40 else { return nil }
    let digits = text.prefix { $0.isASCII && $0.isNumber || "+-.,".contains($0) }
    let unit = String(text.dropFirst(digits.count).drop { $0 == " " })
    let isComma = digits.count { $0 == "," } == 1
    guard
      let value = Double(
        decimal: isComma ? String(digits.replacing(",", with: ".")) : String(digits)),
      unit.allSatisfy({ $0.isLetter || $0 == "%" || $0 == "°" }), unit.utf8.count <= 10,
      !otherUnits.contains(unit.lowercased())
    else { return nil }
    return (value, unit)
  }

  /// Whether the key's numbers are points, of which there are no percentages.
  private var isLength: Bool {
    let key = key.lowercased()
    let edges = ["x", "y", "top", "bottom", "leading", "trailing", "horizontal", "vertical"]
    return edges.contains(key) || SpecReader.lengths.contains(where: key.hasSuffix)
  }

  /// What the names of lengths end with.
  private static let lengths = [
    "width", "height", "padding", "spacing", "radius", "inset", "insets", "margin", "length",
    "indent", "size", "offset", "kerning", "tracking", "blur",
  ]

  /// What to write in place of `2.0`, or of a whole number with a unit; `nil` for all else.
  func advice(onWhole text: String) -> String? {
    guard let value = Double(decimal: text) else {
      return EndMark.removed(from: text).hasSuffix("%") ? nil : advice(onNumber: text)
    }
    return range.contains(value) ? "write \(NumberFormat.short(value.rounded()))" : nil
  }

  /// Units that change the number.
  private static let otherUnits: Set<String> = [
    "em", "rem", "ex", "ch", "vw", "vh", "fr", "rad", "turn", "in", "cm", "mm", "k", "m", "ms", "e",
  ]
}
