/// Everything that came of one run.
public struct SnapshotRun: Hashable, Sendable {
  /// The folder of the baselines as the user named it.
  public var baselines: String
  /// The folder of artifacts as the user named it.
  public var artifacts: String
  /// Which of several runs it was; `nil` for one that looked at all.
  public var shard: SnapshotFilter.Shard?
  /// A result a picture, sorted by id.
  public var results: [SnapshotResult]
  /// Changes that many pictures share, to be accepted at once.
  public var groups: [ChangeGroup] = []
  /// The command line that accepts everything, without the ids or groups, for example
  /// `maquette snapshot accept --from .maquette/snapshots/results.json`.
  public var acceptCommand: String

  /// A run from its parts.
  public init(
    baselines: String, artifacts: String, results: [SnapshotResult], acceptCommand: String
  ) {
    self.baselines = baselines
    self.artifacts = artifacts
    self.results = results
    self.acceptCommand = acceptCommand
  }

  /// Whether every picture passes.
  public var passes: Bool { results.allSatisfy(\.status.passes) }
}

/// One change with all pictures that it explains wholly or in part.
public struct ChangeGroup: Hashable, Sendable {
  /// A short name, the same for the same change in every run, for `accept --cluster`.
  public var key: String
  /// What changed, for example `Button: fill #007AFF → #0040DD`.
  public var summary: String
  /// The pictures, by id, sorted.
  public var ids: [String]

  /// A group from its parts.
  public init(key: String, summary: String, ids: [String]) {
    self.key = key
    self.summary = summary
    self.ids = ids
  }
}
