import MaquetteCore
import Testing

/// A wrong spec with what is told about it.
struct Mistake: Sendable, CustomTestStringConvertible {
  var spec: String
  var line: Int
  var column: Int
  var length: Int
  var message: String
  /// `nil` when the hint plays no part.
  var hint: String?

  var testDescription: String { message }

  /// Expects its place, its length and, where that plays a part, its hint.
  func expectPlace(
    of found: Diagnostic?, at place: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(
      found?.location == SourceLocation(line: line, column: column), sourceLocation: place)
    #expect(found?.length == length, sourceLocation: place)
    if let hint { #expect(found?.hint == hint, sourceLocation: place) }
  }
}

/// A mistake from its spec, its place and length, its message and its hint.
func mistake(
  _ spec: String, _ line: Int, _ column: Int, _ length: Int, _ message: String, _ hint: String?
) -> Mistake {
  Mistake(spec: spec, line: line, column: column, length: length, message: message, hint: hint)
}
