import MaquetteCore
import MaquettePainting

/// How a picture differs from its baseline: in structure, in pixels, and why.
struct SnapshotComparison {
  /// How far edges may move, in points, where another machine is tolerated: less than anybody sees,
  /// more than another version of a font needs.
  private static let tolerance = 0.5

  /// The picture of what differs; `nil` when no pixel does.
  let diff: RasterImage?
  private let pixels: PixelComparison
  private let changes: [SceneChange]
  private let clusters: [ExplainedCluster]
  private let environment: [String]
  private let settings: [String]
  private let isOtherMachine: Bool
  private let isTolerated: Bool

  /// Compares.
  ///
  /// - Parameters:
  ///   - isTolerant: whether what another rasteriser draws otherwise passes where the baseline was
  ///     made in another environment.
  ///   - tolerance: what is not compared, and how many pixels may differ anyway.
  ///   - textPath: how errors name the file that the baseline's scene is in.
  /// - Throws: ``DiagnosticError`` when the baseline is damaged.
  init(
    _ kept: Baseline, _ drawn: DrawnSnapshot, receipt: Receipt, isTolerant: Bool,
    tolerance: SnapshotTolerance = SnapshotTolerance(), textPath: String? = nil
  ) throws {
    let old = try PNGDecoder.decode(kept.png)
    // The same bytes are the same pixels.
    let new = kept.png == drawn.png ? old : try PNGDecoder.decode(drawn.png)
    environment = kept.receipt.entries.isEmpty ? [] : kept.receipt.differences(to: receipt)
    let settings = kept.receipt.entries.isEmpty ? [] : kept.receipt.changedSettings(to: receipt)
    isOtherMachine = kept.receipt.isOtherMachine(than: receipt)
    let scenes = try SnapshotComparison.outlines(kept, drawn, textPath)
    let ignored = IgnoredParts(
      tolerance, scenes.map { [$0.old, $0.new] } ?? [], scale: drawn.scale)
    let ink = scenes.map { TextInk.areas(of: [$0.old, $0.new], scale: drawn.scale) } ?? []
    let excused = tolerance.excused(
      in: scenes.map { [$0.old, $0.new] } ?? [], scale: drawn.scale,
      by: PixelComparison(old, new, options: .exact(ink: ink)))
    let skipped = ignored.areas + excused
    let pixels = PixelComparison(old, new, options: .exact(ink: ink, ignored: skipped))
    self.pixels = pixels
    diff = pixels.isSame ? nil : pixels.picture(over: old)
    let isDoubtful = isOtherMachine && !pixels.isSame
    func compared(_ options: PixelComparison.Options) -> PixelComparison? {
      isDoubtful ? PixelComparison(old, new, options: options) : nil
    }
    let similar = compared(.otherEdges(ink: ink, ignored: skipped))
    let texts = scenes.map {
      TextInk.judged($0, old, new, scale: drawn.scale, differing: pixels.clusters.map(\.bounds))
    }
    let evidence = RasterEvidence(tolerated: similar?.mask, texts: texts ?? [])
    func isDifferent(_ x: Int, _ y: Int) -> Bool { pixels.mask[x, y] == .different }
    let isDrawnOtherwise =
      isTolerant && isOtherMachine && evidence.hasSoundTexts
      && compared(.otherRasterizer(ink: ink, ignored: skipped))?.isSame ?? true
    let isFew = pixels.differentPixels <= tolerance.allowance(of: pixels.pixelCount)
    guard let scenes else {
      self.settings = settings
      changes = []
      clusters = pixels.clusters.map { cluster in
        ExplainedCluster(
          bounds: cluster.bounds, differentPixels: cluster.differentPixels,
          cause: evidence.allows(cluster.bounds, isDifferent: isDifferent)
            ? .rasterization : .unexplained)
      }
      isTolerated = isDrawnOtherwise || isFew
      return
    }
    changes = SceneDiff.changes(from: scenes.old, to: scenes.new).filter { !ignored.hold($0) }
    self.settings =
      settings
      + kept.receipt.changedSymbols(
        to: receipt, isSwapped: changes.contains { $0.kind == .redrawn || $0.kind == .resized })
    clusters = ClusterExplanation(
      changes: changes, from: scenes.old, to: scenes.new, scale: drawn.scale, evidence: evidence
    ).explain(pixels.clusters, isDifferent: isDifferent)
    // What somebody set otherwise is no other machine's doing, and numbers of pixels excuse no
    // change of the scene.
    isTolerated =
      isDrawnOtherwise && self.settings.isEmpty && changes.allSatisfy(SnapshotComparison.isSmall)
      || isFew && changes.isEmpty
  }

  /// Both scenes; `nil` when one of the pictures is only pixels.
  private static func outlines(
    _ kept: Baseline, _ drawn: DrawnSnapshot, _ textPath: String?
  ) throws -> (old: SceneOutline, new: SceneOutline)? {
    guard let old = kept.scene, let new = drawn.scene else { return nil }
    do {
      // With its receipt, so that lines are those of the file.
      let before = try SceneOutline(parsing: kept.receipt.text + old)
      return (before, try SceneOutline(parsing: new))
    } catch let error as DiagnosticError {
      guard let textPath else { throw error }
      throw DiagnosticError(error.diagnostics.map { $0.naming(textPath) })
    }
  }

  /// Whether a change is one of a few hundredths of a point, as other fonts make them.
  private static func isSmall(_ change: SceneChange) -> Bool {
    guard change.kind == .moved || change.kind == .resized, let old = change.oldFrame,
      let new = change.newFrame
    else { return false }
    let edges = [
      old.minX - new.minX, old.minY - new.minY, old.maxX - new.maxX, old.maxY - new.maxY,
    ]
    return edges.allSatisfy { abs($0) <= tolerance }
  }

  /// Says in a result what was found.
  func describe(in result: inout SnapshotResult) {
    result.pixels = SnapshotResult.PixelSummary(
      oldWidth: pixels.expectedWidth, oldHeight: pixels.expectedHeight,
      newWidth: pixels.actualWidth, newHeight: pixels.actualHeight,
      different: pixels.differentPixels)
    result.changes = changes
    result.clusters = clusters
    result.environment = environment
    result.settings = settings
    result.status = status
  }

  private var status: SnapshotResult.Status {
    if pixels.isSame, changes.isEmpty { return .same }
    if isTolerated { return .tolerated }
    if isOtherMachine, settings.isEmpty { return .environment }
    if clusters.contains(where: { $0.cause == .unexplained }) { return .unexplained }
    return changes.isEmpty ? .rasterization : .changed
  }
}
