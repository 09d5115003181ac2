import Maquette
import MaquetteCore
import Testing

@testable import MaquettePainting
@testable import MaquetteSnapshots

/// A screen with a title, and what somebody did to its pixels.
struct TitledScreen {
  let drawn: DrawnSnapshot
  let image: RasterImage
  /// Where the title is, in pixels.
  let title: PixelRect

  init(_ text: String, dark: Bool = false, padding: Double = 20) throws {
    let screen = VStack {
      Label(text, font: .style(.largeTitle))
      Button("OK", style: .filled)
    }.padding(padding)
    try self.init(screen, titled: "Label", Environment(appearance: dark ? .dark : .light, scale: 2))
  }

  /// - Parameter component: the first component of this kind has the title.
  init(
    _ screen: some Component, titled component: String,
    _ environment: Environment = Environment(scale: 2)
  ) throws {
    let renderer = Renderer()
    let picture = try renderer.picture(of: screen, in: environment)
    drawn = try DrawnSnapshot(
      picture, id: SnapshotID("screen"), key: "screen", source: "screen.yaml", with: renderer)
    image = try PNGDecoder.decode(drawn.png)
    let frame = try #require(picture.scene.nodes.first { $0.component == component }?.frame)
    title = PixelRect(
      around: Rect(
        x: frame.minX * 2, y: frame.minY * 2, width: frame.width * 2, height: frame.height * 2))
  }

  /// The picture with some pixels changed.
  func changed(
    in area: PixelRect? = nil, _ color: (_ pixel: UInt32, _ x: Int, _ y: Int) -> UInt32
  ) -> RasterImage {
    var pixels = image.pixels
    let area = area ?? title.expanded(by: 4)
    for y in max(0, area.minY)..<min(image.height, area.maxY) {
      for x in max(0, area.minX)..<min(image.width, area.maxX) {
        let place = y * image.width + x
        pixels[place] = color(pixels[place], x, y)
      }
    }
    return RasterImage(width: image.width, height: image.height, pixels: pixels)
  }

  /// The paper's colour.
  var paper: UInt32 { image.pixels[0] }

  /// What comes of a baseline with other pixels and the same scene.
  func result(
    baseline: RasterImage, elsewhere: Bool, isTolerant: Bool = true,
    tolerance: SnapshotTolerance = .init()
  ) throws -> SnapshotResult {
    let kept = Baseline(
      png: try PNGEncoder().encode(baseline, scale: 2), scene: drawn.scene,
      receipt: Receipt([.init("cairo", elsewhere ? "1.16" : "1.18")]))
    var result = SnapshotResult(id: "screen", source: "screen.yaml", status: .same)
    try SnapshotComparison(
      kept, drawn, receipt: Receipt([.init("cairo", "1.18")]), isTolerant: isTolerant,
      tolerance: tolerance
    ).describe(in: &result)
    return result
  }
}
