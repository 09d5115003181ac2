import Maquette
import MaquetteSpec

/// Numbers that flags take. The argument parser hands them over as texts: it does not say what is
/// allowed.
enum FlagNumber {
  /// A whole number.
  ///
  /// - Parameters:
  ///   - flag: the flag as it is typed.
  ///   - range: what is allowed; without an end where it ends with the largest number.
  /// - Throws: ``DiagnosticError`` for anything else.
  static func whole(
    _ text: String, _ flag: String, in range: ClosedRange<Int>
  ) throws(DiagnosticError) -> Int {
    if let value = Int(text), range.contains(value) { return value }
    throw problem(text, flag, "a whole number\(words(range))")
  }

  /// A number.
  ///
  /// - Parameters:
  ///   - flag: the flag as it is typed.
  ///   - unit: what is counted, with a space before it.
  ///   - example: one that is allowed; `nil` where it goes without saying.
  /// - Throws: ``DiagnosticError`` for anything else.
  static func number(
    _ text: String, _ flag: String, in range: ClosedRange<Double>, unit: String = "",
    example: Double? = nil
  ) throws(DiagnosticError) -> Double {
    if let value = Double(text), range.contains(value) { return value }
    let allowed =
      "a number\(unit) from \(NumberFormat.short(range.lowerBound)) to "
      + NumberFormat.short(range.upperBound)
    throw problem(
      text, flag, allowed + (example.map { ", for example \(NumberFormat.short($0))" } ?? ""))
  }

  /// What is allowed, as help and messages say it.
  static func words(_ range: ClosedRange<Int>) -> String {
    range.upperBound == .max
      ? ", \(range.lowerBound) or more" : " from \(range.lowerBound) to \(range.upperBound)"
  }

  private static func problem(_ text: String, _ flag: String, _ allowed: String) -> DiagnosticError
  {
    DiagnosticError("\(flag) is '\(SpecNode.excerpt(text))'; it must be \(allowed)")
  }
}
