import BuiltProgram
import Foundation

/// A folder for one test, removed with it.
final class Workspace {
  let folder: URL

  init() throws {
    // The system's folder may be behind a link, and messages name paths that are resolved.
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = base.appendingPathComponent("maquette-cli-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// A folder with some specs in it.
  convenience init(_ specs: [String: String]) throws {
    try self.init()
    for (name, text) in specs { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  func path(_ name: String) -> String { url(name).path }

  func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    try FileManager.default.createDirectory(
      at: url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url(name))
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(at: url(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: target)
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url(name))) }

  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  /// Every file and link below the folder, hidden ones too, sorted.
  var files: [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (all ?? []).filter { name in
      let type = try? FileManager.default.attributesOfItem(atPath: path(name))[.type]
      return type as? FileAttributeType != .typeDirectory
    }.sorted()
  }

  /// Runs the program here.
  func run(
    _ arguments: String..., stdin: String = "", environment: [String: String] = [:]
  ) throws -> Maquette.Outcome {
    try run(arguments, stdin: Array(stdin.utf8), environment: environment)
  }

  /// Runs the program here.
  func run(
    _ arguments: [String], stdin: [UInt8] = [], environment: [String: String] = [:]
  ) throws -> Maquette.Outcome {
    try Maquette.run(arguments, stdin: stdin, environment: environment, in: folder)
  }

  /// Whether a line of shell can trace what a process asks of the system.
  static let hasTrace = ["/usr/bin/strace", "/bin/strace"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Runs a line of shell here, in which `$MAQUETTE` is the program.
  func shell(_ script: String) throws -> Maquette.Outcome {
    try Maquette.run(
      ["-c", ProcessLimit.waiting + "\n" + script],
      environment: ["MAQUETTE": BuiltProgram.url.path], in: folder,
      program: URL(fileURLWithPath: "/bin/sh"))
  }
}
