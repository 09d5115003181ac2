import Maquette
import MaquetteCore
import MaquetteSpec

/// Draws and compares the pictures of one spec after another, with one renderer.
final class SnapshotWorker {
  /// What came of a spec.
  struct Work: Sendable {
    var results: [SnapshotResult] = []
    var outputError: OutputError?
    var selfTest: [Diagnostic] = []
    var failures: Set<SpecResult.Failure> = []
    var reused = 0

    /// - Returns: the number of results before these.
    mutating func add(_ work: Work) -> Int {
      let count = results.count
      results += work.results
      outputError = outputError ?? work.outputError
      selfTest += work.selfTest
      failures.formUnion(work.failures)
      reused += work.reused
      return count
    }
  }

  private let filter: SnapshotFilter
  private let sources: [SnapshotSource]
  private let limits: DrawingLimits
  private let memory: SnapshotMemory?
  /// Renderers by what they know of fonts. Whoever finds all in the cache needs none.
  private var renderers: [[PathKey]: Renderer] = [:]
  private let check: SnapshotCheck

  init(
    options: SnapshotCheck.Options, filter: SnapshotFilter, sources: [SnapshotSource],
    limits: DrawingLimits, memory: SnapshotMemory?, files: RunFiles
  ) {
    self.filter = filter
    (self.sources, self.limits) = (sources, limits)
    self.memory = memory
    var options = options
    options.memory = limits.memory ?? options.memory
    check = SnapshotCheck(options, among: files)
  }

  /// - Parameter isFirst: whether the spec's first picture is also used to test the tests.
  func work(on spec: SnapshotPlan.Spec, isFirst: Bool) -> Work {
    var work = Work()
    guard let document = spec.document else {
      var result = SnapshotResult(
        id: SnapshotID.printable(spec.key), source: spec.name, status: .failed)
      result.diagnostics = spec.problems
      work.results = [result]
      return work
    }
    var testsItself = isFirst
    for picture in spec.pictures where filter.takes(picture) {
      let visit = memory?.visit(picture, of: spec)
      do {
        if !testsItself, let known = visit?.known, let same = check.sameResult(known) {
          work.reused += 1
          work.results.append(same)
          continue
        }
        let drawn = try draw(picture, of: document, in: spec)
        visit?.keep(drawn)
        if testsItself {
          work.selfTest += try SelfTest.problems(of: drawn, with: renderer(for: spec))
        }
        testsItself = false
        work.results.append(try check.result(of: drawn))
      } catch let error as OutputError {
        work.outputError = work.outputError ?? error
        work.results.append(failure(picture, spec, [Diagnostic(.error, error.description)]))
      } catch let error as DiagnosticError {
        work.failures.insert(.badSpec)
        work.results.append(
          failure(picture, spec, error.diagnostics.map { $0.naming(spec.name) }))
      } catch {
        work.results.append(failure(picture, spec, [Diagnostic(.error, "\(error)")]))
      }
    }
    work.outputError = work.outputError ?? check.unwritten
    return work
  }

  private func draw(
    _ picture: SnapshotPlan.Picture, of document: SpecDocument, in spec: SnapshotPlan.Spec
  ) throws -> DrawnSnapshot {
    let renderer = renderer(for: spec)
    var made = try renderer.picture(
      of: document.component, on: document.canvas, in: picture.environment)
    made.overlays = spec.overlays
    var drawn = try DrawnSnapshot(
      made, id: picture.id, key: spec.key, source: spec.name, variant: picture.variant,
      with: renderer, keeping: check.keptFile(of: picture.id))
    let source = sources[spec.source]
    (drawn.set, drawn.flags, drawn.place) = (source.set, source.flags, spec.place)
    drawn.tolerance = source.tolerances.tolerance(of: drawn.id)
    return drawn
  }

  private func renderer(for spec: SnapshotPlan.Spec) -> Renderer {
    let paths = sources[spec.source].fontPaths
    if let known = renderers[paths.map { PathKey($0) }] { return known }
    let renderer = Renderer(fontPaths: paths, limits: limits)
    renderers[paths.map { PathKey($0) }] = renderer
    return renderer
  }

  private func failure(
    _ picture: SnapshotPlan.Picture, _ spec: SnapshotPlan.Spec, _ problems: [Diagnostic]
  ) -> SnapshotResult {
    var result = SnapshotResult(
      id: picture.id.text, source: spec.name, variant: picture.variant, status: .failed)
    result.diagnostics = problems
    return result
  }
}
