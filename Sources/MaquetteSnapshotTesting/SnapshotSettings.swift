import FoundationEssentials
import MaquetteSnapshots

/// How the snapshots of a test are kept. What is `nil` is as the test around it has it.
public struct SnapshotSettings: Hashable, Sendable {
  /// Which baselines are written. The default is that of the environment variable
  /// `MAQUETTE_RECORD`; without it `never` where `CI` is set, as on build servers, else `missing`.
  public var record: RecordMode?
  /// The folder of the baselines, from that of the test's file on; `Snapshots` by default.
  public var folder: String?
  /// What names begin with; the test's file and function by default. Empty for nothing.
  public var prefix: String?
  /// Whether small differences along edges and in text pass where the baseline was made with other
  /// libraries or fonts; they do not by default.
  public var isTolerant: Bool?
  /// Where expected, actual and diff of failures go. The default is that of the environment variable
  /// `MAQUETTE_ARTIFACTS`; without it `.build/snapshot-results`.
  public var artifacts: String?
  /// The program whose command failures print, so that it shows what differs. The default is that of
  /// the environment variable `MAQUETTE_DIFF_TOOL`; without it none.
  public var diffTool: DiffTool?

  /// Settings; what is not given is `nil`.
  public init(
    record: RecordMode? = nil, folder: String? = nil, prefix: String? = nil,
    isTolerant: Bool? = nil, artifacts: String? = nil, diffTool: DiffTool? = nil
  ) {
    self.record = record
    self.folder = folder
    self.prefix = prefix
    self.isTolerant = isTolerant
    self.artifacts = artifacts
    self.diffTool = diffTool
  }

  /// Those of the test that runs.
  @TaskLocal static var current = SnapshotSettings()

  /// These settings where they say something, others where they do not.
  func overlaid(on other: SnapshotSettings) -> SnapshotSettings {
    SnapshotSettings(
      record: record ?? other.record, folder: folder ?? other.folder,
      prefix: prefix ?? other.prefix, isTolerant: isTolerant ?? other.isTolerant,
      artifacts: artifacts ?? other.artifacts, diffTool: diffTool ?? other.diffTool)
  }

  /// Whom to ask about what nobody set.
  func mode(_ variables: [String: String] = ProcessInfo.processInfo.environment) throws
    -> RecordMode
  {
    if let record { return record }
    guard let name = variables["MAQUETTE_RECORD"], !name.isEmpty else {
      let server = variables["CI"] ?? ""
      return server.isEmpty || server == "false" || server == "0" ? .missing : .never
    }
    guard let mode = RecordMode(rawValue: name) else {
      throw DiagnosticError(
        "MAQUETTE_RECORD is '\(name)'",
        hint: "use \(RecordMode.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return mode
  }

  var tool: DiffTool? { diffTool ?? DiffTool.named() }

  var artifactFolder: String {
    artifacts ?? ProcessInfo.processInfo.environment["MAQUETTE_ARTIFACTS"]
      ?? ".build/snapshot-results"
  }
}

/// Uses settings for every snapshot in a piece of work, as XCTest's `invokeTest()` may do for a whole
/// class.
public func withSnapshots<Result>(
  _ settings: SnapshotSettings, _ work: () throws -> Result
) rethrows -> Result {
  try SnapshotSettings.$current.withValue(settings.overlaid(on: .current), operation: work)
}
