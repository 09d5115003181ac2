import Maquette
import MaquetteSpec

/// Lints many specs with several workers; results come in the order of the specs.
package struct LintRunner: Sendable {
  /// A spec with what is drawn of it.
  package struct Job: Sendable {
    /// The spec.
    package var input: Batch.Input
    /// What flags and the project say about the environment; variants win over it.
    package var overrides: EnvironmentPatch
    /// The linter, with the variants of the spec's set.
    package var linter: Linter

    /// A job from its parts.
    package init(_ input: Batch.Input, overrides: EnvironmentPatch, linter: Linter) {
      (self.input, self.overrides, self.linter) = (input, overrides, linter)
    }
  }

  /// What came of a spec.
  package struct Result: Sendable {
    /// How messages name it.
    package var name: String
    /// Its text; empty when it could not be read.
    package var source: [UInt8] = []
    /// What was found.
    package var report = Linter.Report(findings: [], diagnostics: [])
    /// Whether it is a file, which can be written; its name alone does not tell.
    package var isFile = false
    /// Whether the file could not be read at all.
    package var isMissing = false
    /// The spec as it was read; `nil` for one that cannot be.
    package var document: SpecDocument?
  }

  private let jobs: [Job]
  private let fontPaths: [String]
  private let limits: DrawingLimits
  private let root: ProjectRoot?
  private let workers: Int

  /// A runner for some specs.
  ///
  /// - Parameter root: the project below whose folder specs may name files, besides their own.
  package init(
    _ jobs: [Job], fontPaths: [String], limits: DrawingLimits, root: ProjectRoot?, workers: Int
  ) {
    (self.jobs, self.fontPaths, self.limits) = (jobs, fontPaths, limits)
    (self.root, self.workers) = (root, workers)
  }

  /// Lints everything.
  ///
  /// - Parameter report: takes each result, in order, one at a time, with the number of results so
  ///   far.
  package func run(report: @escaping @Sendable (Result, Int) -> Void) {
    let (jobs, fontPaths, limits, root) = (jobs, fontPaths, limits, root)
    OrderedWork(count: jobs.count, workers: workers).run(
      with: { Renderer(fontPaths: fontPaths, limits: limits) },
      work: { LintRunner.result(of: jobs[$1], root: root, by: $0) }, report: report)
  }

  /// What one spec comes to.
  package static func result(of job: Job, root: ProjectRoot?, by renderer: Renderer) -> Result {
    var result = Result(name: job.input.name, isFile: job.input.isFile)
    do {
      result.source = try job.input.source()
      let document = try job.input.document(
        from: result.source, symbols: job.overrides.ownSymbols, root: root)
      result.document = document
      result.report = job.linter.report(
        on: document, source: result.source, named: result.name, overrides: job.overrides,
        by: renderer)
    } catch let error as FileError {
      result.isMissing = true
      result.report.diagnostics = [
        Diagnostic(.error, error.message, hint: error.hint, id: .unreadableFile)
      ]
    } catch let error as DiagnosticError {
      result.report.diagnostics = error.diagnostics.map { $0.naming(result.name) }
    } catch {
      result.report.diagnostics = [Diagnostic(.error, "\(error)", file: result.name)]
    }
    return result
  }
}
