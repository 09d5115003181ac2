import ArgumentParser
import Maquette
import MaquetteCore
import MaquetteSnapshots
import MaquetteSpec

/// `maquette snapshot merge-results`: makes one report of the results of shards.
struct SnapshotMergeResultsCommand: ParsableCommand, TellsExits {
  static let exits = Exits(own: [
    0: "all pass", 1: "something differs",
    65: "results that do not belong together, or a missing shard", 66: "no results",
    73: "a file cannot be written",
  ])

  static let configuration = CommandConfiguration(
    commandName: "merge-results",
    abstract: "Merges the results of several shards into one report.",
    usage: "maquette snapshot merge-results [<options>] <results> ...",
    discussion: """
      Examples:
        maquette snapshot merge-results shard-*/results.json
        maquette snapshot merge-results shard-1 shard-2 --artifacts all --github

      The command finds baselines that were renamed from one shard to another. When nothing draws a \
      baseline, it reports this once, not once for each shard. \(exits.sentence)
      """)

  @Argument(
    help: "The results.json of each run, or the folders that they are in.", completion: .file())
  var results: [String]

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions
  @OptionGroup(title: "Report") var report: SnapshotReportOptions

  @OptionGroup var colors: ColorOptions

  func run() throws {
    let configuration = try configurationOptions.configuration()
    let artifacts = report.artifacts ?? SnapshotSourceOptions.results(of: configuration)
    guard !artifacts.isEmpty else { throw Console.misuse("--artifacts is empty; name a folder") }
    let writer = SnapshotReportWriter(
      report, artifacts: artifacts, recordedFails: true,
      accepted: configurationOptions.accepted(of: configuration))
    try writer.printed()
    let target = Disk.resolved(artifacts)
    let parts = try results.map { name in
      let file = FolderListing.isFolder(name) ? ArtifactPath.joined(name, "results.json") : name
      let folder = Paths.folder(of: file)
      guard !Paths.areSame(Disk.resolved(folder), target) else {
        throw Console.misuse(
          "'\(file)' is in the folder that the merged results go to; name another one with "
            + "--artifacts")
      }
      do {
        return try reportingErrors(as: CommandExit.badSpec) {
          let bytes = try FileReader.read(path: file, limit: Limits.resultBytes)
          return SnapshotMerging.Part(
            try ResultsFile.read(bytes, file: file), folder: folder, name: file)
        }
      } catch let error as FileError {
        throw Console.exit(for: error)
      }
    }
    let merging = try reportingErrors(as: CommandExit.badSpec) {
      try SnapshotMerging(parts, artifacts: artifacts)
    }
    Console.report(merging.warnings)
    let files = report.files(
      reading: merging.inputs + (configuration?.inputs ?? []),
      baselines: BaselineFolder(SnapshotSourceOptions.baselines(of: configuration)))
    let (lock, unwritten) = try writer.lock()
    try withExtendedLifetime(lock) {
      SnapshotArtifacts(folder: artifacts).removeOld()
      var errors = [unwritten].compactMap(\.self)
      try writer.collecting(&errors) { try merging.copyArtifacts(among: files) }
      try writer.write(merging.run, among: files, after: errors)
    }
    if !merging.run.passes { throw CommandExit.different }
  }
}

/// `maquette snapshot merge`: what Git calls for a baseline that two branches changed.
struct SnapshotMergeCommand: ParsableCommand, TellsExits {
  static let exits = Exits(own: [
    0: "merged", 1: "a conflict", 66: "no such file", 73: "a file cannot be written",
  ])

  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merges a baseline that two branches changed; Git calls it.",
    usage: "maquette snapshot merge [<options>] <base> <ours> <theirs> [<path>]",
    discussion: """
      'maquette snapshot record --gitattributes' tells Git to merge baselines with this command. Run \
      this once in each clone:
        \(GitAttributes.configuration)

      Example:
        maquette snapshot merge base.png ours.png theirs.png Snapshots/a@2x.png

      When only one side changed the picture, or both changed it in the same way, that picture is the \
      baseline. When both changed it differently, neither picture is taken: 'snapshot verify' fails \
      with a merge conflict, and 'snapshot accept' takes what the merged specs draw. \(exits.sentence)
      """)

  @Argument(help: "The common ancestor's file: %O.", completion: .file())
  var base: String

  @Argument(help: "Our file, which the result replaces: %A.", completion: .file())
  var ours: String

  @Argument(help: "Their file: %B.", completion: .file())
  var theirs: String

  @Argument(help: "The file's path in the repository: %P.", completion: .file())
  var path: String?

  @OptionGroup var colors: ColorOptions

  func run() throws {
    let name = path ?? ours
    let files: [[UInt8]]
    do {
      files = try [base, ours, theirs].map {
        try FileReader.read(path: $0, limit: Limits.snapshotBytes)
      }
    } catch let error as FileError {
      throw Console.exit(for: error)
    }
    let outcome = BaselineMerge.outcome(
      base: files[0], ours: files[1], theirs: files[2], isText: !Paths.ends(name, in: ".png"))
    try reportingErrors {
      switch outcome {
      case .ours: return
      case .theirs: try AtomicFile.write(files[2], to: RunFiles().claim(ours))
      case .conflict(let bytes):
        if bytes != files[1] { try AtomicFile.write(bytes, to: RunFiles().claim(ours)) }
        Console.error(
          "CONFLICT (baseline): both sides changed '\(name)', and neither is taken; merge the specs, "
            + "run 'maquette snapshot verify' and accept what they draw, then 'git add' it")
        throw CommandExit.different
      }
    }
  }
}
