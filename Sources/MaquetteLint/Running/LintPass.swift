import Maquette
import MaquetteSpec

/// Asks the rules about the pictures of one spec, those that read values only once a platform.
struct LintPass {
  private let rules: [LintRule]
  private let isAdaptive: Bool
  private let source: SourceText
  private var known: [String: [(rule: LintRule, issues: [LintIssue])]] = [:]

  /// - Parameter isAdaptive: whether the components depend on the environment.
  init(_ settings: LintSettings, isAdaptive: Bool, source: SourceText) {
    self.source = source
    rules = settings.active
    self.isAdaptive = isAdaptive
  }

  /// What each rule has to say about a picture.
  mutating func issues(of document: SpecDocument, _ picture: Renderer.Picture)
    -> [(rule: LintRule, issues: [LintIssue])]
  {
    let lint = LintPicture(
      of: document.component, on: document.canvas, in: picture.environment,
      scene: picture.scene, source: source)
    let key = picture.environment.theme.name
    let values: [(rule: LintRule, issues: [LintIssue])]
    if let before = known[key], !isAdaptive {
      values = before
    } else {
      values = rules.filter(\.readsValuesOnly).map { ($0, $0.check(lint)) }
      known[key] = values
    }
    return (values + rules.filter { !$0.readsValuesOnly }.map { ($0, $0.check(lint)) })
      .filter { !$0.issues.isEmpty }
  }
}
