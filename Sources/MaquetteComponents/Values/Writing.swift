import MaquetteCore

/// How the texts of a component and of all inside of it are written.
package struct Writing: Hashable, Sendable {
  /// What their numbers are; `nil` to find out by their shape and the words around them.
  package var dataDetector: DataDetector?
  /// Which way their paragraphs are written; `natural` for what most of their words are.
  package var baseWritingDirection: WritingDirection?
  /// The language that letters, line breaks and spaces follow, as a BCP 47 tag; `nil` for the
  /// locale's.
  package var language: String?

  /// What is said here, and the rest as around it.
  func overlaid(by inner: Writing) -> Writing {
    Writing(
      dataDetector: inner.dataDetector ?? dataDetector,
      baseWritingDirection: inner.baseWritingDirection ?? baseWritingDirection,
      language: inner.language ?? language)
  }

  /// Puts direction and detector into a request.
  func apply(to request: inout TextRequest) {
    request.dataDetector = dataDetector
    switch baseWritingDirection {
    case .leftToRight: request.baseWritingDirection = .leftToRight
    case .rightToLeft: request.baseWritingDirection = .rightToLeft
    case .natural, nil: break
    }
  }
}
