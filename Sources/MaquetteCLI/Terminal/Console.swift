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
  /// Writes bytes to standard output as they are: pictures, and whatever else is for programs.
  ///
  /// - Throws: an exit with 73 when they cannot be written, as on a full disk.
  static func output(_ bytes: [UInt8]) throws {
    guard AtomicFile.writeAll(bytes, to: STDOUT_FILENO) else {
      // Whoever reads has had enough, as `head` has: nothing is wrong, and nobody is to be told.
      guard errno != EPIPE else { throw CommandExit.pipeClosed }
      let reason = String(cString: strerror(errno))
      let hint = OutputError.system(path: "", reason: reason).hint
      report([Diagnostic(.error, "cannot write to standard output: \(reason)", hint: hint)])
      throw CommandExit.cannotWrite
    }
  }

  /// Writes a text for people to standard output, without anything that a terminal or a build server
  /// would obey.
  static func output(_ text: String) throws { try output(Array(Escape.terminal(text).utf8)) }

  /// Writes lines for people to standard output, one for each text, whatever is in it: names of
  /// files, for example.
  static func output(lines: [String]) throws {
    try output(Array(lines.map { Escape.terminalLine($0) + "\n" }.joined().utf8))
  }

  /// Writes a document to standard output: as it is for a program or a file, and on a terminal
  /// without anything that it would obey.
  static func output(document bytes: [UInt8]) throws {
    guard Host.outputIsOnTerminal else { return try output(bytes) }
    try output(String(decoding: bytes, as: UTF8.self))
  }

  /// Writes a document to standard output; see ``output(document:)``.
  static func output(document text: String) throws { try output(document: Array(text.utf8)) }

  /// Writes a line to standard error, without anything that a terminal or a build server would obey.
  static func error(_ line: String) {
    toErrors((colored(line) ?? Escape.terminalLine(line)) + "\n")
  }

  /// A line that says what kind of message it is, as `error: …` does, with its colours; `nil` for another
  /// one, or where there are no colours.
  private static func colored(_ line: String) -> String? {
    guard ColorChoice.colorsErrors else { return nil }
    for severity in [Diagnostic.Severity.error, .warning, .note] {
      let kind = severity.rawValue + ": "
      guard line.hasPrefix(kind) else { continue }
      let message = Diagnostic(severity, String(line.dropFirst(kind.count)))
      return DiagnosticText(isColored: true).text(of: message)
    }
    return nil
  }

  /// Tells a person at a terminal what a command has done. What is kept in a file is the same without.
  static func closing(_ line: @autoclosure () -> String) {
    if Host.errorsAreOnTerminal { error(line()) }
  }

  /// A number with what is counted: `1 spec`, `2 specs`.
  static func counted(_ count: Int, _ what: String) -> String {
    count == 1 ? "1 \(what)" : "\(count) \(what)s"
  }

  /// How often each word is there, words that are not left out: `3 baselines: 2 recorded, 1 missing`.
  static func summary(_ found: [String], of words: [String], _ what: String) -> String {
    let counts = words.map { word in (word, found.count { $0 == word }) }.filter { $0.1 > 0 }
    let parts = counts.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
    return counted(found.count, what) + (parts.isEmpty ? "" : ": " + parts)
  }

  /// Writes a message of several lines to standard error, without anything that a terminal or a build
  /// server would obey.
  static func error(lines: String) {
    let first = String(lines.prefix { $0 != "\n" })
    let head = colored(first)
    toErrors(
      (head ?? "") + Escape.terminal(head == nil ? lines : String(lines.dropFirst(first.count)))
        + "\n")
  }

  /// Writes a document for programs to standard error; see ``output(document:)``.
  static func error(document text: String) {
    toErrors(Host.errorsAreOnTerminal ? Escape.terminal(text) : text)
  }

  /// Writes what a terminal should obey.
  static func control(_ text: String) { toErrors(text) }

  private static func toErrors(_ text: String) {
    _ = AtomicFile.writeAll(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Tells that a file could not be read; the exit to throw then.
  static func exit(for error: FileError) -> ExitCode {
    report([error.diagnostic])
    return error.exitCode
  }

  /// Tells how a command was used wrongly; the exit to throw then.
  static func misuse(_ message: String) -> ExitCode {
    error("error: " + message)
    return CommandExit.usage
  }

  /// Tells that no spec was named; the exit to throw then.
  static func noSpec(in configuration: Configuration? = nil) -> ExitCode {
    misuse(
      "no spec given; name a file, a folder, or - for standard input"
        + (configuration.map { "; '\($0.file)' names none" } ?? ""))
  }

  /// Tells that a file could not be written.
  static func report(_ error: OutputError) {
    report([Diagnostic(.error, error.description, hint: error.hint)])
  }

  /// Writes diagnostics to standard error, not more than the budget. Lines of other files than the one
  /// whose text is at hand, as of a theme, are read from these.
  ///
  /// - Parameters:
  ///   - source: the text of which lines are shown.
  ///   - file: the name of that text.
  ///   - explains: whether a last line names what `maquette explain` knows about them.
  static func report(
    _ diagnostics: [Diagnostic], source: [UInt8] = [], of file: String? = nil, explains: Bool = true
  ) {
    guard !diagnostics.isEmpty else { return }
    let isColored = ColorChoice.colorsErrors
    let own = DiagnosticText(source: source, isColored: isColored)
    var other: (file: String?, writer: DiagnosticText)?
    for diagnostic in diagnostics.prefix(Limits.diagnostics) {
      if diagnostic.file != file, other == nil || other?.file != diagnostic.file {
        let source = Console.source(of: diagnostic)
        other = (diagnostic.file, DiagnosticText(source: source, isColored: isColored))
      }
      let writer = diagnostic.file == file ? own : other?.writer ?? own
      // It has nothing in it that a terminal would obey but colours.
      toErrors(writer.text(of: diagnostic) + "\n")
    }
    let rest = diagnostics.count - Limits.diagnostics
    if rest > 0 { error("… and \(rest) more") }
    guard explains else { return }
    var explained = ExplainedMessages()
    explained.add(diagnostics)
    if let line = explained.line { error(line) }
  }
}

extension Console {
  /// The text of the file that a message is about; nothing where it can't be read.
  private static func source(of diagnostic: Diagnostic) -> [UInt8] {
    diagnostic.file.flatMap { try? FileReader.read(path: $0) } ?? []
  }
}

extension DiagnosticError {
  /// Whether a file is wrong, and not how the command was called.
  var isOfFile: Bool { diagnostics.contains { $0.file != nil } }

  /// The exit code where a spec was drawn with flags, of which either may be wrong.
  var exitCode: ExitCode { CommandExit.code(for: diagnostics) }
}

/// The exit codes of the command line, after sysexits.h.
enum CommandExit {
  static let usage = ExitCode(64)
  static let different = ExitCode(1)
  static let badSpec = ExitCode(65)

  /// The code for what is wrong with a spec, or with nothing but the flags that it was drawn with.
  static func code(for diagnostics: [Diagnostic]) -> ExitCode {
    let errors = diagnostics.filter { $0.severity == .error }
    return !errors.isEmpty && errors.allSatisfy(\.isOfFlag) ? usage : badSpec
  }

  static let noInput = ExitCode(66)
  static let bug = ExitCode(70)
  static let noSystem = ExitCode(71)
  static let cannotWrite = ExitCode(73)
  /// As a program ends that SIGPIPE stops: 128 and the signal's number.
  static let pipeClosed = ExitCode(141)

  /// What each code tells, for the manual and the documentation.
  static let meanings: [(code: Int32, meaning: String)] = [
    (0, "Done."),
    (
      different.rawValue, "Something differs, for example from a baseline, or a strict check warns."
    ),
    (usage.rawValue, "The command was used wrongly."),
    (badSpec.rawValue, "A spec, a theme or a picture is wrong."),
    (noInput.rawValue, "There is no such input."),
    (bug.rawValue, "A bug in Maquette."),
    (noSystem.rawValue, "The system has no process or open file left for the program."),
    (cannotWrite.rawValue, "A file cannot be written."),
  ]
}

extension FileError {
  /// The exit code that tells of it.
  var exitCode: ExitCode { isOfContent ? CommandExit.badSpec : CommandExit.noInput }
}

extension SpecResult {
  /// The exit code that tells of its failure; `nil` when all went well.
  var exitCode: ExitCode? {
    failure == .badSpec ? CommandExit.code(for: diagnostics) : failure?.exitCode
  }
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

/// Runs a command's work, turning errors into messages and exit codes: a mistake in a file is that
/// file's, whoever named it.
func reportingErrors<Result>(
  as code: ExitCode = CommandExit.usage, _ work: () throws -> Result
) throws -> Result {
  do {
    return try work()
  } catch let error as DiagnosticError {
    Console.report(error.diagnostics)
    throw code == CommandExit.usage && error.isOfFile ? CommandExit.badSpec : code
  } catch let error as OutputError {
    Console.report(error)
    throw CommandExit.cannotWrite
  }
}
