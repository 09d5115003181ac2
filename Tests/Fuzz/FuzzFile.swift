import Foundation

/// A file for what reads only files. It lies in memory where there is such a folder.
enum FuzzFile {
  private static let path: String = {
    let memory = "/dev/shm"
    let folder =
      FileManager.default.isWritableFile(atPath: memory) ? memory : NSTemporaryDirectory()
    return "\(folder)/maquette-fuzz-\(ProcessInfo.processInfo.processIdentifier).yaml"
  }()

  /// Writes bytes into it, and removes it afterwards.
  static func with<Result>(_ bytes: [UInt8], _ work: (String) throws -> Result) throws -> Result {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try work(path)
  }
}
