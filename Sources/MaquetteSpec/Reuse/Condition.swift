import MaquetteComponents
import MaquetteCore
import MaquetteLocale
import MaquetteThemes

/// What `when` says: in which environments something is there.
struct Condition {
  /// A trait with the values that it may have.
  private struct Part {
    var kind: Kind
    var words: [String]
  }

  /// The traits that can be asked for.
  private enum Kind: String, CaseIterable {
    case platform, osVersion, sizeClass, appearance, contrast, direction, locale, textSize

    var summary: String {
      switch self {
      case .platform: "The platform drawn."
      case .osVersion: "The version of the system whose look is drawn, or a later one."
      case .sizeClass:
        "The horizontal size class: compact on watches and iPhones, but regular on large iPhones in "
          + "landscape, and elsewhere."
      case .appearance: "Light or dark."
      case .contrast: "The contrast setting."
      case .direction: "The reading direction."
      case .locale: "A language such as de, or a locale such as pt-BR."
      case .textSize: "The Dynamic Type size."
      }
    }
  }

  /// The key of a condition.
  static let key = "when"

  /// The keys of a condition, for help and the schema.
  static let infos: [PropertyInfo] = Kind.allCases.map { kind in
    PropertyInfo(
      name: kind.rawValue, summary: kind.summary,
      type: kind == .sizeClass
        ? .choice(["compact", "regular"]) : EnvironmentTrait.named(kind.rawValue)?.type ?? .text)
  }

  private var parts: [Part] = []

  /// Reads a map of traits, each with a value or a list of values; `nil` after reporting what is wrong.
  init?(_ node: SpecNode, by reader: SpecReader) {
    var reader = reader
    reader.key = Condition.key
    let names = Kind.allCases.map(\.rawValue)
    guard let entries = node.map, !entries.isEmpty else {
      reader.fail(
        node.map == nil
          ? "'when' must be a map of traits, not \(node.kindName)" : "'when' names no trait",
        at: node,
        hint: "write a map, for example 'when: {appearance: dark}'; its keys are "
          + names.joined(separator: ", "),
        id: .wrongType)
      return nil
    }
    for entry in entries {
      guard let kind = Kind(rawValue: entry.key) else {
        reader.fail(
          "'when' has no key '\(SpecNode.excerpt(entry.key))'", at: entry.location,
          length: entry.key.count, hint: Suggestion.hint(for: entry.key, in: names),
          id: .unknownKey)
        return nil
      }
      var words: [String] = []
      let values = entry.value.list ?? [entry.value]
      reader.key = entry.key
      guard !values.isEmpty else {
        reader.fail(
          "'\(entry.key)' has an empty list, so the condition never holds", at: entry.value,
          hint: "write a value, or a list of values", id: .badValue)
        return nil
      }
      for value in values {
        guard let text = value.scalar, !text.isEmpty else {
          reader.mismatch(value, wanted: "a value, or a list of values")
          return nil
        }
        guard let word = Condition.word(text, kind, at: value, by: reader) else { return nil }
        words.append(word)
      }
      parts.append(Part(kind: kind, words: words))
    }
  }

  /// A value in the spelling that environments are compared in; `nil` after reporting that there is
  /// no such value.
  private static func word(
    _ text: String, _ kind: Kind, at node: SpecNode, by reader: SpecReader
  ) -> String? {
    if kind == .sizeClass {
      if ["compact", "regular"].contains(text.lowercased()) { return text.lowercased() }
      reader.fail(
        "unknown value '\(SpecNode.excerpt(text))' for 'sizeClass'", at: node,
        hint: "use compact or regular", id: .unknownValue)
      return nil
    }
    guard let trait = EnvironmentTrait.named(kind.rawValue) else { return nil }
    var patch = EnvironmentPatch()
    do throws(EnvironmentTrait.Problem) {
      try trait.apply(text, to: &patch)
    } catch {
      reader.fail(error.message, at: node, hint: error.hint, id: error.id)
      return nil
    }
    return patch.traits.first { $0.key == kind.rawValue }?.value
  }

  /// Whether all of its traits have one of their values.
  func holds(in environment: Environment) -> Bool {
    parts.allSatisfy { part in
      part.words.contains { word in
        switch part.kind {
        case .platform: environment.platform.rawValue == word
        case .osVersion:
          (environment.osVersion ?? environment.theme.osVersion ?? 0) >= (Int(word) ?? .max)
        case .sizeClass: Condition.sizeClass(in: environment) == word
        case .appearance: environment.appearance.rawValue == word
        case .contrast: environment.contrast.rawValue == word
        case .direction: (environment.direction == .rightToLeft ? "rtl" : "ltr") == word
        case .locale: Condition.isLanguage(word, of: environment.locale)
        case .textSize: environment.textSize.rawValue == word
        }
      }
    }
  }

  /// Whether a locale's language is one that a name says: `zh-Hans` is that of `zh_CN`.
  private static func isLanguage(_ name: String, of locale: String) -> Bool {
    guard let wanted = LanguageName(name), let own = LanguageName(locale) else { return false }
    return wanted.includes(own)
  }

  /// The horizontal size class of the device, or of the platform where no device of it is known.
  private static func sizeClass(in environment: Environment) -> String {
    let platform = environment.platform
    let own = environment.device.flatMap { $0.platform == platform ? $0 : nil }
    let device = own ?? .standard(for: platform)
    return device?.hasRegularWidth == true ? "regular" : "compact"
  }
}
