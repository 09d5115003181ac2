import MaquetteCore
import MaquetteLocale

extension DataDetector: SpecChoice {}

extension LayoutDirection: SpecChoice {
  public static var synonyms: [String: LayoutDirection] {
    ["ltr": .leftToRight, "rtl": .rightToLeft]
  }
}

/// A language in a spec: a BCP 47 tag or ICU's identifier.
struct LanguageValue: SpecValue {
  var tag: String

  static func specType(range: ClosedRange<Double>) -> SpecType { .locale }

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
