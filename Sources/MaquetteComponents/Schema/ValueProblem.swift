import MaquetteCore

/// Why a value cannot be used, wherever it came from: the reader of specs and the layout of values
/// that were made in Swift say the same.
package struct ValueProblem: Hashable, Sendable {
  /// What is wrong.
  package var message: String
  /// What to do.
  package var hint: String?

  /// A number outside of its key's range; `nil` for one inside.
  ///
  /// - Parameter text: The number as it was written, where it was.
  static func outside(
    _ range: ClosedRange<Double>, _ value: Double, text: String? = nil, key: String
  ) -> ValueProblem? {
    // Comparisons with NaN are false, so it is outside of every range.
    guard !range.contains(value) else { return nil }
    let shown = text.map { SpecNode.excerpt($0) } ?? NumberFormat.short(value)
    let (low, high) = (
      NumberFormat.short(range.lowerBound), NumberFormat.short(range.upperBound)
    )
    return ValueProblem(
      message: "'\(key)' is \(shown); it must be a number from \(low) to \(high)")
  }
}

extension SpecValue {
  /// Most values may be numbers out of their range.
  package static var mayBeWrong: Bool { true }

  /// Nothing is wrong with a value that has no range.
  package func problem(key: String, range: ClosedRange<Double>) -> ValueProblem? { nil }
}

extension Double {
  /// A number outside of the range.
  package func problem(key: String, range: ClosedRange<Double>) -> ValueProblem? {
    ValueProblem.outside(range, self, key: key)
  }
}

extension Int {
  /// A number outside of the range.
  package func problem(key: String, range: ClosedRange<Double>) -> ValueProblem? {
    ValueProblem.outside(range, Double(self), text: String(self), key: key)
  }
}

extension Point {
  /// A coordinate outside of the range.
  package func problem(key: String, range: ClosedRange<Double>) -> ValueProblem? {
    x.problem(key: key, range: range) ?? y.problem(key: key, range: range)
  }
}

extension Optional where Wrapped: SpecValue {
  package static var mayBeWrong: Bool { Wrapped.mayBeWrong }

  /// What is wrong with the value, where there is one.
  package func problem(key: String, range: ClosedRange<Double>) -> ValueProblem? {
    flatMap { $0.problem(key: key, range: range) }
  }
}

extension LayoutContext {
  /// Reports what is wrong with a value that Swift set, where something is.
  func report(_ problem: ValueProblem?, of key: String) {
    guard let problem else { return }
    report(.error, problem.message, key: key, hint: problem.hint, id: .unknownValue)
  }
}
