import MaquetteLocale

/// Which letters a text is shown in, whatever it is written in: SwiftUI's `Text.Case`.
public enum TextCase: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Capitals.
  case uppercase
  /// Small letters.
  case lowercase

  /// A text in these letters, as a locale writes them: `İ` for a Turkish `i`, Greek capitals without
  /// accents.
  func text(_ text: String, in locale: String) -> String {
    switch self {
    case .uppercase: LetterCase.uppercased(text, in: locale)
    case .lowercase: LetterCase.lowercased(text, in: locale)
    }
  }
}

extension Label {
  /// The label in its letters; runs keep their attributes.
  func cased(in locale: String) -> Label {
    guard let textCase = self.textCase else { return self }
    var copy = self
    if let runs = attributedText?.runs {
      copy.attributedText = AttributedText(
        runs.map { AttributedText.Run(textCase.text($0.text, in: locale), $0.attributes) })
    } else {
      copy.text = textCase.text(text, in: locale)
    }
    return copy
  }
}
