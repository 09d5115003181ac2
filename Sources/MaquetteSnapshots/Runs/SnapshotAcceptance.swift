import Maquette
import MaquetteCore
import MaquetteSpec

/// Takes what a run drew as the new baselines, as far as somebody approves of it.
///
/// Nothing is drawn again: what is accepted is what the report showed.
package struct SnapshotAcceptance: Sendable {
  /// What is approved of.
  package enum Selection: Hashable, Sendable {
    /// Everything that can be.
    case all
    /// Pictures by name; `*` in a name matches anything.
    case ids([String])
    /// Changes by the keys of their ``ChangeGroup``s. A picture is accepted when all that changed in
    /// it is approved of.
    case clusters([String])
  }

  /// What became of a picture.
  package struct Decision: Hashable, Sendable {
    /// What was done.
    package enum Action: Hashable, Sendable {
      /// It is the baseline now.
      case accepted
      /// It was the baseline already.
      case unchanged
      /// The baseline that nothing draws is removed.
      case removed
      /// The baseline has this name now, and had the one that is told.
      case renamed(from: String)
      /// The baseline has this name now, and the files of the old name that is told are left alone, for
      /// a reason without a full stop: somebody altered them.
      case copied(from: String, String)
      /// Nothing, for a reason, without a full stop.
      case refused(String)
    }

    /// The picture's name.
    package var id: String
    /// What was done.
    package var action: Action
  }

  private let run: SnapshotRun
  let artifacts: String
  let folder: BaselineFolder
  private let files = RunFiles()

  /// The acceptance of a run's results.
  ///
  /// - Parameters:
  ///   - artifacts: the folder that the run's files are in.
  ///   - baselines: the only folder that anything is written to or removed from, whatever the
  ///     results say.
  package init(_ run: SnapshotRun, artifacts: String, baselines: BaselineFolder) {
    self.run = run
    self.artifacts = artifacts
    folder = baselines
  }

  /// Accepts.
  ///
  /// - Returns: what became of each picture that the selection is about, in the order of the run.
  /// - Throws: ``DiagnosticError`` for names and keys that the run does not have, ``OutputError``
  ///   when a baseline cannot be written; those before it are accepted then.
  package func accept(_ selection: Selection) throws -> [Decision] {
    let failing = run.results.filter { !$0.status.passes }
    switch selection {
    case .all: return try failing.map(decide)
    case .ids(let patterns):
      try checkNames(patterns)
      return try failing.filter { result in
        patterns.contains { SnapshotAcceptance.matches(result, $0) }
      }.map(decide)
    case .clusters(let keys):
      try checkKeys(keys)
      return try failing.compactMap { try decide($0, approving: Set(keys)) }
    }
  }

  /// Whether a picture is named, by its name or the one that it had.
  private static func matches(_ result: SnapshotResult, _ pattern: String) -> Bool {
    [result.id, result.renamedFrom ?? result.id].contains { id in
      pattern.contains("*") ? Wildcard.matchesWhole(id, pattern) : Paths.areSame(id, pattern)
    }
  }

  private func checkNames(_ patterns: [String]) throws {
    let ids = run.results.map(\.id)
    let unknown = patterns.filter { pattern in
      !run.results.contains { SnapshotAcceptance.matches($0, pattern) }
    }
    guard unknown.isEmpty else {
      throw DiagnosticError(
        unknown.map { name in
          Diagnostic(
            .error, "the run has no picture '\(SpecNode.excerpt(name))'",
            hint: Suggestion.nearest(to: name, in: ids).map { "did you mean '\($0)'?" }
              ?? "'maquette snapshot verify' prints the names")
        })
    }
  }

  private func checkKeys(_ keys: [String]) throws {
    let known = run.groups.map(\.key)
    let unknown = keys.filter { !known.contains($0) }
    guard unknown.isEmpty else {
      throw DiagnosticError(
        unknown.map { key in
          Diagnostic(
            .error, "the run has no cluster '\(SpecNode.excerpt(key))'",
            hint: known.isEmpty
              ? "no change of this run is shared; accept pictures by name"
              : "use \(known.joined(separator: ", "))"
          )
        })
    }
  }

  /// - Returns: `nil` for a picture that none of the approved changes is in.
  private func decide(_ result: SnapshotResult, approving keys: Set<String>) throws -> Decision? {
    let own = run.groups.filter { $0.ids.contains { Paths.areSame($0, result.id) } }
    guard own.contains(where: { keys.contains($0.key) }) else { return nil }
    if let id = try? SnapshotID(result.id), let drawn = try? drawn(result.artifacts),
      isBaseline(drawn, of: id)
    {
      return Decision(id: result.id, action: .unchanged)
    }
    let others = own.filter { !keys.contains($0.key) }
    guard others.isEmpty else {
      let words = others.map { "'\($0.summary)'" }.joined(separator: ", ")
      let flags = AcceptCommand.clusters(own.map(\.key))
      return Decision(
        id: result.id,
        action: .refused("it has other changes, too: \(words); approve all of them with \(flags)"))
    }
    let isOfFont = run.groups.contains { group in
      keys.contains(group.key) && group.summary.hasPrefix(ChangeOrigins.font)
    }
    guard !result.clusters.contains(where: { isOpen($0, in: result, isOfFont: isOfFont) }) else {
      return Decision(
        id: result.id, action: .refused("nothing explains why some of its pixels changed"))
    }
    return try decide(result)
  }

  /// Whether nothing that is approved of explains some pixels. Other letters are another font's doing,
  /// but for a text that is gone.
  private func isOpen(
    _ cluster: ExplainedCluster, in result: SnapshotResult, isOfFont: Bool
  ) -> Bool {
    guard cluster.cause == .unexplained else { return false }
    let hasOtherFont = result.environment.contains { $0.hasPrefix(ChangeOrigins.font) }
    return !isOfFont || !hasOtherFont
      || cluster.notes.contains(where: RasterEvidence.saysTextIsGone)
  }

  private func decide(_ result: SnapshotResult) throws -> Decision {
    do {
      return Decision(id: result.id, action: try action(for: result))
    } catch let error as DiagnosticError {
      return Decision(
        id: result.id, action: .refused(error.diagnostics.first?.message ?? "it cannot be read"))
    } catch let error as FileError {
      return Decision(id: result.id, action: .refused(error.message))
    }
  }

  /// Whether a picture was accepted before, alone or with a cluster.
  private func isBaseline(_ drawn: Baseline, of id: SnapshotID) -> Bool {
    (try? folder.baseline(id))?.isSame(as: drawn) ?? false
  }

  private func action(for result: SnapshotResult) throws -> Decision.Action {
    let id = try SnapshotID(result.id)
    switch result.status {
    case .failed: return .refused("it could not be drawn or compared")
    case .obsolete where run.shard != nil:
      let warning = SnapshotMerging.obsoleteInShard
      return .refused("\(warning.message); \(warning.hint ?? "")")
    case .obsolete: return try removeObsolete(id) ? .removed : .unchanged
    case .renamed: return try rename(result, to: id)
    case .same, .tolerated, .missing, .changed, .rasterization, .unexplained, .environment,
      .damaged:
      break
    }
    if result.isRecorded { return .unchanged }
    let drawn = try drawn(result.artifacts)
    if isBaseline(drawn, of: id) { return .unchanged }
    try checkKept(id, expected: result.artifacts?.expected)
    return try folder.write(drawn, as: id, among: files) ? .accepted : .unchanged
  }
}
