import MaquetteCore

/// The command lines that accept what a run found, ready to be pasted into a shell.
package struct AcceptCommand: Hashable, Sendable {
  /// Accepts everything; `nil` where nothing can be accepted.
  package let all: String?
  private let base: String
  /// The changes of each picture that can be accepted.
  private let keys: [PathKey: [String]]

  /// The commands of a run.
  package init(_ run: SnapshotRun) {
    base = run.acceptCommand
    var keys: [PathKey: [String]] = [:]
    for result in run.results where result.acceptingWords != nil { keys[PathKey(result.id)] = [] }
    all = keys.isEmpty ? nil : "\(base) --all"
    for group in run.groups {
      for id in group.ids { keys[PathKey(id)]?.append(group.key) }
    }
    self.keys = keys
  }

  /// Accepts one picture of a run.
  package static func id(_ id: String, in run: SnapshotRun) -> String {
    // What begins with a hyphen would be taken for an option.
    "\(run.acceptCommand) \(id.hasPrefix("-") ? "-- " : "")\(AcceptCommand.quoted(id))"
  }

  /// Accepts one change in every picture that has it, and with it what else changed in these pictures:
  /// a picture is accepted as a whole. `nil` where none of these pictures can be accepted.
  ///
  /// Where thousands of things changed, naming the others at each would fill disks: then the pictures
  /// are named, or everything is accepted where they are too many as well.
  package func cluster(_ group: ChangeGroup) -> String? {
    let ids = group.ids.filter { keys[PathKey($0)] != nil }
    guard !ids.isEmpty else { return nil }
    var others: Set<String> = []
    for id in ids {
      for key in keys[PathKey(id)] ?? [] where key != group.key {
        others.insert(key)
        if others.count > AcceptCommand.mostNames { return pictures(ids) }
      }
    }
    return base + " " + AcceptCommand.clusters([group.key] + others.sorted())
  }

  /// How many changes or pictures a command names.
  private static let mostNames = 20

  private func pictures(_ ids: [String]) -> String? {
    guard ids.count <= AcceptCommand.mostNames else { return all }
    return "\(base) -- " + ids.map(AcceptCommand.quoted).joined(separator: " ")
  }

  /// The flags that approve of changes.
  static func clusters(_ keys: [String]) -> String {
    keys.map { "--cluster \(quoted($0))" }.joined(separator: " ")
  }

  /// A word as shells of the Bourne family read it.
  package static func quoted(_ word: String) -> String { Escape.shellWord(word) }
}

extension SnapshotResult {
  /// Whether accepting it does anything: what could not be drawn has nothing to accept.
  public var canBeAccepted: Bool {
    switch status {
    case .missing, .changed, .rasterization, .unexplained, .environment, .damaged, .renamed:
      !diagnostics.contains(SnapshotResult.leftBehind)
    // A diagnostic tells why its files are left alone.
    case .obsolete: diagnostics.isEmpty
    case .same, .tolerated, .failed: false
    }
  }
}
