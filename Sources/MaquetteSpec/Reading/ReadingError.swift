import MaquetteCore

/// What is wrong with a text, before the file's name is known.
struct ReadingError: Error {
  var message: String
  var location: SourceLocation?
  var length: Int
  var hint: String?
  /// Whether another reader need not try.
  var isFinal: Bool
  var id: DiagnosticID

  init(
    _ message: String, at location: SourceLocation?, length: Int = 1, hint: String? = nil,
    isFinal: Bool = false, id: DiagnosticID = .badSyntax
  ) {
    self.id = id
    self.message = message
    self.location = location
    self.length = length
    self.hint = hint
    self.isFinal = isFinal
  }

  func diagnostic(file: String?) -> Diagnostic {
    Diagnostic(
      .error, message, file: file, location: location, length: length, hint: hint, id: id)
  }
}
