import MaquetteCore

/// The command lines that accept what a run found, ready to be pasted into a shell.
public struct AcceptCommand: Hashable, Sendable {
  /// Accepts everything.
  public let all: String
  private let base: String

  /// The commands of a run.
  public init(_ run: SnapshotRun) {
    base = run.acceptCommand
    all = "\(base) --all"
  }

  /// Accepts one picture.
  public func id(_ id: String) -> String {
    // What begins with a hyphen would be taken for an option.
    "\(base) \(id.hasPrefix("-") ? "-- " : "")\(AcceptCommand.quoted(id))"
  }

  /// Accepts one change in every picture that has it.
  public func cluster(_ group: ChangeGroup) -> String {
    "\(base) --cluster \(AcceptCommand.quoted(group.key))"
  }

  /// A word as shells of the Bourne family read it.
  public static func quoted(_ word: String) -> String { Escape.shellWord(word) }
}

extension SnapshotResult {
  /// Whether accepting it does anything: what could not be drawn has nothing to accept.
  public var canBeAccepted: Bool {
    switch status {
    case .missing, .changed, .rasterization, .unexplained, .environment, .obsolete, .damaged,
      .renamed:
      true
    case .same, .tolerated, .failed: false
    }
  }
}
