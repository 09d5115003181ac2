import MaquetteCore

extension ParagraphStyle {
  /// The first number that is outside of its range.
  package func problem(key: String, range: ClosedRange<Double>) -> ValueProblem? {
    ParagraphStyle.specKeys.problem(of: self) ?? heightProblem
  }

  /// Bounds that no height meets.
  var heightProblem: ValueProblem? {
    guard let low = minimumLineHeight, let high = maximumLineHeight, high > 0, low > high else {
      return nil
    }
    return ValueProblem(
      message: "'minimumLineHeight' \(NumberFormat.short(low)) is more than 'maximumLineHeight' "
        + NumberFormat.short(high),
      hint: "let the least height be at most the greatest, or leave one out")
  }
}

extension AttributedText {
  /// The first number of a run that is outside of its range.
  package func problem(key: String, range: ClosedRange<Double>) -> ValueProblem? {
    runs.lazy.compactMap { TextAttributes.specKeys.problem(of: $0.attributes) }.first
  }
}
