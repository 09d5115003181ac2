import MaquetteCore

extension Component {
  /// Says what the numbers in the component's texts are, so that in right-to-left text the groups of
  /// one number keep their order and several numbers run from the right. By default their shape and
  /// the words around them decide.
  public func dataDetector(_ detector: DataDetector) -> AnyComponent {
    modified(.writing(Writing(dataDetector: detector)))
  }

  /// Says which way the paragraphs of the component's texts are written; by default as most of their
  /// words are, and in right-to-left also as a first letter from the right. A paragraph's own style
  /// wins.
  public func baseWritingDirection(_ direction: WritingDirection) -> AnyComponent {
    modified(.writing(Writing(baseWritingDirection: direction)))
  }

  /// Sets the component's texts as a language does, under SwiftUI's name: forms of letters, line
  /// breaks and fonts; by default that of the locale. Numbers, words and direction stay the locale's.
  ///
  /// - Parameter language: a BCP 47 tag such as `ur` or `zh-Hant`.
  public func typesettingLanguage(_ language: String) -> AnyComponent {
    modified(.writing(Writing(language: language)))
  }
}
