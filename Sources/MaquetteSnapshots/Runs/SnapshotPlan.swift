import Maquette
import MaquetteCore
import MaquetteSpec
import Synchronization

/// Every picture that a source has, by name, before anything is drawn.
public struct SnapshotPlan: Sendable {
  /// A picture to draw.
  public struct Picture: Sendable {
    /// Its name.
    public let id: SnapshotID
    /// The variant as it was asked for; empty for the plain one.
    public let variant: String
    let environment: Environment
  }

  /// A spec with its pictures.
  struct Spec: Sendable {
    /// How messages name it.
    var name: String
    /// How receipts name it: its path from the folder that baselines are in.
    var key: String
    var document: SpecDocument?
    var overlays: [Overlay] = []
    var pictures: [Picture] = []
    /// Why there are none.
    var problems: [Diagnostic] = []
    /// What kind of failure that is; `nil` when there is none.
    var failure: SpecResult.Failure?
    /// The text that messages show lines of.
    var source: [UInt8] = []
    /// What it is made of.
    var record = DrawingRecord()
  }

  var specs: [Spec]
  /// What the pictures come from.
  let source: SnapshotSource
  /// Where their baselines are.
  public let baselines: BaselineFolder

  /// A picture's name, and what it comes from.
  public struct Entry: Hashable, Sendable {
    /// Its name.
    public let id: SnapshotID
    /// How messages name the spec.
    public let source: String
    /// The variant as it was asked for; empty for the plain one.
    public let variant: String
  }

  /// All pictures by name and source, in the order of the specs.
  public var entries: [Entry] {
    specs.flatMap { spec in
      spec.pictures.map { Entry(id: $0.id, source: spec.name, variant: $0.variant) }
    }
  }
  /// All pictures, in the order of the specs.
  public var pictures: [Picture] { specs.flatMap(\.pictures) }
  /// The files that the pictures are made of, fonts aside.
  public var inputs: [String] {
    source.fontPaths + specs.flatMap { [$0.name] + $0.record.inputs }
  }
  /// What is wrong with specs that cannot be drawn.
  public var problems: [Diagnostic] { specs.flatMap(\.problems) }
  /// What is wrong spec by spec, with the texts that messages show lines of.
  public var brokenSpecs: [(name: String, source: [UInt8], problems: [Diagnostic])] {
    specs.filter { !$0.problems.isEmpty }.map { ($0.name, $0.source, $0.problems) }
  }
  /// What kinds of failures those are.
  public var failures: Set<SpecResult.Failure> { Set(specs.compactMap(\.failure)) }

  /// Reads all specs of a source.
  ///
  /// - Parameter excluded: folders that hold no specs, such as that of artifacts.
  /// - Throws: ``DiagnosticError`` for folders that cannot be read, and with every pair of pictures
  ///   that would have one name.
  public init(
    _ source: SnapshotSource, baselines: BaselineFolder, excluding excluded: [String] = [],
    workers: Int = 1
  ) throws {
    self.source = source
    self.baselines = baselines
    let finder = SpecFinder(excluded: excluded + [baselines.path])
    let found = try finder.specs(in: source.paths)
    let reader = SpecPlanner(source: source, baselines: baselines)
    let specs = Mutex<[Spec]>([])
    OrderedWork(count: found.count, workers: workers).run(
      with: { reader }, work: { $0.spec(found[$1]) },
      report: { spec, _ in
        if let spec { specs.withLock { $0.append(spec) } }
      })
    self.specs = specs.withLock { $0 }
    if source.includesGallery { self.specs += try reader.gallery() }
    try checkNames()
  }

  /// - Throws: ``DiagnosticError`` with every name that two pictures have.
  private func checkNames() throws {
    var owners: [PathKey: String] = [:]
    var problems: [Diagnostic] = []
    for spec in specs {
      for picture in spec.pictures {
        // Some file systems do not tell capitals from small letters.
        let key = PathKey(picture.id.text.lowercased())
        guard let owner = owners.updateValue(spec.name, forKey: key) else { continue }
        problems.append(
          Diagnostic(
            .error,
            owner == spec.name
              ? "two variants of '\(owner)' would both be the snapshot '\(picture.id)'"
              : "'\(owner)' and '\(spec.name)' would both be the snapshot '\(picture.id)'",
            hint: owner == spec.name
              ? "leave one of them out" : collisionHint(owner, spec.name)))
      }
    }
    guard problems.isEmpty else { throw DiagnosticError(problems) }
  }

  /// What to do about two specs of one name.
  private func collisionHint(_ one: String, _ other: String) -> String {
    let keys = SnapshotKeys(baselines: baselines)
    guard !keys.holds(one) || !keys.holds(other) else { return "rename one of them" }
    return "specs outside of the folder that '\(baselines.path)' is in are named without their "
      + "folders; rename one of them, or use --baselines with a folder beside or above both"
  }

  /// Baselines that nothing draws any more: those of specs in the source that are not among its
  /// pictures. Those of a spec that cannot be read are kept.
  ///
  /// - Throws: ``DiagnosticError`` when the folder cannot be read.
  public func obsolete() throws -> [SnapshotID] {
    try undrawn().filter { baselines.strangeness(of: $0) == nil }
  }

  /// Pictures and texts that stand where baselines of the source would and that nothing draws, but
  /// which are not baselines as they are written here: somebody's own, or damaged.
  ///
  /// - Throws: ``DiagnosticError`` when the folder cannot be read.
  public func strange() throws -> [(id: SnapshotID, reason: String)] {
    try undrawn().compactMap { id in baselines.strangeness(of: id).map { (id, $0) } }
  }

  private func undrawn() throws -> [SnapshotID] {
    let known = Set(pictures.map(\.id))
    let broken = Set(specs.filter { $0.document == nil }.map { PathKey($0.key) })
    let scope = SnapshotScope(source, specs: specs.map(\.key), baselines: baselines)
    return try baselines.ids().filter { id in
      guard !known.contains(id) else { return false }
      // A damaged one is of no spec that anybody knows; its name tells.
      let key = (try? baselines.baseline(id))??.receipt.value("spec")
      if let key, broken.contains(PathKey(key)) { return false }
      return scope.holds(id, key: key)
    }
  }
}
