import MaquetteComponents
import MaquetteCore
import MaquetteThemes

/// A trait that a combination such as `dark+rtl` may name: the one list of them, by which words are read,
/// completed and suggested, and from which the schema of configurations is made.
package struct VariantTrait: Sendable {
  /// How a word says what the trait's value is.
  private enum Form: Sendable {
    /// A word of the value's own, behind a prefix: `dark`, `os26`.
    case value(prefix: String)
    /// A word that turns it on: `button-shapes`.
    case on(String)
    /// Pixels per point: `2x`, `@3x`.
    case scale
    /// A language that there is, and what is said about it: `ar_EG`.
    case locale
  }

  /// The key of the trait.
  package let key: String
  /// The words that are offered: those of the values, not the other words for them.
  package let words: [String]
  /// How a list of everything that may be written tells of it.
  private let phrase: String
  /// What its words look like, as a regular expression, which takes long and only the schema needs.
  private let pattern: @Sendable () -> String
  private let form: Form

  private init(
    _ key: String, _ form: Form, words: [String], phrase: String? = nil,
    pattern: (@Sendable () -> String)? = nil
  ) {
    (self.key, self.form, self.words) = (key, form, words)
    self.phrase = phrase ?? words.joined(separator: ", ")
    self.pattern = pattern ?? { words.map(ValueForms.anyCase).joined(separator: "|") }
  }

  /// A trait of words, which stand behind a prefix.
  private init(_ key: String, prefix: String = "", phrase: String? = nil) {
    var (own, synonyms): ([String], [String]) = ([], [])
    if case .choice(let words, let others) = EnvironmentTrait.named(key)?.type {
      (own, synonyms) = (words, others.keys.sorted())
    }
    let spellings = own + synonyms
    self.init(key, .value(prefix: prefix), words: own.map { prefix + $0 }, phrase: phrase) {
      spellings.map { ValueForms.anyCase(prefix + $0) }.joined(separator: "|")
    }
  }

  /// All of them, in the order in which they are asked for a word.
  package static let all: [VariantTrait] =
    [
      // `base` and `standard` say nothing by themselves about what they are of, but only one trait has
      // each.
      VariantTrait("appearance"),
      VariantTrait("contrast", phrase: "increased"),
      VariantTrait("level", phrase: "elevated"),
      VariantTrait("direction"),
      VariantTrait("textSize", phrase: "a text size"),
      VariantTrait("legibilityWeight", phrase: "bold"),
      VariantTrait("platform", phrase: "a platform"),
      VariantTrait("controlActiveState", phrase: "inactive"),
      VariantTrait("controlAccentColor", prefix: "accent-", phrase: "accent-blue"),
      VariantTrait("pseudo", prefix: "pseudo-"),
      VariantTrait(
        "osVersion", .value(prefix: "os"),
        words: Set(Theme.builtInHeads.compactMap(\.osVersion)).sorted().map { "os\($0)" },
        pattern: { "[oO][sS]0*[1-9][0-9]?" }),
    ]
    + EnvironmentSwitch.all.map { VariantTrait($0.key, .on($0.word), words: [$0.word]) }
    + [
      VariantTrait(
        "scale", .scale, words: (1...4).map { "\($0)x" }, phrase: "1x to 4x",
        pattern: { "@?0*([1-3](\\.[0-9]*)?|4(\\.0*)?)x" }),
      VariantTrait(
        "device", .value(prefix: ""), words: [], phrase: "a device",
        pattern: { ValueForms.device }),
      VariantTrait(
        "locale", .locale, words: [], phrase: "a locale",
        pattern: { ValueForms.locale }),
    ]

  /// Everything that may be written, as a hint says it.
  package static var advice: String {
    let phrases = all.map(\.phrase)
    return "use \(phrases.dropLast().joined(separator: ", ")) or \(phrases.last ?? ""), "
      + "joined by '+' and separated by ','"
  }

  /// Combinations with commas between them, `light,dark+rtl`, as a regular expression.
  static let combinations: String = {
    let word = " *(\(all.map { $0.pattern() }.joined(separator: "|"))) *"
    return "\(word)([,+]\(word))*"
  }()

  /// Puts what a word says into a patch and tells which trait it is about; `nil` for an unknown word.
  package static func apply(_ word: String, to patch: inout EnvironmentPatch) -> VariantTrait? {
    for trait in all {
      guard let value = trait.value(of: word), let known = EnvironmentTrait.named(trait.key) else {
        continue
      }
      do throws(EnvironmentTrait.Problem) {
        try known.apply(value, to: &patch)
        return trait
      } catch {
        continue
      }
    }
    return nil
  }

  /// What a word says as a key and a value of a spec, `osVersion` and `26` for `os26`; `nil` for an unknown
  /// word.
  package static func entry(of word: String) -> (key: String, value: String)? {
    var patch = EnvironmentPatch()
    guard let trait = apply(word, to: &patch), let value = trait.value(of: word) else { return nil }
    return (trait.key, value)
  }

  /// The value that a word may stand for; `nil` for a word of another form.
  private func value(of word: String) -> String? {
    switch form {
    case .value(let prefix):
      return word.lowercased().hasPrefix(prefix) ? String(word.dropFirst(prefix.count)) : nil
    case .on(let own): return word.lowercased() == own ? "true" : nil
    case .scale:
      let scale = word.hasPrefix("@") ? word.dropFirst() : word[...]
      return scale.hasSuffix("x") ? String(scale.dropLast()) : nil
    case .locale:
      // A locale is any two or three letters, perhaps with a region.
      let language = word.prefix { !"-_@".contains($0) }
      return (2...3).contains(language.utf8.count) ? LocaleSpelling.usual(word) : nil
    }
  }
}
