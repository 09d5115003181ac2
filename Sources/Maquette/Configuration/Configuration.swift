import MaquetteCore
import MaquetteSpec

/// What a project's `maquette.yaml` says: sets of specs, each with its variants, scales, theme and
/// with how its pictures are compared.
public struct Configuration: Hashable, Sendable {
  /// The file as it was found or named.
  public var file: String
  /// The folder that it is in, with a slash at its end or empty for the current one: paths in it
  /// start there, and specs below it may name files anywhere below it.
  public var folder: String
  /// The file, and those that it names: themes with what they extend, and files of symbols.
  public internal(set) var inputs: [String] = []
  /// The folder of the baselines, from the current one; `nil` when it says none.
  public var baselines: String?
  /// The folder of what shows failures, from the current one; `nil` when it says none.
  public var results: String?
  /// What it says of linting.
  package var lint = LintConfiguration()
  /// What holds for specs of no set, and for documents.
  public var defaults: PictureSet
  /// The sets by name, in the order of the file. Empty when the file has none: then ``defaults`` are
  /// the only one.
  public var named: [PictureSet] = []

  /// The sets that are drawn.
  public var sets: [PictureSet] { named.isEmpty ? [defaults] : named }

  /// Specs that are drawn alike.
  public struct PictureSet: Hashable, Sendable {
    /// Its name; empty for what is said at the top of the file.
    public var name = ""
    /// Spec files, and folders of them, from the current folder.
    public var specs: [String] = []
    /// Where the file names them.
    package var specPlaces: [PathKey: SourceLocation] = [:]
    /// The combinations of traits; `nil` when nothing is said.
    package var variants: [Variant]?
    /// Pixels per point, each of which every variant is drawn in where there are several; a single
    /// one is in ``environment``.
    public var scales: [Double] = []
    /// What it says about the environment: theme, symbols, traits and a single scale.
    public var environment = EnvironmentPatch()
    /// Font files and folders besides the pinned fonts, from the current folder.
    public var fonts: [String] = []
    /// A folder for its baselines below that of all, with a slash at its end; empty for none.
    public var folder = ""
    /// How many pixels may differ.
    public var tolerances: [ComparingRule] = []
    /// What is not compared.
    public var ignored: [ComparingRule] = []
    /// Files that it names, for those who watch them.
    public var files: [String] = []

    /// A set that says nothing.
    public init() {}

    /// Whether specs look the same in both sets.
    public func isDrawn(as other: PictureSet) -> Bool {
      variants == other.variants && scales == other.scales && environment == other.environment
        && fonts == other.fonts
    }

    /// Variants in each of several ``scales``; one that says a scale itself stays as it is.
    ///
    /// - Parameter variants: those to draw; the set's own when `nil`.
    /// - Throws: ``DiagnosticError``; never for variants that were read.
    package func scaled(_ variants: [Variant]?) throws -> [Variant] {
      let variants = variants ?? self.variants ?? []
      guard scales.count > 1 else { return variants }
      return try (variants.isEmpty ? [.plain] : variants).flatMap { variant in
        guard variant.patch.scale == nil else { return [variant] }
        return try scales.flatMap { scale in
          let name = "\(NumberFormat.short(scale, digits: 9))x"
          return try Variant.list(variant.name.isEmpty ? name : "\(variant.name)+\(name)")
        }
      }
    }
  }

  /// Says something of some pictures, or of some parts of them.
  public struct ComparingRule: Hashable, Sendable {
    /// Names of pictures, `*` matches anything; empty for all.
    public var pictures: [String] = []
    /// Components by path, with all that is in them; `*` matches anything.
    public var components: [String] = []
    /// Rectangles, in points.
    public var areas: [Rect] = []
    /// How many pixels may differ there, or in the whole picture where no part is named.
    public var pixels = 0
    /// Where it stands in the file; `nil` for one that was made by a program.
    public var location: SourceLocation?

    /// Whether it is about whole pictures.
    public var isWhole: Bool { components.isEmpty && areas.isEmpty }

    /// A rule about every picture.
    public init() {}
  }
}

extension Configuration {
  /// The configuration in a folder; `nil` when there is none.
  ///
  /// A spec or a theme that is called `maquette.yaml` is none.
  ///
  /// - Parameters:
  ///   - folder: where to look, with a slash at its end or empty for the current one.
  ///   - dependencies: is told of the file and of those that it names.
  /// - Throws: ``DiagnosticError`` with everything that is wrong in it, or when there are two.
  package static func find(
    in folder: String, dependencies: SpecDependencies? = nil
  ) throws -> Configuration? {
    var found: [(path: String, root: SpecNode)] = []
    for name in ConfigurationFile.names {
      let path = folder + name
      do {
        let root = try YAMLReader.read(FileReader.read(path: path), file: path)
        if ConfigurationFile.isConfiguration(root) { found.append((path, root)) }
      } catch FileError.noSuchFile {
        continue
      } catch let error as FileError {
        throw DiagnosticError(error.message, hint: error.hint)
      }
    }
    guard found.count < 2 else {
      throw DiagnosticError(
        "there are two configurations, '\(found[0].path)' and '\(found[1].path)'",
        hint: "remove one, or name one with --config")
    }
    return try found.first.map {
      try Configuration(reading: $0.root, file: $0.path, dependencies: dependencies)
    }
  }

  /// The configuration in a folder, or in the nearest folder around it within the same repository, if
  /// it belongs to the same user.
  ///
  /// - Parameters:
  ///   - folder: where to look first, with a slash at its end or empty for the current one.
  ///   - dependencies: is told of the file and of those that it names.
  /// - Throws: ``DiagnosticError`` with everything that is wrong in it, or when there are two.
  package static func find(
    upFrom folder: String, dependencies: SpecDependencies? = nil
  ) throws -> Configuration? {
    if let here = try find(in: folder, dependencies: dependencies) { return here }
    var place = folder
    var above: [String] = []
    while !ConfigurationFile.isRepository(place) {
      // Above what is no repository nobody knows what belongs together.
      guard Disk.resolved(place) != "/" else { return nil }
      place += "../"
      above.append(place)
    }
    for place in above {
      let isOwn = ConfigurationFile.names.contains {
        ConfigurationFile.isOwned(place + $0, as: folder)
      }
      if isOwn, let found = try find(in: place, dependencies: dependencies) { return found }
    }
    return nil
  }

  /// The configurations in the current folder, onto which no command writes.
  public static var inputsHere: [String] {
    ConfigurationFile.names.filter { name in
      guard let bytes = try? FileReader.read(path: name) else { return false }
      guard let root = try? YAMLReader.read(bytes, file: name) else { return true }
      return ConfigurationFile.isConfiguration(root)
    }
  }

  /// The configuration in a file that somebody named.
  ///
  /// - Parameter dependencies: is told of the file and of those that it names.
  /// - Throws: ``FileError`` when it cannot be read, ``DiagnosticError`` with everything that is
  ///   wrong in it.
  package init(path: String, dependencies: SpecDependencies? = nil) throws {
    // Whoever watches it is told of it also while it is broken.
    dependencies?.record(path)
    let root = try YAMLReader.read(FileReader.read(path: path), file: path)
    if SpecFile.isSpec(root) {
      throw DiagnosticError(
        "this is a spec, not a configuration", file: path,
        hint: "a configuration has keys such as 'sets', 'specs' and 'variants'")
    }
    self = try Configuration(reading: root, file: path, dependencies: dependencies)
  }

  /// The configuration that was read already.
  ///
  /// - Parameters:
  ///   - file: where it is; what it names starts in its folder.
  ///   - dependencies: is told of the files that it names.
  /// - Throws: ``DiagnosticError`` with everything that is wrong in it.
  package init(
    reading root: SpecNode, file: String, dependencies: SpecDependencies? = nil
  ) throws {
    let read = SpecDependencies()
    read.record(file)
    defer { for path in read.paths { dependencies?.record(path) } }
    self = try ConfigurationReader(file: file, dependencies: read).configuration(root)
    inputs = read.paths
  }
}
