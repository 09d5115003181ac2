import BuiltProgram
import Foundation
import Testing

@testable import MaquetteDocs

/// A folder for one test, removed with it.
final class DocsWorkspace {
  let folder: URL

  init(_ files: [String: String] = [:]) throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = base.appendingPathComponent("maquette-docs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    try FileManager.default.createDirectory(
      at: url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url(name))
  }

  func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url(name))) }

  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  /// Every file below the folder, sorted.
  var files: [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (all ?? []).filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: url(name).path, isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }

  /// What came of a program.
  struct Outcome {
    var status: Int32
    var output: [UInt8]
    var errors: String
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs `maquette` here.
  func run(_ arguments: String..., stdin: String = "") throws -> Outcome {
    try run(BuiltProgram.url.path, arguments, stdin: Array(stdin.utf8))
  }

  /// Runs a program here; `MAQUETTE` and the path lead to ours.
  func run(_ program: String, _ arguments: [String], stdin: [UInt8] = []) throws -> Outcome {
    let streams = try DocsWorkspace()
    for name in ["in", "out", "err"] { try streams.write(name, name == "in" ? stdin : []) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["MAQUETTE"] = BuiltProgram.url.path
    environment["PATH"] = folder.path + ":" + (environment["PATH"] ?? "")
    environment["NO_MKDOCS_2_WARNING"] = "1"
    // Pandoc finds no file of another name than ASCII's where there is no locale.
    environment["LC_ALL"] = "C.UTF-8"
    environment["MAQUETTE_CACHE"] = ""
    process.environment = environment
    try process.run(
      reading: streams.url("in"), writing: streams.url("out"), errors: streams.url("err"))
    return Outcome(
      status: process.terminationStatus, output: try streams.bytes("out"),
      errors: try streams.text("err"))
  }
}

/// Whether programs that `make test` installs are there.
enum DocsTool {
  /// Python's packages from PyPI, which `make docs-tools` puts below .build.
  static var venv: String {
    BuiltProgram.folder.resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs-tools/bin/").path
  }

  static func isInstalled(_ name: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  /// Every pandoc there is: the system's, and the one of PyPI's package, which is version 3.
  static var pandocs: [String] {
    let library = URL(fileURLWithPath: venv).deletingLastPathComponent().appendingPathComponent(
      "lib")
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: library.path)) ?? []
    let bundled = versions.map {
      library.appendingPathComponent("\($0)/site-packages/pypandoc/files/pandoc").path
    }.filter { FileManager.default.isExecutableFile(atPath: $0) }
    return (isInstalled("pandoc") ? ["pandoc"] : []) + bundled
  }
}

/// What comes of one document that is only in memory.
func rendering(
  _ text: String, _ settings: MarkdownSettings = MarkdownSettings(), in workspace: DocsWorkspace
) -> MarkdownResult {
  rendering(Array(text.utf8), settings, in: workspace)
}

func rendering(
  _ bytes: [UInt8], _ settings: MarkdownSettings = MarkdownSettings(), in workspace: DocsWorkspace
) -> MarkdownResult {
  let folder = workspace.folder.path + "/"
  let document = MarkdownDocument(
    name: "a.md", target: nil, folder: folder, bytes: bytes)
  return MarkdownRun([document], settings).result()
}

extension MarkdownResult {
  /// The first document's text.
  var text: String { String(decoding: documents[0].bytes, as: UTF8.self) }
  /// The names of the pictures.
  var pictureNames: [String] {
    pictures.map { $0.path.split(separator: "/").last.map(String.init) ?? "" }
  }
}
