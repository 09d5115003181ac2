import ArgumentParser
import Maquette
import MaquetteSpec

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes to standard output and standard error.
enum Console {
  /// Writes bytes to standard output.
  ///
  /// - Throws: an exit with 73 when they cannot be written, as on a full disk.
  static func output(_ bytes: [UInt8]) throws {
    guard AtomicFile.writeAll(bytes, to: STDOUT_FILENO) else {
      let reason = String(cString: strerror(errno))
      error("error: cannot write to standard output: \(reason)")
      throw CommandExit.cannotWrite
    }
  }

  /// Writes a text to standard output as it is.
  static func output(_ text: String) throws { try output(Array(text.utf8)) }

  /// Writes a line to standard error, without anything that a terminal would obey.
  static func error(_ line: String) {
    _ = AtomicFile.writeAll(
      Array((DiagnosticText.printable(line) + "\n").utf8), to: STDERR_FILENO)
  }

  /// Tells that a file could not be read; the exit to throw then.
  static func exit(for error: FileError) -> ExitCode {
    report([Diagnostic(.error, error.message, hint: error.hint)])
    return CommandExit.noInput
  }

  /// Tells that a file could not be written.
  static func report(_ error: OutputError) {
    report([Diagnostic(.error, error.description, hint: error.hint)])
  }

  /// Writes bytes to standard error as they are.
  static func raw(_ text: String) {
    _ = AtomicFile.writeAll(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Writes diagnostics to standard error, not more than the budget.
  ///
  /// - Parameters:
  ///   - source: the text of which lines are shown.
  ///   - file: the name of that text; what is wrong in another file, as in a theme, shows none.
  static func report(_ diagnostics: [Diagnostic], source: [UInt8] = [], of file: String? = nil) {
    let writer = DiagnosticText(source: source)
    let bareWriter = DiagnosticText()
    for diagnostic in diagnostics.prefix(Limits.diagnostics) {
      error((diagnostic.file == file ? writer : bareWriter).text(of: diagnostic))
    }
    let rest = diagnostics.count - Limits.diagnostics
    if rest > 0 { error("… and \(rest) more") }
  }
}

/// The exit codes of the command line, after sysexits.h.
enum CommandExit {
  static let usage = ExitCode(64)
  static let different = ExitCode(1)
  static let badSpec = ExitCode(65)
  static let noInput = ExitCode(66)
  static let bug = ExitCode(70)
  static let cannotWrite = ExitCode(73)
}

extension SpecResult.Failure {
  /// The exit code that tells of it.
  var exitCode: ExitCode {
    switch self {
    case .badSpec: CommandExit.badSpec
    case .noInput: CommandExit.noInput
    case .cannotWrite: CommandExit.cannotWrite
    }
  }
}

/// Runs a command's work, turning errors into messages and exit codes.
func reportingErrors<Result>(
  as code: ExitCode = CommandExit.usage, _ work: () throws -> Result
) throws -> Result {
  do {
    return try work()
  } catch let error as DiagnosticError {
    Console.report(error.diagnostics)
    throw code
  } catch let error as OutputError {
    Console.report(error)
    throw CommandExit.cannotWrite
  }
}
