import ArgumentParser
import Maquette
import MaquetteSnapshots

/// What is compared: the specs, in which variants, and where their baselines are.
struct SnapshotSourceOptions: ParsableArguments {
  @Argument(help: "Spec files, and folders of them.", completion: .file())
  var specs: [String] = []

  @Flag(name: .customLong("gallery"), help: "Use the built-in gallery, in its own variants.")
  var gallery = false

  @Option(
    name: .customLong("baselines"),
    help: ArgumentHelp(
      "The folder of the baselines.", default: SnapshotSourceOptions.baselinesWords),
    completion: .directory)
  var baselines: String?

  /// Where baselines are when nobody says so.
  static let defaultBaselines = "Snapshots"
  /// Where results go when nobody says so.
  private static let defaultResults = "snapshot-results"
  /// Both as help tells them.
  static let baselinesWords = "the project file's, or else \(defaultBaselines)"
  static let resultsWords = "the project file's, or else \(defaultResults)"

  /// Where baselines are: where a configuration says, or beside it.
  static func baselines(of configuration: Configuration?) -> String {
    configuration?.baselines ?? (configuration?.folder ?? "") + defaultBaselines
  }

  /// Where results go: where a configuration says, or beside it.
  static func results(of configuration: Configuration?) -> String {
    configuration?.results ?? (configuration?.folder ?? "") + defaultResults
  }

  @Option(
    name: .customLong("variants"),
    help: ArgumentHelp(
      "Combinations of traits, for example light,dark,rtl,dark+rtl.",
      default: Variant.helpWordsOfProject),
    completion: .variants)
  var variants: [String] = []

  @OptionGroup var fonts: FontOptions

  @OptionGroup(title: "Configuration")
  var sets: SetOptions

  @OptionGroup(title: "Environment")
  var environment: EnvironmentOptions

  /// What the flags and the configuration name together.
  ///
  /// - Throws: an exit when they name something wrong.
  func project() throws -> SnapshotProject { try SnapshotProject(self) }
}

/// A command that takes the specs of snapshots.
protocol TakesSnapshotSpecs: TakesManyFiles {
  var source: SnapshotSourceOptions { get set }
}

extension TakesSnapshotSpecs {
  var specs: [String] {
    get { source.specs }
    set { source.specs = newValue }
  }
}

/// Which of the pictures a run looks at, and how.
struct SnapshotFilterOptions: ParsableArguments {
  @Option(
    name: .customLong("filter"),
    help: ArgumentHelp(
      "Only pictures whose names contain this text; * matches anything. Repeatable.",
      default: "all"))
  var filter: [String] = []

  @Option(
    name: .customLong("variant"),
    help: ArgumentHelp("Only these variants, for example dark,plain. Repeatable.", default: "all"),
    completion: .variants)
  var variant: [String] = []

  @OptionGroup var shardOption: ShardOption

  /// The filter that the flags describe.
  func snapshotFilter() throws -> SnapshotFilter {
    return SnapshotFilter(
      names: filter,
      variants: variant.flatMap { $0.split(separator: ",").map(String.init) },
      shard: try shardOption.value() ?? .whole)
  }
}

/// Where a run's findings go.
struct SnapshotReportOptions: ParsableArguments {
  @Option(
    name: .customLong("artifacts"),
    help: ArgumentHelp(
      "The folder for the pictures of failures, results.json and report.html.",
      default: SnapshotSourceOptions.resultsWords), completion: .directory)
  var artifacts: String?

  @Option(
    name: .customLong("junit"), help: "Also write a JUnit XML report; - for standard output.",
    completion: .file())
  var junit: String?

  @Option(
    name: .customLong("json"), help: "Also write the results as JSON; - for standard output.",
    completion: .file())
  var json: String?

  @Option(
    name: .customLong("html"), help: "Also write an HTML report; - for standard output.",
    completion: .file())
  var html: String?

  @OptionGroup var links: LinkOptions

  @Flag(
    name: .customLong("github"),
    help: """
      Also print annotations for GitHub Actions, one for each change, and append a summary to \
      $GITHUB_STEP_SUMMARY.
      """)
  var github = false

  @Flag(name: [.customLong("quiet"), .customShort("q")], help: "Print only failures.")
  var quiet = false
}
