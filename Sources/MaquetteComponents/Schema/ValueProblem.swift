import MaquetteCore

/// Why a value cannot be used, wherever it came from: the reader of specs and the layout of values
/// that were made in Swift say the same.
struct ValueProblem: Hashable, Sendable {
  /// What is wrong.
  var message: String
  /// What to do.
  var hint: String?

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
      message: "'\(key)' is \(shown); it must be \(SpecType.number(range).text)"
        .replacing("be number", with: "be a number"),
      hint: "use a number from \(low) to \(high)")
  }
}

/// A value made of numbers, which Swift can set to what a spec cannot say.
protocol RangedValue {
  /// What is wrong with the value of a key that has a range; `nil` when nothing is.
  func problem(key: String, range: ClosedRange<Double>) -> ValueProblem?
}

extension Double: RangedValue {
  func problem(key: String, range: ClosedRange<Double>) -> ValueProblem? {
    ValueProblem.outside(range, self, key: key)
  }
}

extension Int: RangedValue {
  func problem(key: String, range: ClosedRange<Double>) -> ValueProblem? {
    ValueProblem.outside(range, Double(self), text: String(self), key: key)
  }
}

extension Point: RangedValue {
  func problem(key: String, range: ClosedRange<Double>) -> ValueProblem? {
    x.problem(key: key, range: range) ?? y.problem(key: key, range: range)
  }
}

extension Optional: RangedValue where Wrapped: RangedValue {
  func problem(key: String, range: ClosedRange<Double>) -> ValueProblem? {
    flatMap { $0.problem(key: key, range: range) }
  }
}

/// What is wrong with a property of a value; `nil` when its type has no range, or for a value inside.
func rangeCheck<Root, Value>(
  of path: KeyPath<Root, Value> & Sendable, key: String, range: ClosedRange<Double>
) -> (@Sendable (Root) -> ValueProblem?)? {
  guard Value.self is any RangedValue.Type else { return nil }
  return { root in (root[keyPath: path] as? any RangedValue)?.problem(key: key, range: range) }
}
