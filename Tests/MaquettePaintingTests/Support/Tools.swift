import Foundation
import MaquettePainting

/// Programs of other people that judge our files.
enum Tool {
  /// Whether a program is installed.
  static func isInstalled(_ name: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(name)")
  }

  /// Whether a file can be read.
  static func isFile(_ path: String) -> Bool { FileManager.default.isReadableFile(atPath: path) }

  /// What a program makes of a file: runs it in a folder that is removed after.
  static func run(
    _ name: String, _ arguments: [String], input: [UInt8], output: String
  ) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("maquette-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(input).write(to: folder.appendingPathComponent("input"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(name)")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent(output)))
  }

  /// What librsvg draws of an SVG document, with so many pixels for a point.
  static func librsvg(_ svg: String, scale: Double) throws -> RasterImage {
    try PNGDecoder.decode(
      run(
        "rsvg-convert", ["-z", "\(scale)", "-o", "out.png", "input"], input: Array(svg.utf8),
        output: "out.png"))
  }

  /// What poppler draws of a PDF document, with so many pixels for an inch.
  static func poppler(_ pdf: [UInt8], resolution: Int) throws -> RasterImage {
    try PNGDecoder.decode(
      run(
        "pdftocairo", ["-png", "-r", "\(resolution)", "-singlefile", "input", "out"], input: pdf,
        output: "out.png"))
  }
}
