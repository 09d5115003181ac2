import ArgumentParser
import Maquette
import MaquetteCore
import MaquetteSnapshots
import MaquetteSpec

/// Does a run and prints what comes of it.
struct SnapshotRunPrinter {
  let source: SnapshotSourceOptions
  let filter: SnapshotFilterOptions
  let work: WorkOptions
  let report: SnapshotReportOptions
  let mode: RecordMode
  let isTolerant: Bool
  /// Whether a picture whose baseline was written just now fails.
  let failsWhenRecorded: Bool
  /// Where what was drawn before is remembered; `nil` for nowhere.
  var cacheOptions: CacheOptions?
  /// What is not compared, and how many pixels may differ, besides what the configuration says.
  var tolerances = SnapshotTolerances()
  /// What else to do with the folder of baselines once it is written, though some pictures failed.
  var finish: ((BaselineFolder) throws -> Void)?

  func run() throws {
    let project = try source.project()
    let writer = SnapshotReportWriter(
      report, artifacts: project.artifacts(report.artifacts),
      recordedFails: failsWhenRecorded, accepted: project.accepted)
    try writer.printed()
    try checkFolders(project, artifacts: writer.artifacts)
    let wanted = try filter.snapshotFilter()
    let (workers, limits) = (try work.workers(), try work.limits())
    let plan = try project.plan(excluding: [writer.artifacts], workers: workers)
    let cache = mode == .never ? try cacheOptions?.pictureCache(fontPaths: project.fontPaths) : nil
    defer { cacheOptions?.finish(cache) }
    let runner = SnapshotRunner(
      plan, filter: wanted,
      options: SnapshotCheck.Options(
        baselines: project.folder, mode: mode, isTolerant: isTolerant,
        artifacts: writer.artifacts, tolerances: tolerances),
      limits: limits, cache: cache, obsolescence: project.obsolescence)
    let count = runner.count
    try checkCount(runner, plan)
    if mode == .never, !FolderListing.isFolder(project.folder.path) {
      Console.error(
        "note: there is no folder '\(project.folder.path)' here; run in the folder that it is in, "
          + "name it with --baselines, or make it with 'maquette snapshot record'")
    }
    for spec in plan.brokenSpecs {
      let problems = project.placed(spec.problems, of: spec.name)
      Console.report(problems, source: spec.source, of: spec.name)
    }
    if !report.quiet { plan.tellSameVariants() }
    let (lock, unwritten) = try writer.lock()
    let bar = ProgressBar(total: count)
    let outcome = try reportingErrors(as: CommandExit.noInput) {
      SnapshotArtifacts(folder: writer.artifacts).removeOld()
      return try runner.run(workers: workers) { _, done in bar.update(done) }
    }
    bar.clear()
    if let configuration = project.configuration, wanted == SnapshotFilter() {
      let warnings = UnmatchedRules.warnings(of: configuration, in: plan)
      let text = warnings.isEmpty ? nil : try? FileReader.read(path: configuration.file)
      Console.report(warnings, source: text ?? [], of: configuration.file)
    }
    let unmatched = UnmatchedComponents(in: project.folder).patterns(
      of: tolerances.common.ignoredComponents, among: plan.pictures.map(\.id))
    for pattern in unmatched {
      Console.error(
        "warning: --ignore-component '\(pattern)' names no component of any baseline; see the paths "
          + "with 'maquette inspect'")
    }
    let written = Result {
      try withExtendedLifetime(lock) {
        let files = report.files(
          reading: plan.inputs + source.environment.files, baselines: project.folder)
        try writer.write(
          outcome.run, told: Set(plan.brokenSpecs.map(\.name)), among: files,
          after: [unwritten, outcome.outputError].compactMap(\.self))
      }
    }
    if outcome.reused > 0, !report.quiet {
      Console.error("\(count) pictures, \(outcome.reused) from the cache")
    }
    Console.report(outcome.selfTest)
    let code = exitCode(of: outcome)
    if outcome.selfTest.isEmpty {
      try written.get()
      // When all fail, there may be no folder.
      if code == nil || FolderListing.isFolder(project.folder.path) { try finish?(project.folder) }
    }
    if let code { throw code }
  }

  /// - Throws: an exit when nothing is compared; of shards one may be empty, as long as others are
  ///   not.
  private func checkCount(_ runner: SnapshotRunner, _ plan: SnapshotPlan) throws {
    guard runner.count == 0, plan.problems.isEmpty else { return }
    guard runner.countInAllShards == 0 else {
      Console.error("note: this shard has no picture; the others have all of them")
      return
    }
    Console.error(
      "error: no picture of \(plan.pictures.count) matches the filters; \(filterHint(plan))")
    throw CommandExit.noInput
  }

  /// What to do when nothing is let through.
  private func filterHint(_ plan: SnapshotPlan) -> String {
    var parts: [String] = []
    if !filter.variant.isEmpty {
      let known = Set(plan.pictures.flatMap(\.variantNames))
      parts.append("the variants are \(known.sorted().joined(separator: ", "))")
    }
    if !filter.filter.isEmpty {
      parts.append("names look like '\(plan.entries.first?.id.text ?? "")'")
    }
    return parts.joined(separator: ", ")
  }

  private func checkFolders(_ project: SnapshotProject, artifacts: String) throws {
    let baselines = project.folder.path
    let (inside, outside) = (Disk.resolved(baselines), Disk.resolved(artifacts))
    guard !artifacts.isEmpty, !Paths.areSame(outside, inside), !Disk.isBelow(outside, inside)
    else {
      throw Console.misuse(
        "--artifacts is '\(artifacts)', but the baselines are in '\(baselines)'; "
          + "name a folder outside of it")
    }
  }

  /// What the process ends with; `nil` when all is well.
  private func exitCode(of outcome: SnapshotRunner.Outcome) -> ExitCode? {
    if !outcome.selfTest.isEmpty { return CommandExit.bug }
    if outcome.failures.contains(.noInput) { return CommandExit.noInput }
    if outcome.failures.contains(.badSpec) { return CommandExit.badSpec }
    let failing = outcome.run.results.filter { result in
      !result.status.passes && (failsWhenRecorded || !result.isRecorded)
    }
    // `record` leaves obsolete ones to `clean`, and what its mode leaves alone.
    let counted = failsWhenRecorded ? failing : failing.filter(\.isBroken)
    return counted.isEmpty ? nil : CommandExit.different
  }
}

extension SnapshotPlan {
  /// Notes on standard error of variants that are one picture: whoever names both sees one.
  func tellSameVariants() {
    let same = sameVariants
    for pair in same.prefix(3) {
      let names = ([pair.variant] + pair.others).map { $0.isEmpty ? "plain" : $0 }
      Console.error(
        "note: the variants \(names.joined(separator: " and ")) of '\(pair.spec)' give one picture")
    }
    if same.count > 3 {
      Console.error("note: \(same.count - 3) more pictures have several variants")
    }
  }
}
