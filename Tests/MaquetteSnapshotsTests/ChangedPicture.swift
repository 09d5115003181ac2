import Testing

@testable import MaquettePainting
@testable import MaquetteSnapshots

/// A picture with what a baseline keeps of it.
struct ChangedPicture {
  let outline: SceneOutline
  let image: RasterImage

  init(_ component: some Component, _ environment: Environment = .init(scale: 2)) throws {
    let renderer = Renderer()
    let picture = try renderer.picture(of: component, in: environment)
    outline = try SceneOutline(picture.scene)
    image = try PNGDecoder.decode(renderer.bytes(of: picture))
  }

  /// The words for what changed up to another picture.
  func sentences(to other: ChangedPicture) -> [String] {
    SceneDiff.changes(from: outline, to: other.outline).map(\.sentence)
  }

  /// Expects that what changed since a picture is told in some words, and that each pixel is explained.
  func check(after old: ChangedPicture, says expected: [String], at place: Testing.SourceLocation) {
    #expect(old.sentences(to: self) == expected, sourceLocation: place)
    #expect(old.unexplainedPixels(to: self) == 0, sourceLocation: place)
    #expect(unexplainedPixels(to: old) == 0, sourceLocation: place)
  }

  /// How many pixels differ and are explained by nothing.
  func unexplainedPixels(to other: ChangedPicture, scale: Double = 2) -> Int {
    let width = max(image.width, other.image.width)
    let height = max(image.height, other.image.height)
    let changes = SceneDiff.changes(from: outline, to: other.outline)
    let explanation = ClusterExplanation(
      changes: changes, from: outline, to: other.outline, scale: scale)
    let all = PixelComparison.Cluster(
      bounds: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height),
      differentPixels: 0, isOnEdges: false)
    return explanation.explain([all]) { image.pixel($0, $1) != other.image.pixel($0, $1) }
      .filter { $0.cause == .unexplained }.map(\.differentPixels).reduce(0, +)
  }
}

extension RasterImage {
  /// A pixel; `nil` outside.
  func pixel(_ x: Int, _ y: Int) -> UInt32? {
    x < width && y < height ? pixels[y * width + x] : nil
  }
}
