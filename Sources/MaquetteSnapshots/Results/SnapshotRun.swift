import Maquette

/// Everything that came of one run.
package struct SnapshotRun: Hashable, Sendable {
  /// The folder of the baselines as the user named it.
  package var baselines: String
  /// The folder of artifacts as the user named it.
  package var artifacts: String
  /// Which of several runs it was; `nil` for one that looked at all.
  package var shard: Shard?
  /// A result a picture, sorted by id.
  package var results: [SnapshotResult]
  /// Changes that many pictures share, to be accepted at once.
  package var groups: [ChangeGroup] = []
  /// The command line that accepts everything, without the ids or groups, for example
  /// `maquette snapshot accept --from .maquette/snapshots/results.json`.
  package var acceptCommand: String

  /// A run from its parts.
  package init(
    baselines: String, artifacts: String, results: [SnapshotResult], acceptCommand: String
  ) {
    self.baselines = baselines
    self.artifacts = artifacts
    self.results = results
    self.acceptCommand = acceptCommand
  }

  /// Whether every picture passes.
  package var passes: Bool { results.allSatisfy(\.status.passes) }
}

/// One change with all pictures that it explains wholly or in part.
package struct ChangeGroup: Hashable, Sendable {
  /// A short name, the same for the same change in every run, for `accept --cluster`.
  package var key: String
  /// What changed, for example `Button: fill #007AFF → #0040DD`.
  package var summary: String
  /// The pictures, by id, sorted.
  package var ids: [String]

  /// A group from its parts.
  package init(key: String, summary: String, ids: [String]) {
    self.key = key
    self.summary = summary
    self.ids = ids
  }
}
