import Foundation

/// Runs something in a folder of its own, which is removed afterwards.
enum InTemporaryFolder {
  static func run(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("maquette-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let before = FileManager.default.currentDirectoryPath
    defer {
      _ = FileManager.default.changeCurrentDirectoryPath(before)
      try? FileManager.default.removeItem(at: folder)
    }
    _ = FileManager.default.changeCurrentDirectoryPath(folder.path)
    try body(folder)
  }
}
