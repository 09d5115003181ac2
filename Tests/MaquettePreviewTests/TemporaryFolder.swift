import Foundation

/// A folder of its own that goes away with the test.
final class TemporaryFolder: Sendable {
  /// With a slash at its end, links followed.
  let path: String

  init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    path = "\(base)/maquette-preview-\(UUID().uuidString)/"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file as simple programs do: into the file that is there.
  func write(_ text: String, to name: String) throws {
    let file = path + name
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  /// Saves a file as editors do: another file is renamed to it.
  func save(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + name), options: .atomic)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + name)
  }

  func move(_ name: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: path + name, toPath: path + other)
  }
}

/// Waits until something holds; a test that waits in vain fails by what it expects then.
func eventually(_ condition: () throws -> Bool) async throws -> Bool {
  // Long, for machines that are busy: who succeeds waits only as long as it takes.
  for _ in 0..<30_000 {
    if try condition() { return true }
    try await Task.sleep(for: .milliseconds(10))
  }
  return false
}

/// Does what waits for a server in a thread of its own: one of those that tasks share would be
/// missing there, where the server's tasks run.
func waiting<Result: Sendable>(
  _ work: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Result, _>) in
    Thread.detachNewThread { continuation.resume(with: Swift.Result { try work() }) }
  }
}
