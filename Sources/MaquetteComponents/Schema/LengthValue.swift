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
    let text = EndMark.removed(from: text)
    let word = lastWord(of: text)
    if text == "100%" { return "write 'infinity' for all there is" }
    if text.hasSuffix("%") { return noPercentages }
    if ["auto", "fit-content", "max-content", "min-content"].contains(word) {
      return "leave it out: without it, a component is as large as its contents"
    }
    return isInfinity(text) ? "did you mean 'infinity'?" : nil
  }

  /// Whether a text says as much as there is in SwiftUI or elsewhere: `.infinity`,
  /// `CGFloat.greatestFiniteMagnitude`.
  static func isInfinity(_ text: String) -> Bool {
    ["infinity", "inf", "max", "fill", "full", "greatestFiniteMagnitude"]
      .contains(lastWord(of: text))
  }

  private static func lastWord(of text: String) -> String {
    text.split(separator: ".").last.map(String.init) ?? text
  }

  var specText: String {
    switch self {
    case .points(let value): NumberFormat.short(value)
    case .infinity: "infinity"
    }
  }
}
