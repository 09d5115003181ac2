import MaquetteCore
import MaquetteLocale
import MaquetteThemes

extension SubtreeEnvironment: SpecValue {
  private static let specKeys = SpecKeys<SubtreeEnvironment>([
    SpecKey("appearance", \.appearance, "Light or dark.", aliases: ["colorScheme"]),
    SpecKey("contrast", \.contrast, "The contrast setting."),
    SpecKey("level", \.level, "On the screen, or above it as a sheet is."),
    SpecKey("direction", \.direction, "The reading direction.", aliases: ["layoutDirection"]),
    SpecKey("locale", \.localeName, "A locale such as en_US or ar-EG."),
    SpecKey("textSize", \.textSize, "The Dynamic Type size.", aliases: ["dynamicTypeSize"]),
    SpecKey("legibilityWeight", \.legibilityWeight, "The setting for bold text."),
    SpecKey("tint", \.tint, "What the colour 'tint' is."),
  ])

  private var localeName: LocaleName? {
    get { locale.map { LocaleName(text: $0) } }
    set { locale = newValue?.text }
  }

  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .map(specKeys.keys.map(\.info))
  }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> SubtreeEnvironment? {
    guard let entries = node.map else {
      reader.mismatch(node, wanted: "a map with appearance, direction and so on")
      return nil
    }
    var value = SubtreeEnvironment()
    specKeys.apply(entries, to: &value, of: "an environment", by: reader)
    return value
  }

  package var specText: String { "" }
}

/// A locale in a spec.
private struct LocaleName: SpecValue {
  var text: String

  static func specType(range: ClosedRange<Double>) -> SpecType { .text }

  static func read(_ node: SpecNode, by reader: SpecReader) -> LocaleName? {
    guard let text = node.scalar else {
      reader.mismatch(node, wanted: "a locale such as en_US")
      return nil
    }
    do throws(InputProblem) {
      return LocaleName(text: try LocaleIdentifier(text).text)
    } catch {
      reader.fail(error.message, at: node, hint: error.hint)
      return nil
    }
  }

  var specText: String { text }
}
