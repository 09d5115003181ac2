/// Which baselines a run writes.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Every one that is not as it was.
  case all
  /// Those that there are none of; the run fails all the same.
  case missing
  /// Those that fail, and those that there are none of; the run fails all the same.
  case failed
  /// None.
  case never
}
