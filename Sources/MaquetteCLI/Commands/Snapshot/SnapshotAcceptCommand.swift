import ArgumentParser
import Maquette
import MaquetteCore
import MaquetteSnapshots
import MaquetteSpec

/// `maquette snapshot accept`: takes what the last run drew as the new baselines.
struct SnapshotAcceptCommand: ParsableCommand, TellsExits {
  static let exits = Exits(65, 66, own: [1: "a picture cannot be accepted"])

  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Accepts the pictures of the last run as the new baselines.",
    usage: "maquette snapshot accept [<options>] [<ids> ...]",
    discussion: """
      Examples:
        maquette snapshot accept ui/signin~dark@2x       # one picture
        maquette snapshot accept 'ui/signin*'            # several
        maquette snapshot accept --cluster db8xm02r      # all with one change
        maquette snapshot accept --all --from ci/results.json
        maquette snapshot accept --all --from .build/snapshot-results  # tests

      Nothing is drawn again: you accept the pictures in the report. Baselines that nothing draws \
      any more are removed.
      """)

  @Argument(help: "Names of pictures; * matches anything.")
  var ids: [String] = []

  @Option(
    name: .customLong("cluster"),
    help: "The key of a change: accept all pictures that have it. Repeatable.")
  var cluster: [String] = []

  @Flag(name: .customLong("all"), help: "Accept everything that failed and can be accepted.")
  var all = false

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp(
      "The results.json of a run, or the folder with the results of tests.",
      default: "results.json in a folder: \(SnapshotSourceOptions.resultsWords)"),
    completion: .file())
  var from: String?

  @Option(
    name: .customLong("baselines"),
    help: ArgumentHelp(
      "The folder of the baselines; nothing outside of it is touched.",
      default: SnapshotSourceOptions.baselinesWords), completion: .directory)
  var baselines: String?

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  @OptionGroup var colors: ColorOptions

  func run() throws {
    let selection = try selection()
    let configuration = try configurationOptions.configuration(beside: baselines)
    let from =
      from
      ?? ArtifactPath.joined(
        SnapshotSourceOptions.results(of: configuration), "results.json")
    let isFolder = FolderListing.isFolder(from)
    let artifacts = isFolder ? from : Paths.folder(of: from)
    let lock = try reportingErrors(as: CommandExit.cannotWrite) {
      try ResultsLock(artifacts, isWriting: false)
    }
    defer { withExtendedLifetime(lock) {} }
    let runs = try found(in: from, isFolder: isFolder)
    var decisions: [SnapshotAcceptance.Decision] = []
    try reportingErrors(as: CommandExit.noInput) {
      for run in runs {
        let folder = try folder(of: run, from: from, configuration)
        decisions += try SnapshotAcceptance(run, artifacts: artifacts, baselines: folder)
          .accept(selection)
      }
    }
    var isRefused = false
    for decision in decisions {
      let line = "\(decision.action.word)  \(decision.id)"
      switch decision.action {
      case .accepted, .unchanged, .removed: try Console.output(lines: [line])
      case .renamed(let old): try Console.output(lines: ["\(line), was \(old)"])
      case .copied(let old, let reason):
        try Console.output(lines: [line])
        Console.error(
          "note: '\(old)' is left alone: \(reason); remove it yourself if you don't need it")
      case .refused(let reason):
        isRefused = true
        Console.error("error: '\(decision.id)' is not accepted: \(reason)")
      }
    }
    if decisions.isEmpty {
      Console.error("nothing to accept: \(reason(runs))")
    } else {
      let words = decisions.map { $0.action.word.rawValue }
      Console.closing(Console.summary(words, of: ActionWord.allCases.map(\.rawValue), "picture"))
    }
    if isRefused { throw CommandExit.different }
  }

  /// The results; of a folder those about the baselines that are named.
  private func found(in from: String, isFolder: Bool) throws -> [SnapshotRun] {
    try reportingErrors(as: CommandExit.noInput) {
      guard isFolder else {
        do {
          let bytes = try FileReader.read(path: from, limit: Limits.resultBytes)
          return [try ResultsFile.read(bytes, file: from)]
        } catch let error as FileError {
          throw Console.exit(for: error)
        }
      }
      let runs = try ResultsFolder.runs(in: from)
      guard let baselines else { return runs }
      let wanted = Disk.resolved(BaselineFolder(baselines).path)
      let own = runs.filter { run in
        Paths.areSame(Disk.resolved(BaselineFolder(run.baselines).path), wanted)
      }
      guard own.isEmpty else { return own }
      throw DiagnosticError(
        "no results in '\(from)' are about the baselines in '\(baselines)'",
        hint: "they are about \(runs.map(\.baselines).joined(separator: ", "))")
    }
  }

  /// Why a selection has nothing to accept.
  private func reason(_ runs: [SnapshotRun]) -> String {
    let failing = runs.reduce(0) { $0 + $1.failures.count }
    guard failing > 0 else { return "every picture passed" }
    let others = "\(failing) other \(failing == 1 ? "picture" : "pictures") failed"
    let named = runs.flatMap(\.results).count { result in ids.contains(result.id) }
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
      guard !baselines.isEmpty else { throw Console.misuse("--baselines is empty; name a folder") }
      return BaselineFolder(baselines)
    }
    let own = BaselineFolder(SnapshotSourceOptions.baselines(of: configuration))
    let named = BaselineFolder(run.baselines)
    guard Paths.areSame(Disk.resolved(own.path), Disk.resolved(named.path)) else {
      throw Console.misuse(
        "'\(from)' is about the baselines in '\(named.path)', not about those in "
          + "'\(own.path)'; to change the first, pass --baselines "
          + AcceptCommand.quoted(named.path))
    }
    return own
  }

  private func selection() throws -> SnapshotAcceptance.Selection {
    let ways = [!ids.isEmpty, !cluster.isEmpty, all].count { $0 }
    guard ways == 1 else {
      throw Console.misuse(
        ways == 0
          ? "no picture is named; name pictures, or use --cluster or --all"
          : "pictures, --cluster and --all do not go together; use one of the three")
    }
    if all { return .all }
    return ids.isEmpty ? .clusters(cluster) : .ids(ids)
  }
}

extension SnapshotAcceptCommand: TakesManyFiles {
  /// The names of pictures.
  var specs: [String] {
    get { ids }
    set { ids = newValue }
  }
}

extension SnapshotAcceptance.Decision.Action {
  /// What was done.
  fileprivate var word: ActionWord {
    switch self {
    case .accepted, .copied: .accepted
    case .unchanged: .unchanged
    case .removed: .removed
    case .renamed: .renamed
    case .refused: .refused
    }
  }
}

/// What was done with a picture, in the order of the closing line.
private enum ActionWord: String, CaseIterable, CustomStringConvertible {
  case accepted, renamed, removed, unchanged, refused

  var description: String { rawValue }
}
