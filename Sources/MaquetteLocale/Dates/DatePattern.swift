/// A date format of one's own in Unicode's notation (UTS 35), as `DateFormatter.dateFormat` takes
/// it: `EEE d MMM`, `h 'o''clock' a`. Letters are fields; text stands in apostrophes.
public struct DatePattern: Hashable, Sendable, CustomStringConvertible {
  /// As it was written.
  public let text: String

  /// As it was written.
  public var description: String { text }

  /// Checks a pattern.
  ///
  /// - Throws: which letter is wrong, and where.
  package init(_ text: String) throws(InputProblem) {
    if let problem = DateFields.problem(inPattern: text) { throw problem }
    self.text = text
  }

  /// A pattern that is known to be right.
  init(checked text: String) { self.text = text }
}

/// The fields that a locale shall show in its own order and with its own punctuation, as
/// `DateFormatter.setLocalizedDateFormatFromTemplate` takes them: `EEEdMMM`, `jmm`.
public struct DateTemplate: Hashable, Sendable, CustomStringConvertible {
  /// As it was written.
  public let text: String

  /// As it was written.
  public var description: String { text }

  /// Checks a template.
  ///
  /// - Throws: which letter is wrong, and where.
  package init(_ text: String) throws(InputProblem) {
    if let problem = DateFields.problem(inTemplate: text) { throw problem }
    self.text = text
  }

  /// A template that is known to be right.
  init(checked text: String) { self.text = text }
}
