/// Room that is added at both sides from a width on, in points.
struct WideInset {
  /// The least width that has it.
  var from: Double
  /// How much it is.
  var more: Double

  /// No room in any width.
  static let zero = WideInset(from: .infinity, more: 0)

  /// What is added in a width; nothing where that is not known.
  func room(in width: Double?) -> Double { (width ?? 0) >= from ? more : 0 }
}
