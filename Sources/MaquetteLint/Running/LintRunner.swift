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
    /// What flags and the project said about its environment.
    package var overrides = EnvironmentPatch()
    /// What mending makes of it; `nil` where nothing is to be mended.
    package var mended: Mended?
  }

  private let jobs: [Job]
  private let fontPaths: [String]
  private let limits: DrawingLimits
  private let root: ProjectRoot?
  private let workers: Int
  private let mending: (@Sendable (Linter.Report) -> [LintFinding])?

  /// A runner for some specs.
  ///
  /// - Parameters:
  ///   - root: the project below whose folder specs may name files, besides their own.
  ///   - mending: the findings of a report that are to be mended; `nil` to mend nothing.
  package init(
    _ jobs: [Job], fontPaths: [String], limits: DrawingLimits, root: ProjectRoot?, workers: Int,
    mending: (@Sendable (Linter.Report) -> [LintFinding])? = nil
  ) {
    (self.jobs, self.fontPaths, self.limits) = (jobs, fontPaths, limits)
    (self.root, self.workers, self.mending) = (root, workers, mending)
  }

  /// Lints everything.
  ///
  /// - Parameter report: takes each result, in order, one at a time, with the number of results so
  ///   far.
  package func run(report: @escaping @Sendable (Result, Int) -> Void) {
    let (jobs, fontPaths, limits, root, mending) = (jobs, fontPaths, limits, root, mending)
    OrderedWork(count: jobs.count, workers: workers).run(
      with: { Renderer(fontPaths: fontPaths, limits: limits) },
      work: { (renderer: Renderer, index: Int) -> Result in
        var result = LintRunner.result(of: jobs[index], root: root, by: renderer)
        if let mending {
          result.mended = LintRunner.mended(
            result, of: jobs[index], root: root, by: renderer, choosing: mending)
          if let mended = result.mended {
            result.mended?.report = LintRunner.byHand(
              mended.report, choosing: mending, as: SpecEditor(mended.source).obstacle)
          } else {
            result.report = LintRunner.byHand(
              result.report, choosing: mending,
              as: result.isFile ? SpecEditor(result.source).obstacle : "standard input")
          }
        }
        return result
      }, report: report)
  }

  /// What one spec comes to.
  ///
  /// - Parameter source: its text; `nil` to read it.
  package static func result(
    of job: Job, source: [UInt8]? = nil, root: ProjectRoot?, by renderer: Renderer
  ) -> Result {
    var result = Result(name: job.input.name, isFile: job.input.isFile)
    result.overrides = job.overrides
    do {
      result.source = try source ?? job.input.source()
      let document = try job.input.document(
        from: result.source, symbols: job.overrides.ownSymbols, root: root)
      result.document = document
      result.report = job.linter.report(
        on: document, source: result.source, named: result.name, overrides: job.overrides,
        by: renderer)
    } catch let error as FileError {
      result.isMissing = !error.isOfContent
      result.report.diagnostics = [error.diagnostic]
    } catch let error as DiagnosticError {
      let errors = error.diagnostics.map { $0.naming(result.name) }
      // The others of its components are as right or wrong as without its mistakes.
      if let rest = job.input.document(
        from: result.source, symbols: job.overrides.ownSymbols, root: root, without: errors)
      {
        result.report = job.linter.report(
          on: rest, source: result.source, named: result.name, overrides: job.overrides,
          by: renderer)
      }
      result.report.diagnostics += errors
    } catch {
      result.report.diagnostics = [Diagnostic(.error, "\(error)", file: result.name)]
    }
    return result
  }
}
