import Maquette
import MaquetteCore
import MaquettePainting

/// How a picture differs from its baseline, in structure, pixels and explanation.
struct SnapshotComparison {
  /// How far edges may move, in points, where another machine is tolerated.
  private static let tolerance = 0.5

  /// The picture of what differs; `nil` when no pixel does.
  let diff: RasterImage?
  private let pixels: PixelComparison
  private let changes: [SceneChange]
  private let clusters: [ExplainedCluster]
  private let environment: [String]
  private let isOtherMachine: Bool
  private let isTolerated: Bool
  private let sizes: SnapshotResult.PixelSummary

  /// Compares.
  ///
  /// - Throws: ``DiagnosticError`` when the baseline is damaged.
  init(_ kept: Baseline, _ drawn: DrawnSnapshot, receipt: Receipt, isTolerant: Bool) throws {
    let old = try PNGDecoder.decode(kept.png)
    let new = try PNGDecoder.decode(drawn.png)
    environment = kept.receipt.entries.isEmpty ? [] : kept.receipt.differences(to: receipt)
    isOtherMachine = kept.receipt.isOtherMachine(than: receipt)
    pixels = PixelComparison(old, new, options: .exact)
    let scale = drawn.scale
    let outlines = try SnapshotComparison.outlines(kept, drawn)
    changes = outlines.map { SceneDiff.changes(from: $0.old, to: $0.new) } ?? []
    clusters = SceneExplanation.clusters(
      pixels.clusters, changes: changes, old: outlines?.old, new: outlines?.new, scale: scale)
    diff = pixels.isSame ? nil : pixels.diffImage()
    sizes = SnapshotResult.PixelSummary(
      oldWidth: old.width, oldHeight: old.height, newWidth: new.width, newHeight: new.height,
      different: pixels.differentPixels)
    isTolerated = false
  }

  /// Both scenes; `nil` when one of the pictures is only pixels.
  private static func outlines(_ kept: Baseline, _ drawn: DrawnSnapshot) throws
    -> (old: SceneOutline, new: SceneOutline)?
  {
    guard let old = kept.scene, let new = drawn.scene else { return nil }
    return (try SceneOutline(parsing: old), try SceneOutline(parsing: new))
  }

  /// Says in a result what was found.
  func describe(in result: inout SnapshotResult) {
    result.pixels = sizes
    result.changes = changes
    result.clusters = clusters
    result.environment = environment
    result.status = status
  }

  private var status: SnapshotResult.Status {
    if pixels.isSame, changes.isEmpty { return .same }
    if isTolerated { return .tolerated }
    if isOtherMachine { return .environment }
    if clusters.contains(where: { $0.cause == .unexplained }) { return .unexplained }
    return changes.isEmpty ? .rasterization : .changed
  }
}
