import ArgumentParser
import Maquette
import MaquetteSnapshots
import MaquetteSpec

/// `maquette snapshot accept`: takes what the last run drew as the new baselines.
struct SnapshotAcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Takes what the last run drew as the new baselines.",
    discussion: """
      Examples:
        maquette snapshot accept ui/signin~dark@2x         # one picture
        maquette snapshot accept 'ui/signin*'              # several
        maquette snapshot accept --cluster 3f2a91c4        # all that one change is in
        maquette snapshot accept --all --from ci/results.json

      Nothing is drawn again: what is accepted is what the report shows. Baselines that nothing \
      draws any more are removed.
      """)

  @Argument(help: "Names of pictures; * stands for anything.")
  var ids: [String] = []

  @Option(help: "The key of a change that pictures share. Repeatable.")
  var cluster: [String] = []

  @Flag(help: "Everything that failed and can be accepted.")
  var all = false

  @Option(
    help: """
      The results of the run; results.json in the configuration's folder of results or in \
      snapshot-results when not given.
      """, completion: .file())
  var from: String?

  @Option(
    help: """
      The folder of the baselines; nothing outside of it is touched. The configuration's or Snapshots \
      when not given.
      """, completion: .directory)
  var baselines: String?

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func run() throws {
    let selection = try selection()
    let configuration = try configurationOptions.configuration(beside: baselines)
    let from =
      from
      ?? ArtifactPath.joined(
        configuration?.results ?? SnapshotSourceOptions.defaultResults, "results.json")
    let lock = try reportingErrors(as: CommandExit.cannotWrite) {
      try ResultsLock(SafePath.folder(of: from), isWriting: false)
    }
    let (run, decisions) = try reportingErrors(as: CommandExit.noInput) {
      do {
        let run = try ResultsFile.read(FileReader.read(path: from, limit: 1 << 30), file: from)
        let folder = try folder(of: run, from: from, configuration)
        return try withExtendedLifetime(lock) {
          (
            run,
            try SnapshotAcceptance(
              run, artifacts: SafePath.folder(of: from), baselines: folder
            ).accept(selection)
          )
        }
      } catch let error as FileError {
        throw Console.exit(for: error)
      }
    }
    var isRefused = false
    for decision in decisions {
      let id = DiagnosticText.printable(decision.id)
      switch decision.action {
      case .accepted: try Console.output("accepted  \(id)\n")
      case .unchanged: try Console.output("unchanged  \(id)\n")
      case .removed: try Console.output("removed  \(id)\n")
      case .renamed(let old):
        try Console.output("renamed  \(id), was \(DiagnosticText.printable(old))\n")
      case .refused(let reason):
        isRefused = true
        Console.error("error: '\(decision.id)' is not accepted: \(reason)")
      }
    }
    if decisions.isEmpty { Console.error("nothing to accept: \(reason(run))") }
    if isRefused { throw CommandExit.different }
  }

  /// Why a selection has nothing to accept.
  private func reason(_ run: SnapshotRun) -> String {
    let failing = run.failures.count
    guard failing > 0 else { return "every picture passed" }
    let others = "\(failing) other \(failing == 1 ? "picture" : "pictures") failed"
    let named = run.results.count { result in ids.contains(result.id) }
    let what = named == 1 && ids.count == 1 ? "'\(ids[0])'" : "what is named"
    return "\(what) passed; \(others)"
  }

  /// The folder that may be changed: never one that only the results name, which may be a stranger's.
  ///
  /// - Throws: an exit when the results are about another one.
  private func folder(
    of run: SnapshotRun, from: String, _ configuration: Configuration?
  ) throws -> BaselineFolder {
    if let baselines {
      guard !baselines.isEmpty else {
        Console.error("error: --baselines is empty; name a folder")
        throw CommandExit.usage
      }
      return BaselineFolder(baselines)
    }
    let own = BaselineFolder(
      configuration?.baselines ?? SnapshotSourceOptions.defaultBaselines)
    let named = BaselineFolder(run.baselines)
    guard Batch.fullPath(of: own.path + "/x") == Batch.fullPath(of: named.path + "/x") else {
      Console.error(
        "error: '\(from)' is about the baselines in '\(named.path)', not about those in "
          + "'\(own.path)'; if they are to be changed, pass --baselines "
          + AcceptCommand.quoted(named.path))
      throw CommandExit.usage
    }
    return own
  }

  private func selection() throws -> SnapshotAcceptance.Selection {
    let ways = [!ids.isEmpty, !cluster.isEmpty, all].count { $0 }
    guard ways == 1 else {
      Console.error(
        ways == 0
          ? "error: nothing named; name pictures, or use --cluster or --all"
          : "error: name pictures, clusters or --all, one of the three")
      throw CommandExit.usage
    }
    if all { return .all }
    return ids.isEmpty ? .clusters(cluster) : .ids(ids)
  }
}
