import MaquetteCore

/// A fixed length, or as much as there is.
enum LengthValue: SpecValue {
  case points(Double)
  case infinity

  static func specType(range: ClosedRange<Double>) -> SpecType { .length }

  static func read(_ node: SpecNode, by reader: SpecReader) -> LengthValue? {
    if node.scalar == "infinity" || node.scalar == "full" { return .infinity }
    return reader.number(
      node, wanted: "a number or infinity", hint: node.scalar.flatMap { advice(on: $0) }
    ).map(LengthValue.points)
  }

  /// What to say to the percentages of CSS.
  static let noPercentages = "write points; there are no percentages of a length"

  /// What to write for the words of SwiftUI and CSS; `nil` for all else.
  private static func advice(on text: String) -> String? {
    let word = text.split(separator: ".").last.map(String.init) ?? text
    if word == "100%" { return "write 'infinity' for all there is" }
    if text.hasSuffix("%") { return noPercentages }
    if ["auto", "fit-content", "max-content", "min-content"].contains(word) {
      return "leave it out: without it, a component is as large as its contents"
    }
    return ["infinity", "inf", "max", "fill", "greatestFiniteMagnitude"].contains(word)
      ? "did you mean 'infinity'?" : nil
  }

  var specText: String {
    switch self {
    case .points(let value): NumberFormat.short(value)
    case .infinity: "infinity"
    }
  }
}
