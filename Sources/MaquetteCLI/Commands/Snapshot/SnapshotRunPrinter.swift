import ArgumentParser
import Maquette
import MaquetteCore
import MaquetteSnapshots
import MaquetteSpec

/// Does a run and prints what comes of it.
struct SnapshotRunPrinter {
  let source: SnapshotSourceOptions
  let filter: SnapshotFilterOptions
  let report: SnapshotReportOptions
  let mode: RecordMode
  let isTolerant: Bool
  /// Whether a picture whose baseline was written just now fails.
  let failsWhenRecorded: Bool
  /// Where what was drawn before is remembered; `nil` for nowhere.
  var cacheOptions: CacheOptions?
  /// What is not compared, and how many pixels may differ.
  var tolerances = SnapshotTolerances()

  func run() throws {
    try checkFolders()
    let wanted = try filter.snapshotFilter()
    let (workers, limits) = (try filter.work.workers(), try filter.work.limits())
    let plan = try source.plan(excluding: [report.artifacts], workers: workers)
    let cache =
      mode == .never
      ? try cacheOptions?.pictureCache(fontPaths: source.fonts.fontPath) : nil
    defer { cacheOptions?.finish(cache) }
    let runner = SnapshotRunner(
      plan, filter: wanted,
      options: SnapshotCheck.Options(
        baselines: source.folder, mode: mode, isTolerant: isTolerant, artifacts: report.artifacts,
        tolerances: tolerances),
      limits: limits, cache: cache)
    let count = runner.count
    guard count > 0 || !plan.problems.isEmpty else {
      Console.error(
        "error: none of \(plan.pictures.count) pictures is let through by the filters; a run that "
          + "compares nothing proves nothing; \(filterHint(plan))")
      throw CommandExit.noInput
    }
    if mode == .never, !FolderListing.isFolder(source.baselines) {
      Console.error(
        "note: there is no folder '\(source.baselines)' here; run in the folder that it is in, name "
          + "it with --baselines, or make it with 'maquette snapshot record'")
    }
    for spec in plan.brokenSpecs {
      Console.report(spec.problems, source: spec.source, of: spec.name)
    }
    let bar = ProgressBar(total: count)
    let outcome = try reportingErrors(as: CommandExit.noInput) {
      SnapshotArtifacts(folder: report.artifacts).removeOld()
      return try runner.run(workers: workers) { _, done in bar.update(done) }
    }
    bar.clear()
    var run = outcome.run
    run.acceptCommand = "maquette snapshot accept --from \(AcceptCommand.quoted(resultsPath))"
    if source.folder.path != SnapshotSourceOptions.defaultBaselines {
      run.acceptCommand += " --baselines \(AcceptCommand.quoted(source.folder.path))"
    }
    try write(run, told: Set(plan.brokenSpecs.map(\.name)), among: files(of: plan))
    if outcome.reused > 0, !report.quiet {
      Console.error("\(count) pictures, \(outcome.reused) from the cache")
    }
    if let error = outcome.outputError { Console.error("error: \(error)") }
    Console.report(outcome.selfTest)
    if let code = exitCode(of: outcome) { throw code }
  }

  /// What to do when nothing is let through.
  private func filterHint(_ plan: SnapshotPlan) -> String {
    var parts: [String] = []
    if !filter.variant.isEmpty {
      let known = plan.entries.map { $0.variant.isEmpty ? "plain" : $0.variant }
      parts.append("--variant may be \(Set(known).sorted().joined(separator: ", "))")
    }
    if !filter.filter.isEmpty {
      parts.append("names look like '\(plan.entries.first?.id.text ?? "")'")
    }
    if filter.shard != nil { parts.append("use fewer shards than there are pictures") }
    return parts.joined(separator: ", ")
  }

  private var resultsPath: String { ArtifactPath.joined(report.artifacts, "results.json") }

  private func checkFolders() throws {
    let inside = Disk.resolved(source.baselines)
    let artifacts = Disk.resolved(report.artifacts)
    guard !report.artifacts.isEmpty, !Paths.areSame(artifacts, inside),
      !Disk.isBelow(artifacts, inside)
    else {
      Console.error(
        "error: --artifacts must be a folder outside of the baselines, which are in "
          + "'\(source.baselines)'")
      throw CommandExit.usage
    }
  }

  /// - Parameter told: specs whose errors were printed, with their lines, before anything was drawn.
  private func write(_ run: SnapshotRun, told: Set<String>, among files: RunFiles) throws {
    try reportingErrors {
      let json = ResultsFile.text(run)
      let root = report.artifacts
      try AtomicFile.write(
        Array(json.utf8),
        to: files.claim(derived: resultsPath, in: root, isOurs: ArtifactPictures.isOurs))
      let page = ArtifactPath.joined(report.artifacts, "report.html")
      let folder = report.artifacts
      let html = HTMLReport(run) { path in
        try? FileReader.read(path: ArtifactPath.joined(folder, path), limit: 1 << 30)
      }.html
      try AtomicFile.write(
        Array(html.utf8), to: files.claim(derived: page, in: root, isOurs: ArtifactPictures.isOurs))
      if let path = report.html {
        try AtomicFile.write(Array(html.utf8), to: files.claim(path, for: "--html"))
      }
      if let path = report.junit {
        try AtomicFile.write(
          Array(JUnitReport(run).xml.utf8), to: files.claim(path, for: "--junit"))
      }
      if let path = report.json, path != "-" {
        try AtomicFile.write(Array(json.utf8), to: files.claim(path, for: "--json"))
      }
      if report.json == "-" { return try Console.output(document: json) }
      if !failsWhenRecorded {
        try Console.output(RecordReport(run, told: told).text(isQuiet: report.quiet))
      } else if !report.quiet || !run.passes {
        try Console.output(TextReport(run, told: told).text)
      }
      // Commands for the build server: what is a user's in them is escaped.
      if report.github { try Console.output(Array(GitHubReport(run).annotations.utf8)) }
    }
  }

  /// What no report may be written onto: what pictures are made of, and baselines.
  private func files(of plan: SnapshotPlan) -> RunFiles {
    let files = RunFiles(report.links.permissions)
    files.reads(plan.inputs + source.environment.files)
    if [report.html, report.junit, report.json].contains(where: { $0 != nil }) {
      let folder = source.folder
      files.reads(
        plan.pictures.flatMap { [folder.picturePath(of: $0.id), folder.textPath(of: $0.id)] })
    }
    return files
  }

  /// What the process ends with; `nil` when all is well.
  private func exitCode(of outcome: SnapshotRunner.Outcome) -> ExitCode? {
    if !outcome.selfTest.isEmpty { return CommandExit.bug }
    if outcome.outputError != nil { return CommandExit.cannotWrite }
    if outcome.failures.contains(.noInput) { return CommandExit.noInput }
    if outcome.failures.contains(.badSpec) { return CommandExit.badSpec }
    let failing = outcome.run.results.filter { result in
      !result.status.passes && (failsWhenRecorded || !result.isRecorded)
    }
    // `record` leaves obsolete ones to `clean`, and what its mode leaves alone.
    let counted = failsWhenRecorded ? failing : failing.filter { $0.status == .failed }
    return counted.isEmpty ? nil : CommandExit.different
  }
}
