import MaquetteCore

extension LayoutContext {
  /// Warns, once for each language, of lines whose words were to be divided and could not be.
  func reportMissingPatterns(of layout: TextLayout) {
    for case .missingHyphenation(let language, let packages) in layout.problems {
      sink.reportOnce(
        Diagnostic(
          .warning, "there are no hyphenation patterns for '\(language)'", location: source,
          hint: "install \(packages.joined(separator: " and "))", id: .missingHyphenation))
    }
  }
}
