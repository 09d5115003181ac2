import MaquetteCore

/// A line below or through text, as NSUnderlineStyle describes it.
public struct UnderlineStyle: Hashable, Sendable {
  /// How many lines, how thick.
  public enum Line: String, Hashable, Sendable, CaseIterable {
    /// No line, also where the default has one.
    case none
    /// One line.
    case single
    /// One thick line.
    case thick
    /// Two lines.
    case double
  }

  /// What a line is made of.
  public enum Pattern: String, Hashable, Sendable, CaseIterable {
    /// An unbroken line.
    case solid
    /// Dots.
    case dot
    /// Dashes.
    case dash
    /// A dash and a dot by turns.
    case dashDot
    /// A dash and two dots by turns.
    case dashDotDot
  }

  /// How many lines, how thick.
  public var line: Line
  /// What the line is made of.
  public var pattern: Pattern
  /// Whether the line leaves out the white space between words.
  public var byWord: Bool

  /// No line.
  public static let none = UnderlineStyle(.none)
  /// One line.
  public static let single = UnderlineStyle(.single)
  /// One thick line.
  public static let thick = UnderlineStyle(.thick)
  /// Two lines.
  public static let double = UnderlineStyle(.double)

  /// A line from its parts.
  public init(_ line: Line, pattern: Pattern = .solid, byWord: Bool = false) {
    self.line = line
    self.pattern = pattern
    self.byWord = byWord
  }

  /// The notation of a spec, for example `double dash byWord`.
  public var text: String {
    let words = [line.rawValue, pattern == .solid ? "" : pattern.rawValue, byWord ? "byWord" : ""]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
