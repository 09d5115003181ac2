import ArgumentParser
import Maquette
import MaquetteCore
import MaquetteSpec

/// Which configuration a command reads, the same for every command that reads one.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      "The project file.",
      default: """
        maquette.yaml or .maquette.yaml: beside the folder of --baselines, in the current folder, or \
        above it in the same repository
        """),
    completion: .file())
  var config: String?

  @Flag(name: .customLong("no-config"), help: "Read no project file.")
  var noConfig = false

  /// Below which folder specs may name files besides their own: that of a configuration that is named,
  /// otherwise of the one that is nearest to each spec.
  func root(_ configuration: Configuration?) -> ProjectRoot? {
    if noConfig { return nil }
    return config == nil ? .nearest : configuration.map { .folder($0.folder) }
  }

  /// Whether nothing is said, so that other commands in the same folder read the same file.
  private var isUsual: Bool { config == nil && !noConfig }

  /// The folder of baselines that `snapshot accept` takes when it is told none; `nil` where flags say another project.
  func accepted(of configuration: Configuration?) -> String? {
    isUsual ? SnapshotSourceOptions.baselines(of: configuration) : nil
  }

  /// The configuration; `nil` when there is none.
  ///
  /// - Parameters:
  ///   - baselines: a folder of baselines that a flag names: what is beside it comes first.
  ///   - dependencies: is told of the file and of those that it names.
  /// - Throws: an exit after everything that is wrong in it was told.
  func configuration(
    beside baselines: String? = nil, recording dependencies: SpecDependencies? = nil
  ) throws -> Configuration? {
    guard config == nil || !noConfig else {
      throw Console.misuse("--config and --no-config do not go together; leave one of them out")
    }
    if noConfig { return nil }
    do {
      if let config { return try Configuration(path: config, dependencies: dependencies) }
      let folder = baselines.map { Paths.folder(of: BaselinesPath.trimmed($0)) } ?? ""
      let beside =
        folder.isEmpty ? nil : try Configuration.find(in: folder, dependencies: dependencies)
      return try beside ?? Configuration.find(upFrom: "", dependencies: dependencies)
    } catch let error as FileError {
      throw Console.exit(for: error)
    } catch let error as DiagnosticError {
      // With the lines that are meant, as of specs.
      let file = error.diagnostics.lazy.compactMap(\.file).first
      let source = file.flatMap { try? FileReader.read(path: $0) } ?? []
      Console.report(error.diagnostics, source: source, of: file)
      throw CommandExit.badSpec
    }
  }
}

/// Which sets of a configuration a command looks at.
struct SetOptions: ParsableArguments {
  @OptionGroup var configuration: ConfigurationOptions

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp("Only this set of the project file. Repeatable.", default: "all"))
  var names: [String] = []

  /// The sets that are asked for; all without the flag.
  ///
  /// - Throws: an exit for names that the configuration does not have.
  func sets(of configuration: Configuration?) throws -> [Configuration.PictureSet] {
    guard let configuration else {
      guard names.isEmpty else {
        throw Console.misuse(
          "--set names a set of a project file, and there is no project file here; run in "
            + "the folder of 'maquette.yaml', or name the file with --config")
      }
      return []
    }
    let known = configuration.named.map(\.name)
    let unknown = names.filter { !known.contains($0) }
    for name in unknown {
      let hint =
        known.isEmpty
        ? "it has no sets; leave --set out"
        : Suggestion.nearest(to: name, in: known).map { "did you mean '\($0)'?" }
          ?? "use one of: \(known.joined(separator: ", "))"
      Console.error("error: '\(configuration.file)' has no set '\(name)'; \(hint)")
    }
    guard unknown.isEmpty else { throw CommandExit.usage }
    return names.isEmpty
      ? configuration.sets : configuration.sets.filter { names.contains($0.name) }
  }
}

extension SetOptions {
  /// What holds for documents, which are in no set: the top of the configuration, or the one set that
  /// is named.
  ///
  /// - Throws: an exit when the configuration does not have it, or several are named.
  func single(of configuration: Configuration?) throws -> Configuration.PictureSet? {
    let sets = try sets(of: configuration)
    guard names.count < 2 else {
      throw Console.misuse("--set is given \(names.count) times; name one")
    }
    return names.isEmpty ? configuration?.defaults : sets.first
  }
}

extension Configuration.PictureSet {
  /// The environment with the first of several scales, for a page that shows each picture once.
  var environmentOfOneScale: EnvironmentPatch {
    var patch = environment
    if patch.scale == nil { patch.scale = scales.first }
    return patch
  }
}

/// Specs that a command draws alike.
struct SpecGroup {
  /// What they are drawn with; what flags say wins over it.
  var set: Configuration.PictureSet
  /// Files and folders.
  var paths: [String]
}

extension SetOptions {
  /// The specs of a command, by the sets that they are in: those that are named, or all of the
  /// configuration's. Without a configuration they are one group.
  ///
  /// - Throws: an exit for a set that the configuration does not have.
  func groups(of specs: [String], in configuration: Configuration?) throws -> [SpecGroup] {
    guard let configuration else {
      _ = try sets(of: nil)
      return specs.isEmpty ? [] : [SpecGroup(set: Configuration.PictureSet(), paths: specs)]
    }
    let chosen = try sets(of: configuration)
    let (narrowed, rest) = Configuration.narrowed(chosen, to: specs)
    var groups = narrowed.map { SpecGroup(set: $0.set, paths: $0.set.specs) }
    if !rest.isEmpty {
      // Whoever names a set and other specs wants them drawn as those of the set.
      groups.append(
        SpecGroup(set: names.isEmpty ? configuration.defaults : chosen[0], paths: rest))
    }
    return groups.filter { !$0.paths.isEmpty }
  }
}

/// Folders as they are typed.
enum BaselinesPath {
  /// A path without slashes at its end.
  static func trimmed(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}

extension Configuration {
  /// What is wrong with a spec, or a folder, with its place here where it is named here and is not there.
  ///
  /// - Parameter named: what the command line names: of that, no file is to blame.
  func placed(
    _ diagnostics: [Diagnostic], of spec: String, named: [String]
  ) -> [Diagnostic] {
    let key = PathKey(spec)
    guard let place = sets.lazy.compactMap({ $0.specPlaces[key] }).first,
      !named.contains(where: { PathKey($0) == key })
    else { return diagnostics }
    return diagnostics.map { diagnostic in
      // What has a place already is in a file that is there.
      guard diagnostic.id == .unreadableFile, diagnostic.file == nil, diagnostic.location == nil
      else { return diagnostic }
      var copy = diagnostic
      (copy.file, copy.location) = (file, place)
      if FileError.isPattern(spec) {
        copy.hint = "patterns are not expanded here; name the folder, or each file"
      }
      return copy
    }
  }

  /// Whether some set is drawn differently than what is in none.
  var hasDifferentSets: Bool { !named.allSatisfy { $0.isDrawn(as: defaults) } }

  /// The sets with those of their specs that some paths name, and the paths that are in none.
  ///
  /// - Parameter paths: files and folders; with none the sets stay as they are.
  static func narrowed(
    _ sets: [PictureSet], to paths: [String]
  ) -> (sets: [(set: PictureSet, isNarrowed: Bool)], rest: [String]) {
    guard !paths.isEmpty else { return (sets.map { ($0, false) }, []) }
    var used: Set<String> = []
    let narrowed = sets.compactMap { set -> (PictureSet, Bool)? in
      var specs: [String] = []
      for path in paths {
        for spec in set.specs {
          if holds(spec, path) {
            specs.append(path)
            used.insert(path)
          } else if holds(path, spec) {
            specs.append(spec)
            used.insert(path)
          }
        }
      }
      guard !specs.isEmpty else { return nil }
      var copy = set
      copy.specs = specs
      return (copy, !set.specs.allSatisfy(specs.contains))
    }
    return (narrowed, paths.filter { !used.contains($0) })
  }

  /// Whether a file or folder is in a folder, or is that.
  private static func holds(_ folder: String, _ path: String) -> Bool {
    func full(_ path: String) -> String {
      FolderListing.isFolder(path)
        ? String(Batch.fullPath(of: SpecFinder.folder(path) + "x").dropLast())
        : Batch.fullPath(of: path)
    }
    let (outer, inner) = (full(folder), full(path))
    return outer == inner || (outer.hasSuffix("/") && inner.hasPrefix(outer))
  }
}
