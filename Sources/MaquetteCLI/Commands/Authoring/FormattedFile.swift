import ArgumentParser
import Maquette
import MaquetteCore
import MaquetteSpec

/// A file as it is and as it should be.
struct FormattedFile {
  /// Why a file was not formatted.
  struct Failure: Error {
    var diagnostics: [Diagnostic]
    var source: [UInt8] = []
    var exitCode: ExitCode

    func report() {
      Console.report(diagnostics, source: source, of: diagnostics.first?.file)
    }
  }

  /// How messages name it.
  let name: String
  /// Where it is; `nil` for standard input.
  let path: String?
  private let isNamed: Bool
  let source: [UInt8]
  let formatted: [UInt8]

  /// - Parameters:
  ///   - path: the file, or `-` for standard input.
  ///   - isNamed: whether it is formatted whatever it is; otherwise there is nothing to do for a file
  ///     that is no spec.
  /// - Throws: ``Failure``.
  init?(_ path: String, isNamed: Bool) throws {
    let isInput = path == "-" && isNamed
    let name = isInput ? "stdin" : path
    self.name = name
    self.path = isInput ? nil : path
    self.isNamed = isNamed
    do {
      source = try isInput ? FileReader.readStandardInput() : FileReader.read(path: path)
    } catch let error as FileError {
      throw Failure(diagnostics: [error.diagnostic], exitCode: error.exitCode)
    }
    guard isNamed || SpecFile.isSpec(source, file: path) else { return nil }
    do {
      formatted = try SpecFormatter.format(source, file: name)
    } catch let error as DiagnosticError {
      throw Failure(
        diagnostics: error.diagnostics.map { $0.naming(name) }, source: source,
        exitCode: CommandExit.badSpec)
    } catch is SpecFormatter.Bug {
      throw Failure(
        diagnostics: [
          Diagnostic(
            .error, "this text cannot be formatted without changing what it means; it is untouched",
            file: name, hint: "this is a bug of maquette: please report it with the file")
        ], exitCode: CommandExit.bug)
    }
  }

  /// A file that was rewritten otherwise.
  ///
  /// - Parameter isNamed: whether somebody named the file itself.
  init(rewriting path: String, isNamed: Bool, from source: [UInt8], to bytes: [UInt8]) {
    (name, self.path, self.isNamed) = (path, path, isNamed)
    (self.source, formatted) = (source, bytes)
  }

  /// Puts the formatted text into the file's place.
  ///
  /// - Throws: ``Failure``; the file is untouched then.
  func write() throws {
    guard let path else { return }
    func failure(_ message: String, hint: String? = nil) -> Failure {
      Failure(
        diagnostics: [Diagnostic(.error, message, file: name, hint: hint)],
        exitCode: CommandExit.cannotWrite)
    }
    do throws(RewrittenFile.Failure) {
      // Who names a link means the file behind it.
      try RewrittenFile.write(formatted, over: source, at: path, followsLinks: isNamed)
    } catch {
      switch error {
      case .isReadOnly(let reason):
        throw failure("cannot write: \(reason)", hint: "check the permissions of the folder")
      case .hasChanged:
        throw failure(
          "the file was changed while it was formatted, so it was not written",
          hint: "run again")
      case .output(let reason): throw failure("\(reason)", hint: reason.hint)
      }
    }
  }
}
