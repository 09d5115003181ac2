import MaquetteCore

/// A fixed length, or as much as there is.
enum LengthValue: SpecValue {
  case points(Double)
  case infinity

  static func specType(range: ClosedRange<Double>) -> SpecType { .length }

  static func read(_ node: SpecNode, by reader: SpecReader) -> LengthValue? {
    if node.scalar == "infinity" || node.scalar == "full" { return .infinity }
    return reader.number(node).map(LengthValue.points)
  }

  var specText: String {
    switch self {
    case .points(let value): NumberFormat.short(value)
    case .infinity: "infinity"
    }
  }
}
