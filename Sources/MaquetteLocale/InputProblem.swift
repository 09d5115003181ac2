/// Why something that a user wrote was not taken.
package struct InputProblem: Error, Hashable, Sendable {
  /// What is wrong.
  package var message: String
  /// What to do.
  package var hint: String?

  /// A problem from its parts.
  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
