import Maquette
import MaquetteSpec

extension JSONValue {
  /// What is told of a text that another program should have written.
  ///
  /// - Parameters:
  ///   - message: what it is not.
  ///   - error: why it could not be read.
  ///   - hint: how the program comes to write it; what is only too much has a hint of its own.
  static func refusal(_ message: String, for error: any Error, hint: String) -> DiagnosticError {
    guard var reason = (error as? DiagnosticError)?.diagnostics.first else {
      return DiagnosticError(message, hint: hint)
    }
    reason.file = "stdin"
    reason.message = "\(message): \(reason.message)"
    if reason.id != .tooMuch { reason.hint = hint }
    return DiagnosticError([reason])
  }
}
