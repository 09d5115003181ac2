import Maquette

/// Knows from the cache what pictures came to when they were drawn last, from the same spec by the
/// same program with the same fonts. It keeps hashes, and no pictures: those are the baselines.
struct SnapshotMemory: Sendable {
  /// A picture as it was drawn.
  struct Known {
    var id: SnapshotID
    var source: String
    var variant: String
    var scale: Double
    /// Texts that are equal for equal bytes and scenes.
    var png: String
    var scene: String
  }

  /// One picture of a run.
  struct Visit {
    fileprivate let record: DrawingRecord
    /// What it came to; `nil` when that has to be found out.
    let known: Known?

    /// Lets the cache remember what it came to now. What has problems is looked at every time.
    func keep(_ drawn: DrawnSnapshot) {
      guard drawn.problems.isEmpty, let scene = drawn.scene else { return }
      let notes = [
        StableText.of(drawn.png), StableText.of(Array(scene.utf8)), "\(drawn.scale)",
      ]
      record.keep([CacheEntry.File(name: drawn.id.text, notes: notes)])
    }
  }

  private let cache: PictureCache
  /// What the sources of the plan say, in their order.
  private let settings: [String]

  init(_ cache: PictureCache, _ sources: [SnapshotSource]) {
    self.cache = cache
    // Everything but which specs there are.
    settings = sources.map { source in
      var settings = source
      (settings.paths, settings.includesGallery) = ([], false)
      return StableText.digest(of: settings)
    }
  }

  func visit(_ picture: SnapshotPlan.Picture, of spec: SnapshotPlan.Spec) -> Visit {
    let record = spec.record.another()
    let parts = [
      // The gallery's documents have no text: the program brings them.
      "snapshot", settings[spec.source], spec.bytes.isEmpty ? "built-in" : "file", spec.name,
      StableText.of(spec.bytes), StableText.of(spec.overlays), picture.id.text, picture.variant,
    ]
    let file = record.known(parts, in: cache)?.files.first
    guard let file, file.name == picture.id.text, file.notes.count == 3,
      let scale = Double(file.notes[2])
    else { return Visit(record: record, known: nil) }
    return Visit(
      record: record,
      known: Known(
        id: picture.id, source: spec.name, variant: picture.variant, scale: scale,
        png: file.notes[0], scene: file.notes[1]))
  }
}

extension SnapshotCheck {
  /// What comes of a picture that would be drawn as it was; `nil` when it has to be drawn, since it is
  /// not its baseline, or there is none.
  func sameResult(_ known: SnapshotMemory.Known) -> SnapshotResult? {
    guard let kept = try? options.baselines.baseline(known.id), let scene = kept.scene,
      StableText.of(kept.png) == known.png, StableText.of(Array(scene.utf8)) == known.scene
    else { return nil }
    var result = SnapshotResult(
      id: known.id.text, source: known.source, variant: known.variant, status: .same)
    result.scale = known.scale
    return result
  }
}
