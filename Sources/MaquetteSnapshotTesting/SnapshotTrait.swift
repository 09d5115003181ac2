import MaquetteSnapshots
import Testing

/// Says how the snapshots of a test or a suite are kept.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  let settings: SnapshotSettings

  /// Suites hand it down to their tests.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotSettings.$current.withValue(settings.overlaid(on: .current)) {
      try await function()
    }
  }
}

extension Trait where Self == SnapshotTrait {
  /// Says how snapshots are kept, for example `@Suite(.snapshots(record: .failed))`. What is not
  /// given is as the suite around has it; ``SnapshotSettings`` tells the defaults.
  public static func snapshots(
    record: RecordMode? = nil, folder: String? = nil, prefix: String? = nil,
    isTolerant: Bool? = nil, artifacts: String? = nil, diffTool: DiffTool? = nil
  ) -> SnapshotTrait {
    SnapshotTrait(
      settings: SnapshotSettings(
        record: record, folder: folder, prefix: prefix, isTolerant: isTolerant,
        artifacts: artifacts, diffTool: diffTool))
  }
}
