import Maquette
import MaquetteCore
import MaquetteSpec
import Synchronization

/// Draws the pictures of a plan and compares each with its baseline.
package struct SnapshotRunner: Sendable {
  /// What came of a run, with what no result can hold.
  package struct Outcome: Sendable {
    /// The results.
    package var run: SnapshotRun
    /// Why a file could not be written; `nil` when all could.
    package var outputError: OutputError?
    /// What the self-test found; empty when it saw both of its changes.
    package var selfTest: [Diagnostic]
    /// What kinds of failures kept specs from being drawn.
    package var failures: Set<SpecResult.Failure>
    /// How many pictures were not drawn: the cache knows that they are their baselines.
    package var reused: Int
  }

  private let plan: SnapshotPlan
  private let filter: SnapshotFilter
  private let options: SnapshotCheck.Options
  private let limits: DrawingLimits
  private let cache: PictureCache?
  private let obsolescence: SnapshotPlan.Obsolescence

  /// A run over those pictures of a plan that a filter takes.
  ///
  /// - Parameters:
  ///   - limits: what each picture may take.
  ///   - cache: knows what was drawn before, so that what must pass need not be drawn again; `nil` to
  ///     draw all.
  ///   - obsolescence: which baselines count as obsolete.
  package init(
    _ plan: SnapshotPlan, filter: SnapshotFilter, options: SnapshotCheck.Options,
    limits: DrawingLimits = DrawingLimits(), cache: PictureCache? = nil,
    obsolescence: SnapshotPlan.Obsolescence = SnapshotPlan.Obsolescence()
  ) {
    self.obsolescence = obsolescence
    self.plan = plan
    self.limits = limits
    self.cache = cache
    self.filter = filter
    self.options = options
  }

  /// How many pictures are drawn.
  package var count: Int { count(of: filter) }
  /// How many pictures all shards together draw.
  package var countInAllShards: Int {
    var all = filter
    all.shard = .whole
    return count(of: all)
  }

  private func count(of filter: SnapshotFilter) -> Int {
    plan.pictures.count { filter.takes($0) }
  }

  /// Draws and compares; results come sorted by name, whatever the number of workers.
  ///
  /// - Parameter report: takes each result as soon as those before it are done, and the number of
  ///   pictures so far; it may be called from any thread.
  /// - Throws: ``DiagnosticError`` when the folder of baselines cannot be read.
  package func run(
    workers: Int, report: @escaping @Sendable (SnapshotResult, Int) -> Void = { _, _ in }
  ) throws -> Outcome {
    let (options, filter, sources) = (options, filter, plan.sources)
    let limits = limits
    // Only what looks and writes nothing may take anything for granted.
    let memory = options.mode == .never ? cache.map { SnapshotMemory($0, sources) } : nil
    let files = RunFiles()
    files.reads(plan.inputs)
    let specs = plan.specs.filter { spec in
      spec.document == nil || spec.pictures.contains(where: filter.takes)
    }
    // The first that can be drawn tests the tests.
    let first = specs.firstIndex { $0.document != nil }
    let state = Mutex(SnapshotWorker.Work())
    OrderedWork(count: specs.count, workers: workers).run(
      with: {
        SnapshotWorker(
          options: options, filter: filter, sources: sources, limits: limits, memory: memory,
          files: files)
      },
      work: { $0.work(on: specs[$1], isFirst: $1 == first) },
      report: { work, _ in
        let done = state.withLock { $0.add(work) }
        for (index, result) in work.results.enumerated() { report(result, done + index + 1) }
      })
    var all = state.withLock { $0 }
    let undrawn = try plan.reported(obsolescence)
    all.results += undrawn.map(obsolete)
    // What was moved here may have been anywhere.
    let isAsking = all.results.contains { $0.status == .missing && $0.identity != nil }
    let abandoned = isAsking ? try plan.abandoned(besides: Set(undrawn.map(\.id))) : []
    let others = PathSet(abandoned.map(\.text))
    all.results = SnapshotRenames.named(
      in: all.results + abandoned.map { obsolete(SnapshotPlan.Undrawn(id: $0)) })
    all.results.removeAll { $0.status == .obsolete && others.contains($0.id) }
    // Each is told of by one of the shards.
    all.results.removeAll { result in
      result.status == .obsolete && !filter.shard.holds(result.id)
    }
    if filter.shard != .whole {
      for index in all.results.indices where all.results[index].status == .obsolete {
        all.results[index].diagnostics.append(SnapshotMerging.obsoleteInShard)
      }
    }
    all.results.sort { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    var run = SnapshotRun(
      baselines: options.baselines.path, artifacts: options.artifacts ?? "",
      results: all.results, acceptCommand: "maquette snapshot accept")
    if filter.shard != .whole { run.shard = filter.shard }
    run.groups = ChangeGrouping.groups(of: run.results)
    return Outcome(
      run: run, outputError: all.outputError, selfTest: all.selfTest,
      failures: plan.failures.union(all.failures), reused: all.reused)
  }

  private func obsolete(_ undrawn: SnapshotPlan.Undrawn) -> SnapshotResult {
    let id = undrawn.id
    var result = SnapshotResult(
      id: id.text, source: options.baselines.picturePath(of: id), status: .obsolete)
    if let reason = undrawn.strangeness {
      result.diagnostics = [
        Diagnostic(
          .warning, "'clean' and 'accept' leave it alone: \(reason)",
          hint: "remove it and the text beside it yourself if you don't need them")
      ]
    }
    guard let kept = try? options.baselines.baseline(id) else { return result }
    result.identity = SnapshotResult.Identity(of: kept)
    result.scale = kept.receipt.value("scale").flatMap(Double.init) ?? 1
    if !Limits.scale.contains(result.scale) { result.scale = 1 }
    let variant = kept.receipt.value("variant") ?? ""
    result.variant = variant == "plain" ? "" : variant
    return result
  }
}
