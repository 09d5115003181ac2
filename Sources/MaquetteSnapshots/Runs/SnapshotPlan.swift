import Maquette
import MaquetteCore
import MaquetteSpec
import Synchronization

/// Every picture that a source has, by name, before anything is drawn.
package struct SnapshotPlan: Sendable {
  /// A picture to draw.
  package struct Picture: Sendable {
    /// Its name.
    package let id: SnapshotID
    /// The variant as it was asked for; empty for the plain one.
    package let variant: String
    /// Other variants that are the same picture, as light and dark are on a watch.
    package internal(set) var sameVariants: [String] = []
    let environment: Environment

    /// Every name that filters may have for its variant: `plain` for none, and each also without a
    /// scale at its end, which a set may add.
    package var variantNames: Set<String> {
      Set(
        ([variant] + sameVariants).flatMap { name -> [String] in
          let words = name.split(separator: "+").map(String.init)
          let hasScale =
            words.last.map { $0.hasSuffix("x") && Double($0.dropLast()) != nil } ?? false
          return [name] + (hasScale ? [words.dropLast().joined(separator: "+")] : [])
        }.map { $0.isEmpty ? "plain" : $0 })
    }
  }

  /// A spec with its pictures.
  struct Spec: Sendable {
    /// How messages name it.
    var name: String
    /// How receipts name it: its path from the folder that baselines are in.
    var key: String
    /// Where it is, for receipts; see ``SnapshotKeys/place(of:)``.
    var place = ""
    var document: SpecDocument?
    var overlays: [Overlay] = []
    var pictures: [Picture] = []
    /// Why there are none.
    var problems: [Diagnostic] = []
    /// What kind of failure that is; `nil` when there is none.
    var failure: SpecResult.Failure?
    /// What it is made of.
    var record = DrawingRecord()
    /// The place of its source among the plan's.
    var source = 0
    /// The text that messages show lines of.
    var bytes: [UInt8] = []
  }

  var specs: [Spec]
  /// What the pictures come from.
  let sources: [SnapshotSource]
  /// Names specs in receipts.
  let keys: SnapshotKeys
  /// Where their baselines are.
  package let baselines: BaselineFolder

  /// A picture's name, and what it comes from.
  package struct Entry: Hashable, Sendable {
    /// Its name.
    package let id: SnapshotID
    /// How messages name the spec.
    package let source: String
    /// The variant as it was asked for; empty for the plain one.
    package let variant: String
  }

  /// All pictures by name and source, in the order of the specs.
  package var entries: [Entry] {
    specs.flatMap { spec in
      spec.pictures.map { Entry(id: $0.id, source: spec.name, variant: $0.variant) }
    }
  }
  /// Those that a filter takes, by name and source, in the order of the specs.
  package func entries(taken filter: SnapshotFilter) -> [Entry] {
    specs.flatMap { spec in
      spec.pictures.filter(filter.takes).map {
        Entry(id: $0.id, source: spec.name, variant: $0.variant)
      }
    }
  }
  /// All pictures, in the order of the specs.
  package var pictures: [Picture] { specs.flatMap(\.pictures) }
  /// Files that were read besides, as a configuration with what it names.
  package var otherInputs: [String] = []
  /// The files that the pictures are made of, and others that were read.
  package var inputs: [String] {
    otherInputs + sources.flatMap(\.fontPaths) + specs.flatMap { [$0.name] + $0.record.inputs }
  }
  /// What is wrong with specs that cannot be drawn.
  package var problems: [Diagnostic] { specs.flatMap(\.problems) }
  /// What is wrong spec by spec, with the texts that messages show lines of.
  package var brokenSpecs: [(name: String, source: [UInt8], problems: [Diagnostic])] {
    specs.filter { !$0.problems.isEmpty }.map { ($0.name, $0.bytes, $0.problems) }
  }
  /// What kinds of failures those are.
  package var failures: Set<SpecResult.Failure> { Set(specs.compactMap(\.failure)) }

  /// Reads all specs of several sources, whose baselines are in one folder.
  ///
  /// - Parameters:
  ///   - root: the folder that names of specs start from, that of the configuration; `nil` for the
  ///     one that the baselines are in.
  ///   - excluded: folders that hold no specs, such as that of artifacts.
  /// - Throws: ``DiagnosticError`` for folders that cannot be read, and with every pair of pictures
  ///   that would have one name.
  package init(
    _ sources: [SnapshotSource], baselines: BaselineFolder, root: String? = nil,
    excluding excluded: [String] = [], workers: Int = 1
  ) throws {
    try self.init(
      sources, baselines: baselines, keys: SnapshotKeys(baselines: baselines, root: root),
      excluding: excluded, workers: workers)
  }

  init(
    _ sources: [SnapshotSource], baselines: BaselineFolder, keys: SnapshotKeys,
    excluding excluded: [String] = [], workers: Int = 1
  ) throws {
    self.sources = sources
    self.baselines = baselines
    self.keys = keys
    let finder = SpecFinder(excluded: excluded + [baselines.path])
    specs = []
    for (index, source) in sources.enumerated() {
      let found = try finder.specs(in: source.paths)
      let reader = SpecPlanner(source: source, keys: keys)
      let some = Mutex<[Spec]>([])
      OrderedWork(count: found.count, workers: workers).run(
        with: { reader }, work: { $0.spec(found[$1]) },
        report: { spec, _ in
          if let spec { some.withLock { $0.append(spec) } }
        })
      var own = some.withLock { $0 }
      if source.includesGallery { own += try reader.gallery() }
      for place in own.indices { own[place].source = index }
      specs += own
    }
    try checkNames()
  }

  /// - Throws: ``DiagnosticError`` with every name that two pictures have.
  private func checkNames() throws {
    var owners: [PathKey: (name: String, source: Int)] = [:]
    var problems: [Diagnostic] = []
    for spec in specs {
      for picture in spec.pictures {
        // Some file systems do not tell capitals from small letters.
        let key = PathKey(picture.id.text.lowercased())
        guard let owner = owners.updateValue((spec.name, spec.source), forKey: key) else {
          continue
        }
        let isOneSpec = Paths.areSame(owner.name, spec.name)
        if isOneSpec, owner.source != spec.source {
          let sets = [owner.source, spec.source].map { "'\(sources[$0].set)'" }
          problems.append(
            Diagnostic(
              .error,
              "'\(spec.name)' of the sets \(sets.joined(separator: " and ")) would be the snapshot "
                + "'\(picture.id)' twice",
              hint: "give one of the sets a 'folder' for its baselines, or other variants"))
          continue
        }
        problems.append(
          Diagnostic(
            .error,
            isOneSpec
              ? "two variants of '\(owner.name)' would both be the snapshot '\(picture.id)'"
              : "'\(owner.name)' and '\(spec.name)' would both be the snapshot '\(picture.id)'",
            hint: isOneSpec ? "leave one of them out" : collisionHint(owner.name, spec.name)))
      }
    }
    guard problems.isEmpty else {
      throw DiagnosticError(Array(problems.prefix(Limits.diagnostics)))
    }
  }

  /// What to do about two specs of one name.
  private func collisionHint(_ one: String, _ other: String) -> String {
    guard !keys.holds(one) || !keys.holds(other) else { return "rename one of them" }
    return "specs outside of the folder that '\(baselines.path)' is in are named without their "
      + "folders; rename one of them, or use --baselines with a folder beside or above both"
  }

  /// Pairs of variants of a spec that are one picture, for example light and dark on a watch.
  package var sameVariants: [(spec: String, variant: String, others: [String])] {
    specs.flatMap { spec in
      spec.pictures.filter { !$0.sameVariants.isEmpty }.map { picture in
        (spec.name, picture.variant.isEmpty ? "plain" : picture.variant, picture.sameVariants)
      }
    }
  }
}

extension SnapshotFilter {
  /// Whether a picture is looked at. One that several variants have, such as light and dark on a
  /// watch, is so under each of their names, with a scale of its set and without.
  package func takes(_ picture: SnapshotPlan.Picture) -> Bool {
    takes(picture.id)
      && (variants.isEmpty || picture.variantNames.contains(where: variants.contains))
  }
}
