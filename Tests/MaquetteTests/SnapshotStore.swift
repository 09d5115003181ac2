import Foundation

/// Keeps baselines in `Snapshots/`, and what differs from them outside of it.
struct SnapshotStore {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let baselines = root.appendingPathComponent("Snapshots")
  private static let failures = root.appendingPathComponent(".build/snapshot-failures")

  let name: String

  /// Where the picture that differs is kept.
  var failurePath: String { ".build/snapshot-failures/\(name).png" }

  func kept() -> (png: [UInt8], dump: String)? {
    guard let png = try? Data(contentsOf: url(Self.baselines, "png")),
      let dump = try? String(contentsOf: url(Self.baselines, "txt"), encoding: .utf8)
    else { return nil }
    return (Array(png), dump)
  }

  /// Unchanged files are not written again.
  func record(png: [UInt8], dump: String) throws {
    let old = kept()
    if old?.png != png { try write(png, to: url(Self.baselines, "png")) }
    if old?.dump != dump { try write(Array(dump.utf8), to: url(Self.baselines, "txt")) }
  }

  func keepFailure(png: [UInt8], dump: String) throws {
    try write(png, to: url(Self.failures, "png"))
    try write(Array(dump.utf8), to: url(Self.failures, "txt"))
  }

  /// The names of all baselines.
  static func keptNames() -> Set<String> {
    let files = FileManager.default.enumerator(atPath: baselines.path)
    var names: Set<String> = []
    while let path = files?.nextObject() as? String {
      if path.hasSuffix(".png") || path.hasSuffix(".txt") { names.insert(String(path.dropLast(4))) }
    }
    return names
  }

  private func url(_ folder: URL, _ ending: String) -> URL {
    folder.appendingPathComponent("\(name).\(ending)")
  }

  private func write(_ bytes: [UInt8], to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url, options: .atomic)
  }
}
