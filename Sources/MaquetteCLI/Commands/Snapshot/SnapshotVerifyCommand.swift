import ArgumentParser
import MaquetteSnapshots

/// `maquette snapshot verify`: compares pictures with their baselines.
struct SnapshotVerifyCommand: ParsableCommand, TakesSnapshotSpecs, TellsExits {
  static let exits = Exits(own: [
    0: "all pass", 1: "something differs", 65: "a bad spec", 66: "no spec",
    73: "a file cannot be written",
  ])

  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compares pictures with their baselines.",
    discussion: """
      Examples:
        maquette snapshot verify                       # what maquette.yaml says
        maquette snapshot verify ui/ --variants light,dark
        maquette snapshot verify --gallery --shard 1/4 -j 2
        maquette snapshot verify ui/ --filter 'signin*' --junit results.xml
        maquette snapshot verify ui/ --record missing  # adds new ones and fails

      A picture passes when its pixels and its scene equal the baseline. \(exits.sentence)
      """)

  @Option(
    name: .customLong("record"),
    help:
      "Which baselines to write: all, missing, failed or never. A run with a missing baseline fails, even if it writes it.",
    completion: .words(of: RecordMode.self))
  var record = "never"

  @Flag(
    name: .customLong("tolerant"),
    help: """
      If the receipt names other libraries or fonts, let small differences pass: along edges, in text, \
      and from rounding.
      """)
  var tolerant = false

  @OptionGroup var source: SnapshotSourceOptions
  @OptionGroup(title: "Filter") var filter: SnapshotFilterOptions
  @OptionGroup var work: WorkOptions
  @OptionGroup(title: "Report") var report: SnapshotReportOptions
  @OptionGroup var colors: ColorOptions

  @OptionGroup(title: "Tolerance") var toleranceOptions: ToleranceOptions

  @OptionGroup(title: "Builds") var cacheOptions: CacheOptions

  func run() throws {
    let mode = try RecordMode(flag: record)
    let tolerance = try toleranceOptions.tolerance()
    try SnapshotRunPrinter(
      source: source, filter: filter, work: work, report: report, mode: mode, isTolerant: tolerant,
      failsWhenRecorded: true, cacheOptions: cacheOptions,
      tolerances: SnapshotTolerances(tolerance)
    ).run()
  }
}

/// `maquette snapshot record`: writes baselines.
struct SnapshotRecordCommand: ParsableCommand, TakesSnapshotSpecs, TellsExits {
  static let exits = Exits(65, 66, own: [1: "a picture cannot be recorded"])

  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Writes baselines.",
    discussion: """
      Examples:
        maquette snapshot record ui/ --variants light,dark
        maquette snapshot record ui/ --record missing  # keeps existing ones
        maquette snapshot record ui/ --gitattributes   # tells Git how to merge

      Files of unchanged pictures are not touched. The run fails when a picture cannot be drawn, is \
      empty, or lacks a font; such a picture is not recorded.
      """)

  @Option(
    name: .customLong("record"),
    help: "Which baselines to write: all, missing or failed.",
    completion: .words(of: RecordMode.self))
  var record = "all"

  @Flag(
    name: .customLong("gitattributes"),
    help: """
      Also write .gitattributes beside the baselines: Git then treats them as binary files, and \
      merges them with 'maquette snapshot merge'. Existing lines stay, and take precedence.
      """)
  var gitattributes = false

  @OptionGroup var source: SnapshotSourceOptions
  @OptionGroup(title: "Filter") var filter: SnapshotFilterOptions
  @OptionGroup var work: WorkOptions
  @OptionGroup(title: "Report") var report: SnapshotReportOptions
  @OptionGroup var colors: ColorOptions

  func run() throws {
    let mode = try RecordMode(flag: record)
    guard mode != .never else {
      throw Console.misuse(
        "'--record never' writes nothing; use all, missing or failed, or 'snapshot verify'")
    }
    try SnapshotRunPrinter(
      source: source, filter: filter, work: work, report: report, mode: mode, isTolerant: false,
      failsWhenRecorded: false, finish: gitattributes ? { try writeAttributes(of: $0) } : nil
    ).run()
  }

  private func writeAttributes(of baselines: BaselineFolder) throws {
    let file = GitAttributes(for: baselines)
    let isNew = try reportingErrors(as: CommandExit.cannotWrite) { try file.write() }
    if isNew, !report.quiet {
      Console.error(
        "note: wrote '\(file.path)'; each clone needs once: \(GitAttributes.configuration)")
      Console.error("note: don't commit the results; put their folder into .gitignore")
    }
  }
}

extension RecordMode {
  /// Reads a flag's value.
  ///
  /// - Throws: an exit for an unknown one.
  init(flag: String) throws {
    guard let mode = RecordMode(rawValue: flag) else {
      let names = RecordMode.allCases.map(\.rawValue)
      let hint = Suggestion.hint(for: flag, in: names) ?? "use \(names.joined(separator: ", "))"
      throw Console.misuse("--record: unknown mode '\(flag)'; \(hint)")
    }
    self = mode
  }
}
