import Maquette
import MaquetteSpec

/// Asks the rules about the pictures of one spec, those that read values only once a platform.
struct LintPass {
  private let rules: [LintRule]
  private let isAdaptive: Bool
  private let doubtful: Set<SourceLocation>
  private let source: SourceText
  /// What several components come from; made when a rule mends something.
  private lazy var shared = SharedPlaces(source)
  private var known: [String: [(rule: LintRule, issues: [LintIssue])]] = [:]

  /// - Parameters:
  ///   - isAdaptive: whether the components depend on the environment.
  ///   - doubtful: the places of components that lack what is wrong in the spec. Nothing is said
  ///     about these, nor by rules that look at the layout, which may be another one without the
  ///     mistakes; rules that look at what is drawn say nothing about what is in or over them.
  init(
    _ settings: LintSettings, isAdaptive: Bool, doubtful: Set<SourceLocation>, source: SourceText
  ) {
    self.source = source
    self.doubtful = doubtful
    rules = settings.active.filter { doubtful.isEmpty || !$0.looksAt.contains(.layout) }
    self.isAdaptive = isAdaptive
  }

  /// What each rule has to say about a picture.
  mutating func issues(of document: SpecDocument, _ picture: Renderer.Picture)
    -> [(rule: LintRule, issues: [LintIssue])]
  {
    let lint = LintPicture(
      of: document.component, on: document.canvas, in: picture.environment,
      scene: picture.scene, source: source,
      isForOneAppearance: document.environment.appearance != nil)
    let key = picture.environment.theme.name
    let values: [(rule: LintRule, issues: [LintIssue])]
    if let before = known[key], !isAdaptive {
      values = before
    } else {
      values = rules.filter(\.readsValuesOnly).map { ($0, issues(of: $0, lint, but: doubtful)) }
      known[key] = values
    }
    let drawn = lint.places(changedBy: doubtful)
    return
      (values
      + rules.filter { !$0.readsValuesOnly }.map { ($0, issues(of: $0, lint, but: drawn)) })
      .filter { !$0.issues.isEmpty }
  }

  /// - Parameter doubtful: the places that nothing is said about.
  private mutating func issues(
    of rule: LintRule, _ picture: LintPicture, but doubtful: Set<SourceLocation>
  ) -> [LintIssue] {
    let found = rule.check(picture).filter { issue in
      issue.owner.map { !doubtful.contains($0) } ?? doubtful.isEmpty
    }
    guard found.contains(where: { $0.fix != nil }) else { return found }
    let shared = shared
    return found.map { shared.kept($0, of: rule, in: picture) }
  }
}
