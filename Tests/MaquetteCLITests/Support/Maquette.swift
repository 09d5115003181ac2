import BuiltProgram
import Foundation

/// Runs of the real program.
enum Maquette {
  /// What came of a run.
  struct Outcome {
    /// The exit code, or 128 and the number of the signal that ended it, as in a shell.
    var status: Int32
    /// What was written to standard output.
    var output: [UInt8]
    /// What was written to standard error.
    var errors: String

    /// Standard output as text.
    var text: String { String(decoding: output, as: UTF8.self) }
    /// Standard output's lines.
    var lines: [String] { text.split(separator: "\n").map(String.init) }
    /// The lines of standard error that tell of an error.
    var errorLines: [String] {
      errors.split(separator: "\n").map(String.init).filter { $0.contains("error: ") }
    }
  }

  /// A run that takes more seconds of the processor is killed and counts as hanging.
  static let longestRun = 60.0

  /// Runs the program, or another one, in a folder.
  static func run(
    _ arguments: [String], stdin: [UInt8] = [], environment: [String: String] = [:], in folder: URL,
    program: URL = BuiltProgram.url, longest: Double = longestRun
  ) throws -> Outcome {
    let streams = try Workspace()
    try streams.write("in", stdin)
    try streams.write("out", "")
    try streams.write("err", "")
    let process = process(arguments, environment: environment, in: folder, program: program)
    try process.run(
      reading: streams.url("in"), writing: streams.url("out"), errors: streams.url("err"),
      longest: longest)
    return Outcome(
      status: process.shellStatus, output: try streams.bytes("out"),
      errors: String(decoding: try streams.bytes("err"), as: UTF8.self))
  }

  /// The program, ready to be started.
  static func process(
    _ arguments: [String], environment: [String: String] = [:], in folder: URL,
    program: URL = BuiltProgram.url
  ) -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Tests are about drawing; those about the cache name a folder of their own.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["MAQUETTE_CACHE": ""]) { _, new in new }
      .merging(environment) { _, new in new }
    return process
  }
}

extension Process {
  /// The exit code as a shell gives it.
  var shellStatus: Int32 {
    terminationReason == .uncaughtSignal ? 128 + terminationStatus : terminationStatus
  }
}
