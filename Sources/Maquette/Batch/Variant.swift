import MaquetteSpec

/// A combination of traits under a name, for example `dark+rtl`.
package struct Variant: Hashable, Sendable {
  /// The name as the user wrote it.
  package let name: String
  /// What it says about the environment.
  package let patch: EnvironmentPatch

  /// The variant that changes nothing.
  package static let plain = Variant(name: "", patch: EnvironmentPatch())

  /// The name for comparing: words are the same in small letters and capitals, and so are both
  /// separators of locales.
  package var comparedName: String { name.lowercased().replacing("_", with: "-") }

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
        if !seen.insert(variant.comparedName).inserted {
          problems.append(
            Diagnostic(
              .error, "variant '\(variant.name)' is listed twice", hint: "remove one of them",
              id: .duplicateKey))
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
      guard let key = VariantTrait.apply(word, to: &patch)?.key else {
        throw DiagnosticError(
          "unknown variant '\(word)'",
          hint: Suggestion.nearest(to: word, in: Variant.words).map { "did you mean '\($0)'?" }
            ?? VariantTrait.advice, id: .unknownValue)
      }
      guard taken.insert(key).inserted else {
        throw DiagnosticError(
          "variant '\(name)' sets '\(key)' twice",
          hint: "leave one of its words out, or write ',' between two variants",
          id: .duplicateKey)
      }
    }
    self.init(name: name, patch: patch)
  }

  /// Whether it says less than another one, or what comes first in the order of letters: of two
  /// different ones, one is always plainer.
  func isPlainer(than other: Variant) -> Bool {
    let (own, others) = (patch.traits, other.patch.traits)
    guard own.count == others.count else { return own.count < others.count }
    return own.map { [$0.key, $0.value] }.joined()
      .lexicographicallyPrecedes(others.map { [$0.key, $0.value] }.joined())
  }

  /// A word without the spaces around it; those inside belong to it, as in `iPhone 15 Pro`.
  private static func trimmed(_ word: some StringProtocol) -> String {
    String(word.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// The words of fixed traits, for suggestions and completion.
  package static let words: [String] = VariantTrait.all.flatMap(\.words)
}
