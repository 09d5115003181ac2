import MaquetteCore

/// What is told where a bracket is missing, or is not the one that closes.
extension JSONReader {
  /// What is wrong at the reader's place: the bracket there, or the one that is missing at the end of
  /// the text. Where it is neither, a message of the caller's.
  func bracketError(or message: String, length: Int = 1, hint: String?) -> ReadingError {
    let found = peek.map { Unicode.Scalar($0) }
    let isClosing = found == "]" || found == "}"
    guard let start = opened.last else {
      guard isClosing, let found else { return error(message, length: length, hint: hint) }
      return error(
        "'\(found)' closes nothing: no bracket is open here",
        hint: "remove it, or add the '\(found == "]" ? "[" : "{")' that is missing before it")
    }
    let place = source.location(ofByte: start)
    let isList = source.bytes[start] == UInt8(ascii: "[")
    let open = "the '\(isList ? "[" : "{")' of line \(place.line), column \(place.column)"
    let closing: Unicode.Scalar = isList ? "]" : "}"
    guard let found else {
      return error("\(open) is not closed", hint: "add the closing '\(closing)'")
    }
    guard isClosing, found != closing else {
      return error(message, length: length, hint: hint)
    }
    return error(
      "'\(found)' does not close \(open)",
      hint: "write '\(closing)' in its place, or add it before '\(found)'")
  }
}
