import Maquette
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
  /// - Parameter textPath: how errors name the file that the baseline's scene is in.
  /// - Throws: ``DiagnosticError`` when the baseline is damaged.
  init(
    _ kept: Baseline, _ drawn: DrawnSnapshot, receipt: Receipt, isTolerant: Bool,
    textPath: String? = nil
  ) throws {
    let old = try PNGDecoder.decode(kept.png)
    let new = try PNGDecoder.decode(drawn.png)
    environment = kept.receipt.entries.isEmpty ? [] : kept.receipt.differences(to: receipt)
    settings = kept.receipt.entries.isEmpty ? [] : kept.receipt.changedSettings(to: receipt)
    isOtherMachine = kept.receipt.isOtherMachine(than: receipt)
    let scenes = try SnapshotComparison.outlines(kept, drawn, textPath)
    let ink = scenes.map { TextInk.areas(of: [$0.old, $0.new], scale: drawn.scale) } ?? []
    let pixels = PixelComparison(old, new, options: .exact(ink: ink))
    self.pixels = pixels
    diff = pixels.isSame ? nil : pixels.picture(over: old)
    guard let scenes else {
      changes = []
      clusters = pixels.clusters.map { cluster in
        ExplainedCluster(
          bounds: cluster.bounds, differentPixels: cluster.differentPixels,
          cause: cluster.isOnEdges ? .rasterization : .unexplained)
      }
      isTolerated = isTolerant && isOtherMachine && PixelComparison(old, new).isSame
      return
    }
    changes = SceneDiff.changes(from: scenes.old, to: scenes.new)
    clusters = ClusterExplanation(
      changes: changes, from: scenes.old, to: scenes.new, scale: drawn.scale
    ).explain(pixels.clusters) { x, y in pixels.mask[x, y] == .different }
    // What somebody set otherwise is no other machine's doing.
    isTolerated =
      isTolerant && isOtherMachine && settings.isEmpty
      && changes.allSatisfy(SnapshotComparison.isSmall)
      && PixelComparison(old, new, options: PixelComparison.Options(ink: ink)).isSame
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
