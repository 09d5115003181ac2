import Foundation
import MaquetteSnapshotTesting
import Synchronization
import Testing

/// A folder of baselines and one of failures for one test.
struct SnapshotWorkplace {
  let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("maquette-snapshots-\(UUID().uuidString)").path

  /// The files that were written, sorted.
  var files: [String] {
    (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? [])
      .filter { $0.contains(".") && !$0.contains("lock") }.sorted()
  }

  /// The names of pictures that were recorded.
  var pictures: [String] {
    files.filter { $0.hasPrefix("kept/") && $0.hasSuffix(".png") }
      .map { String($0.split(separator: "/").last ?? "") }
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  func kept(_ mode: RecordMode, tool: DiffTool? = nil, _ work: () -> Void) {
    withSnapshots(
      SnapshotSettings(
        record: mode, folder: folder + "/kept", artifacts: folder + "/failures", diffTool: tool),
      work)
  }

  /// Another workplace with the same baselines, which tests may compare with other pictures.
  func copy() throws -> SnapshotWorkplace {
    let other = SnapshotWorkplace()
    try FileManager.default.createDirectory(
      atPath: other.folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: folder + "/kept", toPath: other.folder + "/kept")
    return other
  }

  /// What the failures of some work say.
  func message(_ mode: RecordMode, tool: DiffTool? = nil, _ work: () -> Void) -> String {
    let said = Mutex("")
    withKnownIssue {
      kept(mode, tool: tool, work)
    } matching: { issue in
      said.withLock { $0 += issue.comments.map(\.rawValue).joined(separator: "\n") + "\n" }
      return true
    }
    return said.withLock { $0 }
  }

  /// Runs a program in the folder.
  func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, text: String) {
    let output = folder + "/output-\(UUID().uuidString)"
    try Data().write(to: URL(fileURLWithPath: output))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    defer { try? handle.close() }
    (process.standardOutput, process.standardError) = (handle, handle)
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOfFile: output, encoding: .utf8))
  }
}
