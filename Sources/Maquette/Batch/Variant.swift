import MaquetteSpec

/// A combination of traits under a name, for example `dark+rtl`.
package struct Variant: Hashable, Sendable {
  /// The name as the user wrote it.
  package let name: String
  /// What it says about the environment.
  package let patch: EnvironmentPatch

  /// The variant that changes nothing.
  package static let plain = Variant(name: "", patch: EnvironmentPatch())

  private init(name: String, patch: EnvironmentPatch) {
    self.name = name
    self.patch = patch
  }

  /// Reads a list such as `light,dark,rtl,dark+rtl`.
  ///
  /// - Throws: ``DiagnosticError`` with every name that is unknown, or a combination that
  ///   contradicts itself.
  package static func list(_ text: String) throws -> [Variant] {
    var problems: [Diagnostic] = []
    var variants: [Variant] = []
    var seen: Set<String> = []
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard names.count <= Limits.variants else {
      throw DiagnosticError(
        "there are \(names.count) variants; at most \(Limits.variants) are read", hint: "use fewer")
    }
    for name in names {
      do {
        let variant = try Variant(Variant.trimmed(name))
        if !seen.insert(variant.name).inserted {
          problems.append(
            Diagnostic(.error, "variant '\(variant.name)' is listed twice", id: .duplicateKey))
        }
        variants.append(variant)
      } catch let error as DiagnosticError {
        problems += error.diagnostics
      }
    }
    guard problems.isEmpty else { throw DiagnosticError(problems) }
    return variants
  }

  private init(_ name: String) throws {
    var patch = EnvironmentPatch()
    var taken: Set<String> = []
    for word in name.split(separator: "+", omittingEmptySubsequences: false).map(Variant.trimmed) {
      guard let key = Variant.apply(word, to: &patch) else {
        throw DiagnosticError(
          "unknown variant '\(word)'",
          hint: Suggestion.nearest(to: word, in: Variant.words).map { "did you mean '\($0)'?" }
            ?? "use light, dark, increased, bold, ltr, rtl, "
            + "\(EnvironmentSwitch.all.map(\.word).joined(separator: ", ")), pseudo-rtl, "
            + "pseudo-long, a text size, a platform, os26, a locale or 1x to 4x, joined by '+' and "
            + "separated by ','", id: .unknownValue)
      }
      guard taken.insert(key).inserted else {
        throw DiagnosticError("variant '\(name)' sets '\(key)' twice", id: .duplicateKey)
      }
    }
    self.init(name: name, patch: patch)
  }

  /// A word without the spaces around it; those inside belong to it, as in `iPhone 15 Pro`.
  private static func trimmed(_ word: some StringProtocol) -> String {
    String(word.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// The words of fixed traits, for suggestions and completion.
  package static let words: [String] =
    [
      "light", "dark", "increased", "standard", "elevated", "ltr", "rtl", "bold", "regular", "1x",
      "2x", "3x", "4x",
      "active", "inactive",
    ] + EnvironmentSwitch.all.map(\.word)
    + ControlAccentColor.allCases.map { "accent-\($0.rawValue)" }
    + PseudoLanguage.allCases.map { "pseudo-\($0.rawValue)" }
    + Set(Theme.builtInHeads.compactMap(\.osVersion)).sorted().map { "os\($0)" }
    + TextSize.allCases.map(\.rawValue) + Platform.allCases.map(\.rawValue)

  /// Puts a word into a patch and tells which trait it is about; `nil` for an unknown word.
  private static func apply(_ word: String, to patch: inout EnvironmentPatch) -> String? {
    let traits = [
      "appearance", "contrast", "level", "direction", "textSize", "legibilityWeight", "platform",
      "controlActiveState",
    ]
    for key in traits {
      // `base` and `standard` say nothing by themselves about what they are of, but only one
      // trait has each.
      if set(key, word, &patch) { return key }
    }
    if word.lowercased().hasPrefix("accent-") {
      let key = "controlAccentColor"
      return set(key, String(word.dropFirst(7)), &patch) ? key : nil
    }
    if word.lowercased().hasPrefix("os"), set("osVersion", String(word.dropFirst(2)), &patch) {
      return "osVersion"
    }
    if word.lowercased().hasPrefix("pseudo-") {
      return set("pseudo", String(word.dropFirst(7)), &patch) ? "pseudo" : nil
    }
    if let setting = EnvironmentSwitch.all.first(where: { $0.word == word.lowercased() }) {
      patch[keyPath: setting.patch] = true
      return setting.key
    }
    let scale = word.hasPrefix("@") ? String(word.dropFirst()) : word
    if scale.hasSuffix("x"), set("scale", String(scale.dropLast()), &patch) { return "scale" }
    if set("device", word, &patch) { return "device" }
    // A locale is any two or three letters, perhaps with a region.
    let language = word.prefix { $0 != "-" && $0 != "_" }
    if (2...3).contains(language.utf8.count), set("locale", word, &patch) { return "locale" }
    return nil
  }

  private static func set(_ key: String, _ value: String, _ patch: inout EnvironmentPatch) -> Bool {
    guard let trait = EnvironmentTrait.named(key) else { return false }
    do throws(EnvironmentTrait.Problem) {
      try trait.apply(value, to: &patch)
      return true
    } catch {
      return false
    }
  }
}
