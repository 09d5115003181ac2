import MaquetteCore
import Testing

@Suite("What is seen of fills in an area")
struct SeenColorsTests {
  private let area = Rect(x: 0, y: 0, width: 160, height: 40)

  private func mean(_ items: [DrawItem], _ pictures: (any PictureColors)? = nil) -> Color? {
    var seen = SeenColors(in: area, pictures: pictures)
    for item in items { seen.add(item) }
    return seen.mean
  }

  private func fill(_ x: Double, _ width: Double, _ color: Color) -> DrawItem {
    .fill(.rect(Rect(x: x, y: 0, width: width, height: 40)), .color(color))
  }

  @Test("What is in front covers what is behind it, as far as it is opaque")
  func covered() {
    let behind = fill(0, 160, .white)
    #expect(mean([behind]) == .white)
    #expect(mean([behind, fill(0, 160, .black)]) == .black)
    #expect(mean([behind, fill(0, 80, .black)]) == Color(rgb: 0x808080))
    #expect(mean([behind, fill(0, 160, Color.black.opacity(0.2))]) == Color(rgb: 0xCCCCCC))
    let group = DrawGroup(
      [fill(0, 160, .black)], clips: [.rect(Rect(x: 0, y: 0, width: 40, height: 40))], opacity: 0.5)
    #expect(mean([behind, .group(group)]) == Color(rgb: 0xDFDFDF))
  }

  @Test("A gradient counts with the colours that it has there")
  func gradient() {
    let stops = [Gradient.Stop(location: 0, color: .black), .init(location: 1, color: .white)]
    let long = Gradient(
      .linear(from: Point(x: 0, y: 0), to: Point(x: 0, y: 4_000)), stops: stops)
    let items = [
      DrawItem.fill(.rect(Rect(x: 0, y: 0, width: 160, height: 4_000)), .gradient(long))
    ]
    #expect(mean(items).map { $0.red < 4 } == true)
  }

  @Test("Nobody knows what is seen of pictures, and of nothing")
  func unknown() {
    #expect(mean([]) == nil)
    #expect(mean([fill(0, 160, Color.white.opacity(0.4))]) == nil)
    #expect(mean([fill(0, 70, .white)]) == nil)
  }

  /// A file that is black on the left and white on the right, half as opaque as it could be or opaque.
  private final class Halves: PictureColors {
    var alpha = 1.0
    private(set) var parts: [Rect] = []
    var failure: (data: ImageData, error: any Error)? { nil }
    func beginPicture() {}
    func mean(of data: ImageData, in part: Rect) -> Color? {
      parts.append(part)
      return (part.midX < data.pixelSize.width / 2 ? Color.black : .white).opacity(alpha)
    }
  }

  private func image(_ frame: Rect, tint: Color? = nil) throws -> DrawItem {
    // It has 24 × 16 pixels.
    .image(
      SceneImage(
        try ImageData(ImageFixture.bytes("rgb.png"), name: "rgb.png"), frame: frame, tint: tint))
  }

  @Test("A picture counts with the colours that are shown in the area, as far as it is opaque")
  func pictures() throws {
    let halves = Halves()
    #expect(mean([try image(area)]) == nil)
    #expect(mean([try image(area)], halves) == Color(rgb: 0x808080))
    // Each place asks for what it shows: a sixteenth of the width, a fourth of the height.
    #expect(halves.parts.count == 64)
    #expect(halves.parts.first == Rect(x: 0, y: 0, width: 1.5, height: 4))
    #expect(halves.parts.last == Rect(x: 22.5, y: 12, width: 1.5, height: 4))
    // What is cut off does not count: a crop of its left half, and a clip that leaves its right half.
    let wide = Rect(x: 0, y: 0, width: 320, height: 40)
    #expect(mean([try image(wide)], halves) == .black)
    let right = DrawGroup(
      [try image(Rect(x: -160, y: 0, width: 320, height: 40))], clips: [.rect(area)])
    #expect(mean([.group(right)], halves) == .white)
    // A group may move it.
    let moved = DrawGroup(
      [try image(wide)], transform: Transform(a: 1, b: 0, c: 0, d: 1, tx: -160, ty: 0))
    #expect(mean([.group(moved)], halves) == .white)
    halves.alpha = 0.5
    #expect(mean([fill(0, 160, .white), try image(wide)], halves) == Color(rgb: 0x808080))
    let tinted = try image(wide, tint: Color(rgb: 0xFF0000))
    #expect(mean([fill(0, 160, .white), tinted], halves) == Color(rgb: 0xFF8080))
  }

  @Test("A node counts with those inside of it, and where its clip leaves it")
  func nodes() {
    var seen = SeenColors(in: area)
    seen.add(fill(0, 160, .white))
    let child = SceneNode(path: "a/b", component: "b", frame: area, items: [fill(0, 160, .black)])
    seen.add(
      SceneNode(
        path: "a", component: "a", frame: area,
        clip: .rect(Rect(x: 0, y: 0, width: 80, height: 40)), children: [child]))
    #expect(seen.mean == Color(rgb: 0x808080))
  }
}
