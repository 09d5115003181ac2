import MaquetteCore
import MaquetteLocale

/// How the texts of a component and of all inside of it are written.
package struct Writing: Hashable, Sendable {
  /// What their numbers are; `nil` to find out by their shape and the words around them.
  package var dataDetector: DataDetector?
  /// Which way their paragraphs are written; `natural` for what most of their words are.
  package var baseWritingDirection: WritingDirection?
  /// The language that letters, line breaks and spaces follow, as a BCP 47 tag; `nil` for the
  /// locale's.
  package var language: String?

  /// Nothing said.
  package init(
    dataDetector: DataDetector? = nil, baseWritingDirection: WritingDirection? = nil,
    language: String? = nil
  ) {
    self.dataDetector = dataDetector
    self.baseWritingDirection = baseWritingDirection
    self.language = language
  }

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

extension LayoutContext {
  /// The language that texts are set in, as a BCP 47 tag.
  var textLanguage: String { writing.language ?? environment.languageTag }
}

extension Component {
  /// Says what the numbers in the component's texts are, so that in right-to-left text the groups of
  /// one number keep their order and several numbers run from the right. By default their shape and
  /// the words around them decide.
  public func dataDetector(_ detector: DataDetector) -> AnyComponent {
    modified(.writing(Writing(dataDetector: detector)))
  }

  /// Says which way the paragraphs of the component's texts are written; by default what most of
  /// their letters are of decides. A paragraph's own style wins.
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

extension DataDetector: SpecChoice {}

extension LayoutDirection: SpecChoice {
  /// Short names.
  public static var synonyms: [String: LayoutDirection] {
    ["ltr": .leftToRight, "rtl": .rightToLeft]
  }
}

/// A language in a spec: a BCP 47 tag or ICU's identifier.
struct LanguageValue: SpecValue {
  var tag: String

  static func specType(range: ClosedRange<Double>) -> SpecType { .text }

  static func read(_ node: SpecNode, by reader: SpecReader) -> LanguageValue? {
    guard let text = node.scalar else {
      reader.mismatch(node, wanted: "a language such as ar or zh-Hant")
      return nil
    }
    do throws(InputProblem) {
      return LanguageValue(tag: try LocaleIdentifier(text).languageTag)
    } catch {
      reader.fail(error.message, at: node, hint: error.hint)
      return nil
    }
  }

  var specText: String { tag }
}
