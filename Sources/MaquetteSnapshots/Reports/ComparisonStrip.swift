import MaquetteCore
import MaquettePainting

/// Draws what was expected, what was drawn and where they differ side by side, each below its
/// name, with the frames of what moved.
final class ComparisonStrip {
  /// Pixels of one picture in a strip; larger ones are shown smaller. Three of them and the ground
  /// around stay below ``Limits/pixels``.
  static let mostPixels = 12 << 20
  /// Pixels along one side of a picture in a strip: three of them fit into ``Limits/pixelsPerSide``.
  static let longestSide = 8192

  private let renderer = Renderer()
  private let painter: RasterPainter
  private let encoder: PNGEncoder

  init() throws {
    // Each picture is in one strip only.
    painter = try RasterPainter(keepsImages: false)
    encoder = try PNGEncoder()
  }

  /// The strip with its pixels per point; `nil` when there is nothing to show.
  ///
  /// - Throws: ``DiagnosticError`` when a picture cannot be read.
  func image(
    of material: ArtifactPictures.Material, for result: SnapshotResult
  ) throws -> (image: RasterImage, scale: Double)? {
    let scale = Limits.scale.contains(result.scale) ? result.scale : 1
    let expected = try material.expected.map(PNGDecoder.decode)
    let actual = try material.actual.map(PNGDecoder.decode)
    let all = [expected, actual, material.diff].compactMap { $0 }
    guard !all.isEmpty else { return nil }
    let width = all.map(\.width).max() ?? 1
    let height = all.map(\.height).max() ?? 1
    let factor = ComparisonStrip.factor(width: width, height: height)
    let points = Double(factor) * scale
    let room = Size(width: Double(width) / points, height: Double(height) / points)
    let frames = ChangeFrames(result.changes, shrunk: Double(factor))
    var drafts: [Draft] = []
    func add(_ name: String, _ image: RasterImage?, _ frames: [ChangeFrames.Frame]) throws {
      guard let image else { return }
      let size = "\(image.width) × \(image.height) px"
      let note = factor > 1 ? ", shown at 1/\(factor)" : ""
      let badges = try frames.map { try label("\($0.number)", size: 10, Color.white) }
      let panel = ComparisonPanel(
        image: try data(image.reduced(by: factor), name: name), isOpaque: image.isOpaque,
        size: Size(width: Double(image.width) / points, height: Double(image.height) / points),
        room: room, ink: frames.isEmpty ? nil : InkGrid(image, pixelsPerPoint: points))
      drafts.append(
        Draft(
          name: name, caption: try label("\(name)   \(size)\(note)", size: 13, nil), panel: panel,
          frames: frames, badges: badges, places: panel.places(of: badges, at: frames)))
    }
    try add("Expected", expected, frames.old)
    try add("Actual", actual, frames.new)
    try add("Difference", material.diff, [])
    // Pictures stand alike, so that eyes can go from one to the other.
    let canvas = Rect(origin: .zero, size: room)
    let isOutside = drafts.contains { $0.places.contains { $0.union(canvas) != canvas } }
    let margin = isOutside ? BadgePlacer.margin : 0
    let parts = drafts.map { draft in
      ComparisonSheet.Part(
        name: draft.name, caption: draft.caption,
        scene: draft.panel.scene(
          name: draft.name, frames: draft.frames, badges: draft.badges, places: draft.places,
          margin: margin))
    }
    let sheet = ComparisonSheet(parts).scene
    return (try painter.image(CheckedScene(sheet), scale: scale), scale)
  }

  /// A panel before its scene is made.
  private struct Draft {
    var name: String
    var caption: SceneNode
    var panel: ComparisonPanel
    var frames: [ChangeFrames.Frame]
    var badges: [SceneNode]
    var places: [Rect]
  }

  /// How many pixels a side are shown as one.
  static func factor(width: Int, height: Int) -> Int {
    var factor = 1
    while max(width, height) / factor > longestSide
      || (width / factor) * (height / factor) > mostPixels
    {
      factor += 1
    }
    return factor
  }

  private func label(_ text: String, size: Double, _ color: Color?) throws -> SceneNode {
    var label = Label(text).font(.system(size: size, weight: .semibold))
    if let color { label = label.color(.custom(color)) }
    return try renderer.picture(of: label).scene.root
  }

  private func data(_ image: RasterImage, name: String) throws -> ImageData {
    try ImageData(encoder.encode(image, scale: 1), name: "\(name).png")
  }
}
