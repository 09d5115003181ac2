import ArgumentParser
import Maquette
import MaquetteCore
import MaquetteLint
import MaquetteSpec
import Synchronization

/// Audits specs one by one, and keeps what comes of it.
final class AuditRun: Sendable {
  /// What came of one spec.
  struct Result: Sendable {
    var report: Audit.Report
    var source: [UInt8]
    var code: ExitCode?
  }

  let audit: Audit
  let files = RunFiles()
  private let strings: [String]
  private let overrides: EnvironmentPatch
  private let root: ProjectRoot?
  private let output: String?
  private let subfolders: [PathKey: String]
  private let state = Mutex((reports: [Audit.Report](), code: ExitCode?.none))
  /// What was told of other files than the specs: a file of translations is wrong once.
  private let told = Mutex(Set<Diagnostic>())

  init(
    audit: Audit, strings: [String], overrides: EnvironmentPatch, root: ProjectRoot?,
    output: String?, subfolders: [PathKey: String]
  ) {
    (self.audit, self.strings, self.overrides) = (audit, strings, overrides)
    (self.root, self.output, self.subfolders) = (root, output, subfolders)
  }

  /// What was found so far.
  var reports: [Audit.Report] { state.withLock(\.reports) }
  /// The exit code of the first spec that failed.
  var code: ExitCode? { state.withLock(\.code) }

  /// Audits a spec and writes its contact sheet.
  func result(of input: Batch.Input, by renderer: Renderer) -> Result {
    var result = Result(report: Audit.Report(name: input.name), source: [])
    do {
      result.source = try input.source()
      let spec = try TranslatedSpec(
        result.source, named: input.name, isFile: input.isFile, strings: strings,
        locale: audit.locales.count == 1 ? audit.locales[0] : nil,
        symbols: overrides.ownSymbols, root: root)
      result.report = audit.report(
        on: spec, named: input.name, overrides: overrides, by: renderer)
      try writeSheet(of: result.report, by: renderer)
      if !result.report.diagnostics.isEmpty {
        result.code = CommandExit.code(for: result.report.diagnostics)
      }
    } catch let error as FileError {
      result.report.diagnostics = [error.diagnostic]
      result.code = error.exitCode
    } catch let error as DiagnosticError {
      result.report.diagnostics = error.diagnostics.map { $0.naming(input.name) }
      result.code = CommandExit.badSpec
    } catch {
      result.report.diagnostics = [Diagnostic(.error, "\(error)", file: input.name)]
      result.code = CommandExit.cannotWrite
    }
    return result
  }

  private func writeSheet(of report: Audit.Report, by renderer: Renderer) throws {
    guard let output, report.diagnostics.isEmpty,
      let sheet = try audit.contactSheet(of: report, overrides: overrides, by: renderer)
    else { return }
    let folder = Paths.slashed(output) + (subfolders[PathKey(report.name)] ?? "")
    let path = folder + Paths.stem(of: report.name) + "-audit.png"
    try AtomicFile.write(
      renderer.bytes(of: sheet),
      to: files.claim(derived: path, in: Paths.slashed(output), for: report.name))
  }

  /// Takes what came of a spec.
  func take(_ result: Result) {
    let new = result.report.diagnostics.filter { diagnostic in
      diagnostic.file == result.report.name || told.withLock { $0.insert(diagnostic).inserted }
    }
    if !new.isEmpty {
      Console.report(new, source: result.source, of: result.report.name)
    }
    state.withLock { state in
      state.reports.append(result.report)
      state.code = state.code ?? result.code
    }
  }
}
