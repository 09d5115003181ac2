import MaquetteCore
import MaquettePainting

extension SnapshotPlan {
  /// Which baselines count as obsolete.
  package struct Obsolescence: Hashable, Sendable {
    /// Whether baselines of variants and flags that this run does not have are obsolete, too: who
    /// asks for it says that there are no others.
    package var includesOtherVariants = false
    /// The names of all sets of the configuration; `nil` without one.
    package var sets: Set<String>?
    /// Whether every set of the configuration is drawn as a whole.
    package var isEverything = false
    /// Sets of the configuration that this run does not draw: what they draw is not obsolete.
    package var others: [SnapshotSource] = []

    /// For a run without a configuration, in which no baseline of another variant is obsolete.
    package init() {}
  }

  /// Baselines that nothing draws any more: those of specs that are gone, and those of specs in the
  /// source that are not among its pictures, as far as their variant, flags and set are this run's.
  /// Those of a spec that cannot be read are kept. Whoever removes or reports baselines goes by this.
  ///
  /// - Throws: ``DiagnosticError`` when the folder cannot be read.
  package func obsolete(_ rule: Obsolescence = Obsolescence()) throws -> [SnapshotID] {
    try undrawn(rule).filter { baselines.strangeness(of: $0) == nil }
  }

  /// Pictures and texts that stand where baselines of the source would and that nothing draws, but
  /// which are not baselines as they are written here: somebody's own, or damaged.
  ///
  /// - Throws: ``DiagnosticError`` when the folder cannot be read.
  package func strange(
    _ rule: Obsolescence = Obsolescence()
  ) throws -> [(id: SnapshotID, reason: String)] {
    try undrawn(rule).compactMap { id in baselines.strangeness(of: id).map { (id, $0) } }
  }

  /// A baseline that nothing draws.
  package struct Undrawn: Hashable, Sendable {
    /// Its name.
    package let id: SnapshotID
    /// Why nobody removes it, without a full stop; `nil` when it may be removed.
    package var strangeness: String?
  }

  /// What a run tells of: ``obsolete(_:)``, and baselines of ours whose picture somebody altered, which
  /// are left alone but are told of.
  ///
  /// - Throws: ``DiagnosticError`` when the folder cannot be read.
  package func reported(_ rule: Obsolescence = Obsolescence()) throws -> [Undrawn] {
    // Where nothing is undrawn, nobody needs to know.
    lazy var gone = GoneSpecs(in: self)
    return try undrawn(rule).compactMap { id in
      switch baselines.origin(of: id) {
      case .own: return Undrawn(id: id)
      case .foreign: return nil
      case .altered(let reason):
        guard let kept = try? baselines.baseline(id) else { return nil }
        let isPicture = (try? PNGDecoder.decode(kept.png)) != nil
        return isPicture || gone.isGone(kept.receipt)
          ? Undrawn(id: id, strangeness: reason) : nil
      }
    }
  }

  /// Baselines anywhere in the folder whose spec is gone and that have no picture in the plan: if one
  /// shows what a picture without baseline shows, it was renamed. On their own they mean nothing, since
  /// nobody named where they are.
  ///
  /// - Parameter known: baselines that are not asked about.
  /// - Throws: ``DiagnosticError`` when the folder cannot be read.
  func abandoned(besides known: Set<SnapshotID>) throws -> [SnapshotID] {
    let gone = GoneSpecs(in: self)
    guard gone.isSure else { return [] }
    let known = known.union(pictures.map(\.id))
    return try baselines.ids().filter { id in
      guard !known.contains(id), let receipt = (try? baselines.baseline(id))??.receipt,
        gone.isGone(receipt)
      else { return false }
      if case .foreign = baselines.origin(of: id) { return false }
      return true
    }
  }

  private func undrawn(_ rule: Obsolescence) throws -> [SnapshotID] {
    let known = Set(pictures.map(\.id))
    let broken = Set(specs.filter { $0.document == nil }.map { PathKey($0.key) })
    lazy var gone = GoneSpecs(in: self)
    lazy var owners = sources.indices.map { SnapshotOwner(of: $0, in: self) }
    let found = try baselines.ids().filter { id in
      guard !known.contains(id) else { return false }
      // A damaged one is of no spec that anybody knows; its name tells.
      let receipt = (try? baselines.baseline(id))??.receipt ?? Receipt()
      if let key = receipt.value("spec"), broken.contains(PathKey(key)) { return false }
      let set = receipt.value("set") ?? ""
      if !set.isEmpty, !(rule.sets?.contains(set) ?? false) {
        // A set that is gone takes its baselines with it; without a configuration nobody knows.
        return rule.sets != nil && rule.isEverything
      }
      if owners.contains(where: { $0.calls(id, with: receipt, obsoleteBy: rule) }) { return true }
      // A set without a name has the baselines of all specs that no other set has.
      return set.isEmpty && rule.isEverything && gone.isGone(receipt)
    }
    guard !found.isEmpty, !rule.others.isEmpty else { return found }
    let others = try SnapshotPlan(rule.others, baselines: baselines, keys: keys)
    let drawn = Set(others.pictures.map(\.id))
    let unread = Set(others.specs.filter { $0.document == nil }.map { PathKey($0.key) })
    return found.filter { id in
      guard !drawn.contains(id) else { return false }
      let key = (try? baselines.baseline(id))??.receipt.value("spec")
      return !(key.map { unread.contains(PathKey($0)) } ?? false)
    }
  }
}

/// What one source of a plan knows of baselines that it does not draw.
private struct SnapshotOwner {
  private let source: SnapshotSource
  private let scope: SnapshotScope
  /// The variants that each spec is drawn in, by the spec's key.
  private var variants: [PathKey: Set<String>] = [:]
  /// The names of specs without variants, for baselines that have no receipt.
  private var stems = PathSet([])

  init(of index: Int, in plan: SnapshotPlan) {
    source = plan.sources[index]
    let specs = plan.specs.filter { $0.source == index }
    scope = SnapshotScope(source, specs: specs.map(\.key), keys: plan.keys)
    for spec in specs {
      variants[PathKey(spec.key), default: []].formUnion(
        spec.pictures.flatMap { [$0.variant] + $0.sameVariants }.map { $0.isEmpty ? "plain" : $0 })
      _ = stems.insert(source.folder + SnapshotOwner.stem(ofSpec: spec.key))
    }
  }

  func calls(
    _ id: SnapshotID, with receipt: Receipt, obsoleteBy rule: SnapshotPlan.Obsolescence
  ) -> Bool {
    let set = receipt.value("set") ?? ""
    guard set.isEmpty || set == source.set else { return false }
    let key = receipt.value("spec")
    guard scope.holds(id, receipt) else {
      // Nobody else draws what belongs to this set.
      return !set.isEmpty && source.isComplete && !source.isNarrowed
    }
    if rule.includesOtherVariants { return true }
    if key == SnapshotScope.gallery { return receipt.value("flags") ?? "" == source.flags }
    guard let key else {
      // Of which variant it is nobody knows, if there is a spec of its name.
      let name = id.text.unicodeScalars
      let ends = name.indices.filter { ".~@".unicodeScalars.contains(name[$0]) }
      return source.isComplete || !ends.contains { stems.contains(String(name[..<$0])) }
    }
    guard let drawn = variants[PathKey(key)] else { return true }
    guard receipt.value("flags") ?? "" == source.flags else { return false }
    return source.isComplete || drawn.contains(receipt.value("variant") ?? "plain")
  }

  /// A spec's path without its ending.
  private static func stem(ofSpec key: String) -> String { Paths.withoutEnding(key) }
}
