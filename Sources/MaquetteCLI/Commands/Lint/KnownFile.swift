import ArgumentParser
import Maquette
import MaquetteLint
import MaquetteSpec

/// The file of findings that a project knows already.
struct KnownFile {
  /// What is in it; `nil` where there is none.
  let findings: KnownFindings?

  /// - Parameters:
  ///   - path: the file; `nil` for none.
  ///   - isRecorded: the file that is written; then no finding is known before.
  /// - Throws: an exit after what is wrong with it was told.
  init(_ path: String?, isRecorded: String?) throws {
    guard let path, isRecorded == nil else {
      findings = nil
      return
    }
    do {
      findings = try KnownFindings(FileReader.read(path: path), file: path)
    } catch let error as FileError {
      guard case .noSuchFile = error else { throw Console.exit(for: error) }
      Console.report([
        Diagnostic(
          .error, error.message,
          hint: "check the name, or record the findings of today: "
            + "maquette lint --record-baseline \(SpecNode.excerpt(path))")
      ])
      throw CommandExit.noInput
    } catch let error as DiagnosticError {
      // A stranger's configuration may name any file: nothing of what is in it is shown.
      Console.report(error.diagnostics, source: [], of: path)
      throw CommandExit.badSpec
    }
  }
}
