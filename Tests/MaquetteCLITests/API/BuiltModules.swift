import BuiltProgram
import Foundation

/// The modules that were built beside these tests, as the compiler's tools find them.
enum BuiltModules {
  static let root = Checkout.root

  private static let build = BuiltProgram.folder

  /// The compiler's flags with which a file may import any of them.
  static func flags() throws -> [String] {
    let libraries = ["cairo", "pango", "yaml-0.1"]
    let headers = try run("pkg-config", ["--cflags-only-I"] + libraries)
    let includes = headers.split(whereSeparator: \.isWhitespace).map(String.init)
    return ["-I", build.appending(path: "Modules").path]
      + (try moduleMaps()).flatMap { ["-Xcc", "-fmodule-map-file=" + $0.path] }
      + includes.flatMap { ["-Xcc", $0] }
  }

  /// Those of system libraries lie with the sources, those of our own C in the folder of the build.
  private static func moduleMaps() throws -> [URL] {
    let files = FileManager.default
    let sources = root.appending(path: "Sources")
    return try
      (files.contentsOfDirectory(atPath: sources.path).map { sources.appending(path: $0) }
      + files.contentsOfDirectory(atPath: build.path).filter { $0.hasSuffix(".build") }
      .map { build.appending(path: $0) })
      .map { $0.appending(path: "module.modulemap") }
      .filter { files.fileExists(atPath: $0.path) }.sorted { $0.path < $1.path }
  }

  /// What one of the toolchain's programs prints.
  @discardableResult
  static func run(_ program: String, _ arguments: [String]) throws -> String {
    let outcome = try Maquette.run(
      [program] + arguments, in: root, program: URL(filePath: "/usr/bin/env"),
      longest: 3 * Maquette.longestRun)
    guard outcome.status == 0 else { throw Failure(text: outcome.text + outcome.errors) }
    return outcome.text
  }

  struct Failure: Error, CustomStringConvertible {
    var text: String
    var description: String { text }
  }
}
