import Maquette
import MaquetteCore
import MaquetteSpec

/// Where pictures of a run come from.
public struct SnapshotSource: Hashable, Sendable {
  /// Spec files, and folders of them.
  public var paths: [String]
  /// Whether the built-in gallery is drawn as well.
  public var includesGallery: Bool
  /// The combinations of traits that each spec is drawn in; empty for its own traits alone. The
  /// gallery has variants of its own.
  public var variants: [Variant]
  /// What flags say about the environment.
  public var overrides: EnvironmentPatch
  /// Font files and folders besides the pinned fonts.
  public var fontPaths: [String]
  /// The name of the set that baselines belong to; empty without one.
  public var set = ""
  /// A folder for its baselines below that of all, with a slash at its end; empty for none.
  public var folder = ""
  /// The project below whose folder specs may name files, besides their own; `nil` for none.
  public var root: ProjectRoot?
  /// Whether the variants are all that there are of these specs, as a configuration says: then a
  /// baseline of another one is obsolete. Those of a command line are not: the next one names others.
  public var isComplete = false
  /// Whether ``paths`` are only some of the set's.
  public var isNarrowed = false
  /// What of its pictures is not compared, and how many pixels may differ.
  public var tolerances = SnapshotTolerances()
  /// What flags say about the environment besides what the set says, for receipts.
  public var flags = ""

  /// Whether all pictures of the set are drawn, under the names that the configuration gives them.
  var isWhole: Bool { isComplete && !isNarrowed && flags.isEmpty }

  /// A source; without further arguments it has nothing.
  public init(
    paths: [String] = [], includesGallery: Bool = false, variants: [Variant] = [],
    overrides: EnvironmentPatch = EnvironmentPatch(), fontPaths: [String] = []
  ) {
    self.paths = paths
    self.includesGallery = includesGallery
    self.variants = variants
    self.overrides = overrides
    self.fontPaths = fontPaths
  }
}

extension EnvironmentPatch {
  /// What it says in one line, for example `locale=ar scale=3`; empty for a patch that says nothing.
  /// Of files there is only the name, so that a theme that was edited is the same one.
  public var flagText: String {
    var words = traits.map { "\($0.key)=\($0.value)" }
    if let theme { words.append("theme=\(theme.name)") }
    if symbols != SymbolSet() { words.append("symbols") }
    return words.joined(separator: " ")
  }
}

/// Which pictures of a source a run looks at. Names of all others are still known, so that what
/// nothing draws any more is found under every filter.
public struct SnapshotFilter: Hashable, Sendable {
  /// Parts of names, of which one must occur; `*` stands for anything. Empty for all.
  public var names: [String]
  /// Variants as they were asked for, `plain` for the one without; empty for all.
  public var variants: [String]
  /// One of several runs that share the work: `index` from 1 to `count`.
  public var shard: Shard

  /// A share of the pictures.
  public struct Shard: Hashable, Sendable {
    /// Which one, from 1.
    public var index: Int
    /// Of how many.
    public var count: Int

    /// Whether a name is in this share: neighbours in the alphabet go to different ones.
    public func holds(_ name: String) -> Bool {
      Int(ContentHash(name).value % UInt64(max(1, count))) == index - 1
    }

    /// For example `2/5`.
    public var text: String { "\(index)/\(count)" }

    /// All pictures.
    public static let whole = Shard(uncheckedIndex: 1, count: 1)

    private init(uncheckedIndex index: Int, count: Int) {
      self.index = index
      self.count = count
    }

    /// Reads `2/5`.
    ///
    /// - Throws: ``DiagnosticError`` when it is no share.
    public init(_ text: String) throws {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let index = parts[0], let count = parts[1], (1...10_000) ~= count,
        (1...count) ~= index
      else {
        throw DiagnosticError(
          "'\(SpecNode.excerpt(text))' is no shard",
          hint: "write the number of this one and how many there are, for example 2/5")
      }
      self.init(uncheckedIndex: index, count: count)
    }
  }

  /// A filter; without arguments it lets everything through.
  public init(names: [String] = [], variants: [String] = [], shard: Shard = .whole) {
    self.names = names
    self.variants = variants
    self.shard = shard
  }

  /// Whether a picture is looked at. One that several variants have, such as light and dark on a
  /// watch, is so under each of their names, with a scale of its set and without.
  public func takes(_ picture: SnapshotPlan.Picture) -> Bool {
    takes(picture.id)
      && (variants.isEmpty || picture.variantNames.contains(where: variants.contains))
  }

  /// Whether a picture of any variant may be looked at.
  public func takes(_ id: SnapshotID) -> Bool {
    let isNamed = names.isEmpty || names.contains { Wildcard.matches(id.text, $0) }
    return isNamed && shard.holds(id.text)
  }
}
