import MaquetteComponents
import MaquetteCore

/// Puts the texts of a picture into its language, and tells which have no translation.
struct Translation {
  let locale: String
  let sink: DiagnosticSink
  private let texts: LocaleTexts
  private let lengthensMissing: Bool

  /// - Parameter lengthensMissing: whether texts without a translation become as long as one may be.
  init(
    table: StringsTable, in environment: Environment, sink: DiagnosticSink,
    lengthensMissing: Bool = false
  ) {
    locale = environment.locale
    self.sink = sink
    self.lengthensMissing = lengthensMissing
    texts = LocaleTexts(table, in: environment)
  }

  /// Keys whose texts people never read.
  private static let technical: Set<String> = [
    "id", "identifier", "tag", "symbol", "systemImage", "icon", "image", "font", "family", "format",
    "locale", "language", "timeZone", "calendar", "device", "theme", "symbols", "url", "link",
    "accessibilityIdentifier", "color", "value", "now", "date",
  ]

  /// A text in the picture's language.
  func text(_ text: String, _ node: SpecNode, _ key: String) -> String {
    guard !text.isEmpty else { return text }
    if let known = texts.drawn(text) {
      if let open = known.openPlace { tell(of: open, in: text, node) }
      let name = "the translation of '\(SpecNode.excerpt(text))'"
      guard let place = known.placeOfLong,
        let problem = TextLimits.problem(with: known.text, name: name)
      else { return known.text }
      sink.report(
        Diagnostic(
          .error, problem.message, file: place.file, location: place.location,
          hint: problem.hint))
      return text
    }
    // Rows of a file are content, as a person's name is.
    let isContent = node.location.origin?.isData == true && !texts.knows(text)
    if !Translation.technical.contains(key), StringsTable.isWords(text), !isContent {
      sink.report(
        Diagnostic(
          .warning, "'\(SpecNode.excerpt(text))' has no translation for '\(locale)'",
          location: node.location, length: min(60, text.count),
          hint: !texts.knows(text)
            ? "add it to the file that 'strings' names, also where it stays as it is"
            : "add one to the file that 'strings' names", id: .missingTranslation))
      if lengthensMissing { return PseudoLanguage.long.text(text) }
    }
    return text
  }

  /// Tells of a place for a value that is drawn as it is.
  private func tell(of place: String, in text: String, _ node: SpecNode) {
    sink.report(
      Diagnostic(
        .warning,
        "the translation of '\(SpecNode.excerpt(text))' for '\(locale)' has "
          + "'\(SpecNode.excerpt(place))', which is drawn as it is",
        location: node.location, length: min(60, text.count),
        hint: "write a text with the value in it, such as '3 items' for '%lld items'"))
  }
}
