/// Why something that a user wrote was not taken.
public struct InputProblem: Error, Hashable, Sendable {
  /// What is wrong.
  public var message: String
  /// What to do.
  public var hint: String?

  /// A problem from its parts.
  public init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
