import Foundation
import MaquettePainting

/// Runs a program that `make test` installs, and hands its output back.
enum ExternalTool {
  struct Failure: Error { let message: String }

  /// Where a program is; `nil` for one that is not on the PATH.
  static func path(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static func run(_ name: String, _ arguments: [String], input: [UInt8]) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("maquette-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("input")
    let target = folder.appendingPathComponent("output")
    try Data(input).write(to: source)
    _ = FileManager.default.createFile(atPath: target.path, contents: nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardInput = try FileHandle(forReadingFrom: source)
    process.standardOutput = try FileHandle(forWritingTo: target)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(message: "\(name) failed; 'make test' installs it")
    }
    return Array(try Data(contentsOf: target))
  }

  /// What librsvg draws of an SVG document, with so many pixels for a point.
  static func librsvg(_ svg: [UInt8], scale: Double) throws -> RasterImage {
    let zoom = ["-z", "\(scale)", "--dpi-x", "96", "--dpi-y", "96"]
    return try PNGDecoder.decode(run("rsvg-convert", zoom, input: svg))
  }

  /// What poppler draws of a PDF document, with so many pixels for a point.
  static func poppler(_ pdf: [UInt8], scale: Int) throws -> RasterImage {
    let arguments = ["-png", "-r", "\(72 * scale)", "-singlefile", "-", "-"]
    return try PNGDecoder.decode(run("pdftocairo", arguments, input: pdf))
  }
}
