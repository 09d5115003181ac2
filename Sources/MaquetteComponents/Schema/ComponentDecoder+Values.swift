import MaquetteCore

/// What is told of numbers and of words for yes and no behind a component's name.
extension ComponentDecoder {
  /// Warns of a value that is taken for the title, as in `Gauge: 0.7`.
  ///
  /// - Returns: whether it is a value.
  func warnOfValue(
    _ node: SpecNode, of schema: ComponentSchema, beside siblings: [SpecNode.Entry]
  ) -> Bool {
    // In quotes it is a title for sure.
    guard node.textOffset == 0, let text = node.scalar, !text.isEmpty, schema.takesText else {
      return false
    }
    let amount =
      Double(decimal: text).map { ($0, "") }
      ?? SpecReader.amount(of: text).flatMap { $0.unit == "%" ? $0 : nil }
    let isNumber = amount != nil
    let word = text.lowercased()
    // With a capital, on and off, yes and no may be titles.
    let isWord = Bool(specText: text).map { word == text || word == $0.specText } ?? false
    guard isNumber || isWord else { return false }
    let key = schema.properties.first { property in
      switch property.type {
      case .number: isNumber && property.name == "value"
      case .boolean: !isNumber && property.name == "isOn"
      default: false
      }
    }
    guard let key, !siblings.contains(where: { schema.canonicalKey($0.key) == key.name }) else {
      return false
    }
    let value = amount.map { valueAdvice(on: $0, of: schema, beside: siblings) } ?? text + "'"
    reader.warn(
      "'\(SpecNode.excerpt(text))' is the title of the \(schema.name)", at: node.location,
      length: text.count,
      hint: "write '\(key.name): \(value) below it, or put the title in quotes", id: .doubtful)
    return true
  }

  /// Keys that change nothing without a value.
  static let keysOfValue = ["total", "showsCurrentValue", "showsNumerals"]

  /// The value that a number or a percentage is for a component, with what it needs beside it; `…` where
  /// it is out of the component's range.
  private func valueAdvice(
    on amount: (value: Double, unit: String), of schema: ComponentSchema,
    beside siblings: [SpecNode.Entry]
  ) -> String {
    let given = NumberFormat.short(amount.value)
    guard let whole = ValueWhole(of: schema.properties, beside: siblings) else {
      return (amount.unit.isEmpty ? given : "…") + "'"
    }
    if amount.unit == "%" {
      return (whole.part(amount.value).map { NumberFormat.short($0) } ?? "…") + "'"
    }
    if whole.range?.contains(amount.value) == true { return given + "'" }
    guard let key = whole.usualKey, let range = whole.range,
      ValueRange(range).isPercentage(amount.value)
    else { return "…'" }
    let end = ValueRange.percentages(as: key)
    return "\(NumberFormat.short(amount.value / 100))', or '\(key): \(end)' with 'value: \(given)',"
  }
}
