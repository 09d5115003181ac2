import Maquette
import MaquetteSnapshots
import MaquetteSpec

/// What `snapshot` compares: what flags and the configuration name together, and where baselines and
/// results are.
struct SnapshotProject {
  /// The configuration; `nil` without one.
  let configuration: Configuration?
  let folder: BaselineFolder
  /// The specs of each set, or those that flags name.
  let sources: [SnapshotSource]
  /// Which baselines count as obsolete.
  let obsolescence: SnapshotPlan.Obsolescence

  /// The folder of baselines that `accept` takes when it is told none; `nil` where flags say another.
  let accepted: String?

  /// The specs that flags name.
  private let named: [String]

  /// - Throws: an exit when a flag or the configuration says something wrong.
  init(_ options: SnapshotSourceOptions) throws {
    guard options.baselines != "" else {
      throw Console.misuse("--baselines is empty; name a folder")
    }
    let configuration = try options.sets.configuration.configuration(beside: options.baselines)
    self.configuration = configuration
    accepted =
      options.baselines == nil ? options.sets.configuration.accepted(of: configuration) : nil
    folder = BaselineFolder(
      options.baselines ?? SnapshotSourceOptions.baselines(of: configuration))
    let root = options.sets.configuration.root(configuration)
    named = options.specs
    let flags = try options.environment.patch()
    let variants = try reportingErrors { try Variant.list(of: options.variants) }
    let fonts = try options.fonts.fontPaths()
    guard let configuration else {
      _ = try options.sets.sets(of: nil)
      sources = [
        SnapshotSource(
          paths: options.specs, includesGallery: options.gallery, variants: variants ?? [],
          overrides: flags, fontPaths: fonts
        ).with(flags: flags.flagText, root)
      ].filter { !$0.paths.isEmpty || $0.includesGallery }
      obsolescence = SnapshotPlan.Obsolescence()
      return
    }
    let chosen = try options.sets.sets(of: configuration)
    let maker = SourceMaker(
      configuration: configuration, root: root, flags: flags, variants: variants, fonts: fonts)
    let (sets, rest) = Configuration.narrowed(chosen, to: options.specs)
    // Who asks for the gallery alone does not ask for all sets, too.
    let isGalleryAlone = options.gallery && options.specs.isEmpty && options.sets.names.isEmpty
    var sources =
      isGalleryAlone
      ? [] : try sets.map { try maker.source(of: $0.set, isNarrowed: $0.isNarrowed) }
    if !rest.isEmpty {
      guard options.sets.names.isEmpty else {
        throw Console.misuse(
          "'\(rest.joined(separator: "', '"))' is not in the set "
            + "'\(options.sets.names.joined(separator: "', '"))'")
      }
      var loose = configuration.defaults
      loose.specs = rest
      var source = try maker.source(of: loose, isNarrowed: true)
      source.isComplete = false
      sources.append(source)
    }
    if options.gallery {
      sources.append(
        SnapshotSource(includesGallery: true, overrides: flags, fontPaths: fonts)
          .with(flags: flags.flagText, root))
    }
    self.sources = sources.filter { !$0.paths.isEmpty || $0.includesGallery }
    var obsolescence = SnapshotPlan.Obsolescence()
    obsolescence.sets = Set(configuration.named.map(\.name))
    obsolescence.isEverything =
      chosen.count == configuration.sets.count && !sets.contains(where: \.isNarrowed)
      && sets.count == chosen.count && !isGalleryAlone
    let drawn = Set(sets.filter { !$0.isNarrowed }.map(\.set.name))
    obsolescence.others = try configuration.sets.filter {
      !drawn.contains($0.name) && !$0.specs.isEmpty
    }.map { try SourceMaker(configuration: configuration, root: root).source(of: $0) }
    self.obsolescence = obsolescence
  }

  /// The folder of what shows failures.
  func artifacts(_ flag: String?) -> String {
    flag ?? SnapshotSourceOptions.results(of: configuration)
  }

  /// Fonts of all sources, each once.
  var fontPaths: [String] {
    var seen: Set<String> = []
    return sources.flatMap(\.fontPaths).filter { seen.insert($0).inserted }
  }

  /// What is wrong with a spec, with its place in the configuration where only that names it.
  func placed(_ diagnostics: [Diagnostic], of spec: String) -> [Diagnostic] {
    configuration?.placed(diagnostics, of: spec, named: named) ?? diagnostics
  }

  /// The plan of all pictures.
  ///
  /// - Throws: an exit when there are none, or two of one name.
  func plan(excluding folders: [String] = [], workers: Int) throws -> SnapshotPlan {
    guard !sources.isEmpty else {
      let more =
        configuration.map { "; '\($0.file)' names no specs either" }
        ?? "; a file 'maquette.yaml' may name them for all commands"
      throw Console.misuse("no spec given; name specs or folders of them, or use --gallery\(more)")
    }
    var plan = try reportingErrors(as: CommandExit.badSpec) {
      try SnapshotPlan(
        sources, baselines: folder, root: configuration?.folder, excluding: folders,
        workers: workers)
    }
    guard !plan.pictures.isEmpty || !plan.problems.isEmpty else {
      let paths = sources.flatMap(\.paths).map { "'\($0)'" }.joined(separator: ", ")
      Console.error("error: there is no spec in \(paths); \(SpecInputs.advice)")
      throw CommandExit.noInput
    }
    plan.otherInputs = configuration?.inputs ?? []
    return plan
  }
}

/// Makes sources of sets, with what flags say over what the configuration says.
private struct SourceMaker {
  let configuration: Configuration
  let root: ProjectRoot?
  var flags = EnvironmentPatch()
  var variants: [Variant]?
  var fonts: [String] = []

  func source(
    of set: Configuration.PictureSet, isNarrowed: Bool = false
  ) throws -> SnapshotSource {
    // One scale that a flag names takes the place of the set's.
    let own =
      flags.scale == nil
      ? try reportingErrors { try set.scaled(variants) }
      : variants ?? set.variants ?? []
    var source = SnapshotSource(
      paths: set.specs, variants: own,
      overrides: set.environment.overlaid(by: flags),
      fontPaths: try FontOptions.usable(set.fonts, named: configuration.file) + fonts)
    (source.set, source.folder, source.root) = (set.name, set.folder, root)
    (source.isComplete, source.isNarrowed) = (variants == nil, isNarrowed)
    source.flags = flags.flagText
    source.tolerances = SnapshotTolerances(of: set)
    return source
  }
}

extension SnapshotSource {
  fileprivate func with(flags: String, _ root: ProjectRoot?) -> SnapshotSource {
    var copy = self
    (copy.flags, copy.root) = (flags, root)
    return copy
  }
}
