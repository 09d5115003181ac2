import ArgumentParser
import Maquette
import MaquetteCore
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
        maquette snapshot accept --all --from .build/snapshot-results  # of tests

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
    help: "The results of the run, or the folder that tests left theirs in.", completion: .file())
  var from = "snapshot-results/results.json"

  @Option(
    help: "The folder of the baselines; nothing outside of it is touched. Snapshots by default.",
    completion: .directory)
  var baselines: String?

  func run() throws {
    let selection = try selection()
    let decisions = try reportingErrors(as: CommandExit.noInput) {
      do {
        let isFolder = FolderListing.isFolder(from)
        return try runs(inFolder: isFolder).flatMap { run in
          try SnapshotAcceptance(
            run, artifacts: isFolder ? from : Paths.folder(of: from), baselines: folder(of: run)
          ).accept(selection)
        }
      } catch let error as FileError {
        throw Console.exit(for: error)
      }
    }
    var isRefused = false
    for decision in decisions {
      switch decision.action {
      case .accepted: try Console.output(lines: ["accepted  \(decision.id)"])
      case .unchanged: try Console.output(lines: ["unchanged  \(decision.id)"])
      case .removed: try Console.output(lines: ["removed  \(decision.id)"])
      case .refused(let reason):
        isRefused = true
        Console.error("error: '\(decision.id)' is not accepted: \(reason)")
      }
    }
    if decisions.isEmpty { Console.error("nothing to accept: every picture passed") }
    if isRefused { throw CommandExit.different }
  }

  /// The results; of a folder those about the baselines that are named.
  private func runs(inFolder isFolder: Bool) throws -> [SnapshotRun] {
    guard isFolder else {
      return [try ResultsFile.read(FileReader.read(path: from, limit: 1 << 30), file: from)]
    }
    let runs = try ResultsFolder.runs(in: from)
    guard let baselines else { return runs }
    let wanted = Batch.fullPath(of: BaselineFolder(baselines).path + "/x")
    let own = runs.filter { Batch.fullPath(of: BaselineFolder($0.baselines).path + "/x") == wanted }
    guard own.isEmpty else { return own }
    throw DiagnosticError(
      "no results in '\(from)' are about the baselines in '\(baselines)'",
      hint: "they are about \(runs.map(\.baselines).joined(separator: ", "))")
  }

  /// The folder that may be changed: never one that only the results name, which may be a stranger's.
  ///
  /// - Throws: an exit when the results are about another one.
  private func folder(of run: SnapshotRun) throws -> BaselineFolder {
    if let baselines {
      guard !baselines.isEmpty else {
        Console.error("error: --baselines is empty; name a folder")
        throw CommandExit.usage
      }
      return BaselineFolder(baselines)
    }
    let own = BaselineFolder(SnapshotSourceOptions.defaultBaselines)
    let named = BaselineFolder(run.baselines)
    guard Paths.areSame(Disk.resolved(own.path), Disk.resolved(named.path)) else {
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
