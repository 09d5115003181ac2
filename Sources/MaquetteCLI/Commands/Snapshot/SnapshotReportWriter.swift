import ArgumentParser
import Maquette
import MaquetteSnapshots
import MaquetteSpec

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes everything that a run, or several merged ones, leave: files in the folder of results, those
/// that flags name, and what is printed.
struct SnapshotReportWriter {
  /// The folder of results.
  let artifacts: String
  private let options: SnapshotReportOptions
  private let recordedFails: Bool
  private let accepted: String?

  /// - Parameters:
  ///   - recordedFails: whether a picture whose baseline was written just now fails.
  ///   - accepted: the folder of baselines that `accept` takes when it is told none; `nil` where nobody
  ///     knows.
  init(
    _ options: SnapshotReportOptions, artifacts: String, recordedFails: Bool, accepted: String?
  ) {
    (self.options, self.artifacts) = (options, artifacts)
    (self.recordedFails, self.accepted) = (recordedFails, accepted)
  }

  /// The file that `accept` reads.
  var resultsPath: String { ArtifactPath.joined(artifacts, "results.json") }

  /// Locks the folder of results. Where it cannot be made, there is nothing to lock, and what is found is
  /// told before that.
  ///
  /// - Throws: an exit when another run is at work there.
  func lock() throws -> (lock: ResultsLock?, unwritten: OutputError?) {
    try reportingErrors(as: CommandExit.cannotWrite) {
      do { return (try ResultsLock(artifacts), nil) } catch let error as OutputError {
        return (nil, error)
      }
    }
  }

  /// Prints first what was found, so that it is not lost where a file cannot be written.
  ///
  /// - Parameters:
  ///   - told: specs whose errors were printed, with their lines, before anything was drawn.
  ///   - files: what the run reads, which nothing is written onto.
  ///   - earlier: what could not be written before, which is told after what was found.
  /// - Throws: an exit when something cannot be written, or could not before.
  func write(
    _ found: SnapshotRun, told: Set<String> = [], among files: RunFiles,
    after earlier: [OutputError] = []
  ) throws {
    var run = found
    run.artifacts = artifacts
    run.acceptCommand = "maquette snapshot accept --from \(AcceptCommand.quoted(resultsPath))"
    if run.baselines != SnapshotSourceOptions.defaultBaselines || run.baselines != accepted {
      run.acceptCommand += " --baselines \(AcceptCommand.quoted(run.baselines))"
    }
    let printed = try printed()
    let json = ResultsFile.text(run)
    let folder = artifacts
    let html = HTMLReport(run) { path in
      try? FileReader.read(path: ArtifactPath.joined(folder, path), limit: Limits.snapshotBytes)
    }.html
    let junit = options.junit == nil ? "" : JUnitReport(run).xml
    var errors = earlier
    try collecting(&errors) {
      if let printed {
        try Console.output(
          document: printed == "--json" ? json : printed == "--html" ? html : junit)
      } else if !recordedFails {
        try Console.output(RecordReport(run, told: told).text(isQuiet: options.quiet))
      } else if !options.quiet || !run.passes {
        try Console.output(TextReport(run, told: told).text)
      }
    }
    let summary = Result {
      guard options.github else { return }
      try tellGitHub(GitHubReport(run), besideDocument: printed != nil, among: files)
    }
    for (text, path) in [(json, resultsPath), (html, ArtifactPath.joined(folder, "report.html"))] {
      try collecting(&errors) {
        try AtomicFile.write(
          Array(text.utf8),
          to: files.claim(derived: path, in: folder, isOurs: ArtifactPictures.isOurs))
      }
    }
    let named = [
      (html, options.html, "--html"), (junit, options.junit, "--junit"),
      (json, options.json, "--json"),
    ]
    for (text, path, flag) in named {
      guard let path, path != "-" else { continue }
      try collecting(&errors) {
        try AtomicFile.write(Array(text.utf8), to: files.claim(path, for: flag))
      }
    }
    var seen = Set<OutputError>()
    for error in errors where seen.insert(error).inserted { Console.report(error) }
    try summary.get()
    if !errors.isEmpty { throw CommandExit.cannotWrite }
  }

  /// Does some of the work, and keeps why it could not be done, for the rest to be done, too.
  func collecting(_ errors: inout [OutputError], _ work: () throws -> Void) throws {
    try reportingErrors {
      do { try work() } catch let error as OutputError { errors.append(error) }
    }
  }

  /// The flag whose report goes to standard output in place of the words for people; `nil` for none.
  ///
  /// - Throws: an exit when several want it.
  @discardableResult
  func printed() throws -> String? {
    let flags = [
      ("--json", options.json), ("--junit", options.junit), ("--html", options.html),
    ].filter { $0.1 == "-" }.map(\.0)
    guard flags.count < 2 else {
      throw Console.misuse(
        "\(flags.prefix(2).joined(separator: " and ")) both want standard output; "
          + "name a file for one of them")
    }
    guard options.artifacts != "-" else {
      throw Console.misuse("--artifacts is '-'; it must be a folder")
    }
    return flags.first
  }

  /// GitHub reads commands from both streams, so that those beside a document go to standard error.
  private func tellGitHub(
    _ report: GitHubReport, besideDocument: Bool, among files: RunFiles
  ) throws {
    // Commands for the build server: what is a user's in them is escaped.
    if besideDocument {
      Console.control(report.annotations)
    } else {
      try Console.output(Array(report.annotations.utf8))
    }
    guard let path = SnapshotReportOptions.summaryPath else { return }
    if path == "-" {
      return try besideDocument
        ? Console.control(report.summary) : Console.output(Array(report.summary.utf8))
    }
    if Disk.exists(path), !Disk.isFolder(path) {
      _ = try reportingErrors { try files.claim(path, for: SnapshotReportOptions.summaryVariable) }
    }
    // Other steps' lines may be in it.
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, 0o666)
    let isWritten = file >= 0 && AtomicFile.writeAll(Array(report.summary.utf8), to: file)
    let reason = String(cString: strerror(errno))
    if file >= 0 { close(file) }
    if !isWritten {
      Console.error("warning: no summary of the step: cannot write '\(path)': \(reason)")
    }
  }
}

extension SnapshotReportOptions {
  /// The variable of GitHub's actions that names the file for a summary of the step.
  static let summaryVariable = "GITHUB_STEP_SUMMARY"

  /// The file for a summary of the step; `nil` without one.
  static var summaryPath: String? {
    getenv(summaryVariable).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Decides where reports go: onto nothing that the run reads, and onto no file in the folder of
  /// baselines, be it obsolete, damaged or somebody's own.
  ///
  /// - Parameters:
  ///   - inputs: what the run reads, baselines aside.
  ///   - baselines: their folder.
  func files(reading inputs: [String], baselines: BaselineFolder) -> RunFiles {
    let files = RunFiles(links.permissions)
    files.reads(inputs)
    guard github || [html, junit, json].contains(where: { $0 != nil && $0 != "-" }) else {
      return files
    }
    let kept = (try? FolderListing.files(in: baselines.path) { _ in true }) ?? []
    files.reads(kept.map { Paths.slashed(baselines.path) + $0 })
    return files
  }
}
