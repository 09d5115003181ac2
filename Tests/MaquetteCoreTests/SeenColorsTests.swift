import MaquetteCore
import Testing

@Suite("What is seen of fills in an area")
struct SeenColorsTests {
  private let area = Rect(x: 0, y: 0, width: 160, height: 40)

  private func mean(_ items: [DrawItem]) -> Color? {
    var seen = SeenColors(in: area)
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
