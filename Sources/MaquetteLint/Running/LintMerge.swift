import Maquette

/// Makes one finding of what the variants of a spec have in common.
struct LintMerge {
  private struct Key: Hashable {
    var rule: String
    var place: SourceLocation?
    var file: String?
    var subject: String
    var path: String
  }

  private struct Draft {
    var rule: LintRule
    var issue: LintIssue
    var variants: [String]
    var pictures: Int
  }

  /// What drawing finds and rules tell in its place.
  private static let ofRules: Set<DiagnosticID> = [
    .textTruncated, .hitTargetOverlap, .hitTargetCrowding, .hitTargetSmall, .explicitAlignment,
    .ambiguousNumber, .outsideCanvas,
  ]

  private let settings: LintSettings
  private let name: String
  private var order: [Key] = []
  private var drafts: [Key: Draft] = [:]
  private var diagnostics: [Diagnostic] = []
  /// The variants of what drawing found, and how many pictures it is in.
  private var seen: [Diagnostic: (variants: [String], pictures: Int)] = [:]
  private var pictures = 0

  init(_ settings: LintSettings, named name: String) {
    self.settings = settings
    self.name = name
  }

  mutating func add(
    _ found: [(rule: LintRule, issues: [LintIssue])], diagnostics: [Diagnostic], in names: [String]
  ) {
    pictures += 1
    for diagnostic in diagnostics.map({ $0.naming(name) })
    where !LintMerge.ofRules.contains(diagnostic.id) {
      if seen[diagnostic] == nil { self.diagnostics.append(diagnostic) }
      let before = seen[diagnostic] ?? ([], 0)
      seen[diagnostic] = (before.variants + names, before.pictures + 1)
    }
    for (rule, issues) in found {
      var here: Set<Key> = []
      for issue in issues {
        let key = Key(
          rule: rule.name, place: issue.location, file: issue.location?.origin?.file,
          subject: issue.subject, path: issue.location == nil ? issue.path : "")
        guard here.insert(key).inserted else { continue }
        if drafts[key] == nil {
          order.append(key)
          drafts[key] = Draft(rule: rule, issue: issue, variants: names, pictures: 1)
        } else {
          drafts[key]?.variants += names
          drafts[key]?.pictures += 1
        }
      }
    }
  }

  /// Everything, in the order of the file.
  func report(_ source: SourceText) -> Linter.Report {
    let all = order.compactMap { drafts[$0] }.compactMap { finding($0, source) }
    let start = SourceLocation(line: 0, column: 0)
    let sorted = all.enumerated().sorted { left, right in
      let a = left.element.diagnostic.location ?? start
      let b = right.element.diagnostic.location ?? start
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
    let (kept, told) = Suppressions(source).filtered(sorted, settings: settings)
    return Linter.Report(findings: kept, diagnostics: withoutTwins(of: order, told))
  }

  private func finding(_ draft: Draft, _ source: SourceText) -> LintFinding? {
    guard let severity = settings.level(of: draft.rule).severity else { return nil }
    let (rule, issue) = (draft.rule, draft.issue)
    let isOwn = issue.location?.origin?.file == nil
    let length = issue.length ?? issue.location.map { isOwn ? source.length(at: $0) : 1 } ?? 1
    var diagnostic = Diagnostic(
      severity, issue.message, location: issue.location, length: length,
      hint: issue.hint ?? rule.advice, id: .guideline)
    diagnostic.guideline = Diagnostic.Guideline(
      rule: rule.name, summary: rule.summary, advice: rule.advice, isFixable: issue.fix != nil)
    diagnostic = limited(diagnostic.traced.naming(name), to: draft.variants, draft.pictures)
    return LintFinding(
      rule: rule.name, diagnostic: diagnostic, variants: diagnostic.variants,
      owner: issue.owner, path: issue.path, fix: issue.fix)
  }

  /// A diagnostic that names its variants, unless it is in all pictures.
  private func limited(_ diagnostic: Diagnostic, to variants: [String], _ count: Int) -> Diagnostic
  {
    guard count < pictures else { return diagnostic }
    var result = diagnostic
    result.variants = variants
    result.message += result.variantsNote
    return result
  }

  /// What drawing told, without what a rule says better at the same place.
  private func withoutTwins(of keys: [Key], _ told: [Diagnostic]) -> [Diagnostic] {
    let places = Set(
      keys.filter { drafts[$0]?.rule.isAlsoDrawn == true }.flatMap { key in
        [key.place, drafts[key]?.issue.owner].compactMap { $0 }
      })
    return told
      + diagnostics.filter { diagnostic in
        guard diagnostic.severity == .warning, let place = diagnostic.location else { return true }
        return !places.contains(place)
      }.map { limited($0, to: seen[$0]?.variants ?? [], seen[$0]?.pictures ?? pictures) }
  }
}

extension Diagnostic {
  /// How its message ends where it does not hold in all variants.
  fileprivate var variantsNote: String {
    variants.isEmpty ? "" : " (in \(variants.joined(separator: ", ")))"
  }

  /// Its message without the variants.
  var messageInAll: String {
    message.hasSuffix(variantsNote) ? String(message.dropLast(variantsNote.count)) : message
  }
}
