import ArgumentParser
import Maquette
import MaquetteSnapshots

/// What is compared: the specs, in which variants, and where their baselines are.
struct SnapshotSourceOptions: ParsableArguments {
  @Argument(help: "Spec files, and folders of them.", completion: .file())
  var specs: [String] = []

  @Flag(help: "The built-in gallery, in its own variants.")
  var gallery = false

  @Option(help: "The folder of the baselines.", completion: .directory)
  var baselines = SnapshotSourceOptions.defaultBaselines

  /// Where baselines are when nobody says so.
  static let defaultBaselines = "Snapshots"

  @Option(
    help: "Combinations of traits, for example light,dark,rtl,dark+rtl.", completion: .variants)
  var variants: [String] = []

  @OptionGroup var fonts: FontOptions

  @OptionGroup(title: "Environment")
  var environment: EnvironmentOptions

  /// The folder of baselines.
  var folder: BaselineFolder { BaselineFolder(baselines) }

  /// What the flags name.
  ///
  /// - Throws: an exit when they name nothing, or something wrong.
  func source() throws -> SnapshotSource {
    guard !specs.isEmpty || gallery else {
      Console.error("error: nothing to compare; name specs or folders of them, or use --gallery")
      throw CommandExit.usage
    }
    guard !baselines.isEmpty else {
      Console.error("error: --baselines is empty; name a folder")
      throw CommandExit.usage
    }
    let fontPaths = try fonts.paths()
    let overrides = try environment.patch()
    let variants = try reportingErrors { try Variant.list(of: self.variants) ?? [] }
    return SnapshotSource(
      paths: specs, includesGallery: gallery, variants: variants, overrides: overrides,
      fontPaths: fontPaths)
  }

  /// The plan of all pictures.
  ///
  /// - Throws: an exit when there are none, or two of one name.
  func plan(excluding folders: [String] = [], workers: Int) throws -> SnapshotPlan {
    let source = try source()
    let plan = try reportingErrors(as: CommandExit.badSpec) {
      try SnapshotPlan(source, baselines: folder, excluding: folders, workers: workers)
    }
    guard !plan.pictures.isEmpty || !plan.problems.isEmpty else {
      Console.error(
        "error: no spec in \(specs.map { "'\($0)'" }.joined(separator: ", ")); a run that compares "
          + "nothing proves nothing")
      throw CommandExit.noInput
    }
    return plan
  }
}

/// Which of the pictures a run looks at, and how.
struct SnapshotFilterOptions: ParsableArguments {
  @Option(help: "Only pictures with this in their name; * stands for anything. Repeatable.")
  var filter: [String] = []

  @Option(help: "Only these variants, for example dark,plain. Repeatable.")
  var variant: [String] = []

  @Option(help: "One of several runs that share the work, for example 2/5.")
  var shard: String?

  @OptionGroup var work: WorkOptions

  /// The filter that the flags describe.
  func snapshotFilter() throws -> SnapshotFilter {
    return SnapshotFilter(
      names: filter,
      variants: variant.flatMap { $0.split(separator: ",").map(String.init) },
      shard: try reportingErrors {
        try shard.map { try SnapshotFilter.Shard($0) } ?? .whole
      })
  }
}

/// Where a run's findings go.
struct SnapshotReportOptions: ParsableArguments {
  @Option(
    help: "The folder of what shows failures: expected, actual, diff, results.json, report.html.",
    completion: .directory)
  var artifacts = "snapshot-results"

  @Option(help: "Also write a JUnit XML report.", completion: .file())
  var junit: String?

  @Option(help: "Also write the results as JSON; - for standard output.", completion: .file())
  var json: String?

  @Option(help: "Also write the HTML report there.", completion: .file())
  var html: String?

  @OptionGroup var links: LinkOptions

  @Flag(help: "Also print annotations for GitHub Actions.")
  var github = false

  @Flag(name: .shortAndLong, help: "Print only what fails.")
  var quiet = false
}
