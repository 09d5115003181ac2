import Maquette
import MaquetteCore
import MaquettePainting

/// Finds baselines that are not gone but have another name now: the same scene is drawn, and there
/// is no baseline of that name.
package enum SnapshotRenames {
  /// The results with each pair of a missing and an obsolete one as one that is renamed; others stay
  /// as they are, in their order.
  ///
  /// Only results that tell their ``SnapshotResult/identity`` are looked at. Where several have one
  /// scene, as copies have, equal pixels, equal variants and names that are alike decide.
  package static func named(in results: [SnapshotResult]) -> [SnapshotResult] {
    var missing: [String: [Int]] = [:]
    var obsolete: [String: [Int]] = [:]
    for (index, result) in results.enumerated() {
      guard let scene = result.identity?.scene else { continue }
      switch result.status {
      case .missing where !result.isRecorded: missing[scene, default: []].append(index)
      case .obsolete: obsolete[scene, default: []].append(index)
      default: break
      }
    }
    var results = results
    var gone: Set<Int> = []
    for scene in missing.keys.sorted() {
      let pairs = pairs(missing[scene] ?? [], obsolete[scene] ?? [], of: results)
      for (new, old) in pairs {
        results[new].status = .renamed
        results[new].renamedFrom = results[old].id
        if results[new].identity?.picture != results[old].identity?.picture {
          results[new].diagnostics.append(
            Diagnostic(
              .warning, "the scene is that of '\(results[old].id)', but pixels differ",
              hint: "look at both before you accept it"))
        }
        gone.insert(old)
      }
    }
    // What another run, of another shard, calls obsolete has its new name here.
    let taken = Set(results.compactMap(\.renamedFrom))
    return results.enumerated().filter { index, result in
      !gone.contains(index) && !(result.status == .obsolete && taken.contains(result.id))
    }.map(\.element)
  }

  /// The best pairs, each result in at most one.
  private static func pairs(
    _ missing: [Int], _ obsolete: [Int], of results: [SnapshotResult]
  ) -> [(new: Int, old: Int)] {
    // Hundreds of copies are no renames that anybody could tell apart.
    guard missing.count * obsolete.count <= 1 << 16 else { return [] }
    let all = missing.flatMap { new in
      obsolete.map { old in
        (new: new, old: old, rank: rank(results[new], results[old]))
      }
    }.filter { $0.rank.scale }
    let sorted = all.sorted { one, other in
      let (left, right) = (one.rank, other.rank)
      if left.likeness != right.likeness { return left.likeness > right.likeness }
      return (one.new, one.old) < (other.new, other.old)
    }
    var used: Set<Int> = []
    return sorted.filter { pair in
      guard !used.contains(pair.new), !used.contains(pair.old) else { return false }
      used.formUnion([pair.new, pair.old])
      return true
    }.map { ($0.new, $0.old) }
  }

  /// How well two go together, and whether they may at all.
  private static func rank(
    _ new: SnapshotResult, _ old: SnapshotResult
  ) -> (scale: Bool, likeness: Int) {
    let (one, other) = (Array(new.id.utf8), Array(old.id.utf8))
    let start = zip(one, other).prefix { $0 == $1 }.count
    let end = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
    let isSamePicture = new.identity?.picture == old.identity?.picture
    let isSameVariant = new.variant == old.variant
    return (
      new.scale == old.scale,
      (isSamePicture ? 1 << 24 : 0) + (isSameVariant ? 1 << 20 : 0) + start + end
    )
  }

  /// What is renamed, without what both names end in, for example `ui/login → ui/signin`, so that the
  /// pictures of one spec, or of one folder, are one change.
  static func summary(of result: SnapshotResult) -> String? {
    guard let from = result.renamedFrom else { return nil }
    let (old, new) = (parts(of: from), parts(of: result.id))
    let (was, now) = old.ending == new.ending ? (old.stem, new.stem) : (from, result.id)
    let (wasFolders, nowFolders) = (folders(was), folders(now))
    if wasFolders.last == nowFolders.last, wasFolders.count > 1, nowFolders.count > 1 {
      return "renamed \(wasFolders.dropLast().joined(separator: "/"))/ → "
        + "\(nowFolders.dropLast().joined(separator: "/"))/"
    }
    return "renamed \(was) → \(now)"
  }

  /// A name before and from the first character that a variant begins with.
  private static func parts(of id: String) -> (stem: String, ending: Substring) {
    let file = id.lastIndex(of: "/").map { id.index(after: $0) } ?? id.startIndex
    let end = id[file...].firstIndex { ".~@".contains($0) } ?? id.endIndex
    return (String(id[..<end]), id[end...])
  }

  private static func folders(_ stem: String) -> [Substring] {
    stem.split(separator: "/", omittingEmptySubsequences: false)
  }
}

extension SnapshotResult.Identity {
  /// That of a baseline; `nil` for one that is only pixels.
  init?(of baseline: Baseline) { self.init(baseline.png, baseline.scene) }

  /// That of a picture as it is drawn; `nil` for one that is only pixels.
  init?(of drawn: DrawnSnapshot) { self.init(drawn.png, drawn.scene) }

  /// Of a picture its pixels count, not how they are packed.
  private init?(_ png: [UInt8], _ scene: String?) {
    guard let scene else { return nil }
    let pixels = (try? PNGDecoder.decode(png)).map { image in
      image.pixels.withUnsafeBytes { Array($0) } + Array("\(image.width)".utf8)
    }
    self.init(scene: StableText.of(Array(scene.utf8)), picture: StableText.of(pixels ?? png))
  }
}
