import Maquette

/// A recommendation that pictures can be held against, said once: its name, what it asks for, how
/// it is checked, and specs that show it.
///
/// The specs are its documentation and its tests: ``wrong`` must be found, ``right`` and ``fine``
/// must not.
package struct LintRule: Sendable {
  /// What a rule reads.
  package enum Aspect: String, Hashable, Sendable, CaseIterable {
    /// Components as they were decoded.
    case values
    /// Where components lie, and how large they are.
    case layout
    /// What is drawn: texts after truncation, colours, glyphs.
    case scene

    fileprivate var words: String {
      switch self {
      case .values: "the values in the spec"
      case .layout: "the layout"
      case .scene: "the drawn picture"
      }
    }
  }

  /// The name, for example `button/one-prominent`.
  package let name: String
  /// How much its findings matter unless a project says otherwise.
  package let level: LintLevel
  /// The document that it comes from.
  package let page: GuidelinePage
  /// What the document recommends, in other words.
  package let sentence: String
  /// What the rule finds, in a sentence.
  package let summary: String
  /// What to do, in a sentence.
  package let advice: String
  /// What it reads.
  package let looksAt: Set<Aspect>
  /// Whether drawing warns of the same by itself, at the same place; then the rule's finding is
  /// told.
  package let isAlsoDrawn: Bool
  /// A spec that it finds.
  package let wrong: String
  /// The same interface as it should be.
  package let right: String
  /// Specs that look as if they were wrong and are not.
  package let fine: [String]
  /// The variants that the examples need, as `--variants` takes them; the usual ones when empty.
  package let variants: String
  let check: @Sendable (LintPicture) -> [LintIssue]

  init(
    _ name: String, _ level: LintLevel, _ page: GuidelinePage, sentence: String, summary: String,
    advice: String, looksAt: Set<Aspect> = [.values], isAlsoDrawn: Bool = false, wrong: String,
    right: String, fine: [String] = [], variants: String = "",
    check: @escaping @Sendable (LintPicture) -> [LintIssue]
  ) {
    self.name = name
    self.level = level
    self.page = page
    self.sentence = sentence
    self.summary = summary
    self.advice = advice
    self.looksAt = looksAt
    self.isAlsoDrawn = isAlsoDrawn
    self.wrong = wrong
    self.right = right
    self.fine = fine
    self.variants = variants
    self.check = check
  }

  /// What to do, as a sentence of its own: ``advice`` stands behind a caret.
  package var instruction: String { advice.capitalizedFirst + "." }

  /// What it reads, in words.
  package var looksAtWords: String {
    Aspect.allCases.filter(looksAt.contains).map(\.words).joined(separator: ", ")
  }

  /// Whether it sees nothing but values, which are the same in every variant of a platform.
  var readsValuesOnly: Bool { looksAt == [.values] }
}
