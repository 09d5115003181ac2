import Maquette
import MaquetteCore

/// Finds rules of a configuration that are about nothing, as those with a name that was misspelled, or
/// of a picture that is gone.
package enum UnmatchedRules {
  /// Warnings about `ignore` and `tolerance`, with their places in the configuration.
  ///
  /// A rule is only looked at when all sets that it holds for are in the plan as a whole, with no flag
  /// that gives pictures other names, and every spec could be read.
  package static func warnings(
    of configuration: Configuration, in plan: SnapshotPlan
  ) -> [Diagnostic] {
    guard plan.problems.isEmpty else { return [] }
    var pictures: [String: [SnapshotID]] = [:]
    for (index, source) in plan.sources.enumerated() where source.isWhole {
      pictures[source.set, default: []] += plan.specs.filter { $0.source == index }
        .flatMap(\.pictures).map(\.id)
    }
    let components = UnmatchedComponents(in: plan.baselines)
    return rules(of: configuration).flatMap { rule, sets -> [Diagnostic] in
      let drawn = sets.compactMap { pictures[$0] }
      guard drawn.count == sets.count else { return [] }
      return problems(of: rule, among: drawn.flatMap { $0 }, components).map { problem in
        Diagnostic(
          .warning, problem.message, file: configuration.file, location: rule.location,
          hint: problem.hint)
      }
    }
  }

  /// Each rule once, in the order of the file, with the names of the sets that it holds for: those at
  /// the top of the file hold for all.
  private static func rules(
    of configuration: Configuration
  ) -> [(rule: Configuration.ComparingRule, sets: [String])] {
    var sets: [Configuration.ComparingRule: [String]] = [:]
    var order: [Configuration.ComparingRule] = []
    for set in configuration.sets {
      for rule in set.tolerances + set.ignored {
        if sets[rule] == nil { order.append(rule) }
        if sets[rule]?.last != set.name { sets[rule, default: []].append(set.name) }
      }
    }
    return order.map { ($0, sets[$0] ?? []) }
  }

  private static func problems(
    of rule: Configuration.ComparingRule, among ids: [SnapshotID],
    _ unmatched: UnmatchedComponents
  ) -> [(message: String, hint: String?)] {
    func named(_ pattern: String) -> [SnapshotID] {
      ids.filter { Wildcard.matchesWhole($0.text, pattern) }
    }
    let unknown = rule.pictures.filter { named($0).isEmpty }.map { pattern in
      (
        "'pictures: \(SpecNode.excerpt(pattern))' names no picture",
        Suggestion.hint(for: pattern, in: ids.map(\.text))
          ?? "'maquette snapshot list' prints the names; * matches anything"
      )
    }
    let meant = rule.pictures.isEmpty ? ids : Array(Set(rule.pictures.flatMap(named))).sorted()
    let components = unmatched.patterns(of: rule.components, among: meant)
    return unknown
      + components.map { pattern in
        (
          "'\(SpecNode.excerpt(pattern))' names no component of any baseline"
            + (rule.pictures.isEmpty ? "" : " that 'pictures' names"),
          "see the paths with 'maquette inspect'"
        )
      }
  }
}
