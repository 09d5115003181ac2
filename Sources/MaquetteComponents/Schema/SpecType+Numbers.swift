import MaquetteCore

extension SpecType {
  /// The least and the greatest number that it takes, alone, in a list or for an edge; `nil` where it takes
  /// no numbers.
  package var numbers: ClosedRange<Double>? {
    switch self {
    case .number(let range), .numbers(let range), .insets(let range, _), .offset(let range):
      range
    case .integer(let range): Double(range.lowerBound)...Double(range.upperBound)
    case .length: Limits.lengths
    case .numberRange: Limits.coordinates
    case .ratio: AspectRatioValue.ratios
    case .duration(let longest): 0...Double(longest)
    case .either(let one, let other): one.numbers ?? other.numbers
    default: nil
    }
  }
}
