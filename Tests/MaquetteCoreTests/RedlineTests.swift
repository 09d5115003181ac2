import Testing

@testable import MaquetteCore

@Suite("Redlines")
struct RedlineTests {
  private let ink = DrawItem.fill(.rect(.square(1)), .color(.black))

  private func part(_ path: String, _ frame: Rect, component: String = "Label") -> SceneNode {
    SceneNode(path: path, component: component, frame: frame, text: path, items: [ink])
  }

  private func stack(_ parts: [SceneNode], items: [DrawItem] = []) -> SceneNode {
    SceneNode(
      path: "VStack", component: "VStack", frame: Rect(x: 0, y: 0, width: 100, height: 100),
      items: items, children: parts)
  }

  private func gaps(_ picture: Scene) -> [RedlineGaps.Gap] {
    RedlineGaps(RedlineParts(picture).parts, canvas: Rect(origin: .zero, size: picture.size)).gaps
  }

  private let size = Size(width: 100, height: 100)

  @Test("Neighbours and edges: what lies between them is measured once")
  func distances() {
    let picture = scene(
      stack([
        part("a", Rect(x: 10, y: 20, width: 80, height: 20)),
        part("b", Rect(x: 10, y: 52, width: 80, height: 18)),
      ]), size: size)
    let vertical = gaps(picture).filter(\.isVertical).map { [$0.start, $0.end] }
    #expect(vertical == [[0, 20], [40, 52], [70, 100]])
    // Both rows have the same margins.
    let horizontal = gaps(picture).filter { !$0.isVertical }.map { [$0.start, $0.end] }
    #expect(horizontal == [[0, 10], [90, 100]])
  }

  @Test("Only what shares a row or a column has a distance")
  func diagonal() {
    let picture = scene(
      stack([
        part("a", Rect(x: 0, y: 0, width: 40, height: 40)),
        part("b", Rect(x: 60, y: 60, width: 40, height: 40)),
      ]), size: size)
    #expect(gaps(picture).isEmpty)
  }

  @Test("A card outside of the picture is nothing to measure from")
  func groundOutside() {
    let card = Rect(x: 200, y: 10, width: 80, height: 80)
    let picture = scene(
      stack(
        [part("a", Rect(x: 10, y: 20, width: 50, height: 40))],
        items: [.fill(.rect(card), .color(.white))]), size: size)
    #expect(RedlineParts(picture).parts.map(\.ground) == [nil])
  }

  @Test("The area around many is that of the one in its middle")
  func answering() {
    var stack = stack([
      part("a", Rect(x: 0, y: 0, width: 40, height: 20)),
      part("b", Rect(x: 40, y: 40, width: 20, height: 20)),
      part("c", Rect(x: 45, y: 45, width: 20, height: 20)),
    ])
    stack.hitTarget = Rect(x: 0, y: 0, width: 100, height: 100)
    let parts = RedlineParts(scene(stack, size: size)).parts
    #expect(parts.map { $0.hitTarget != nil } == [false, false, true])
  }

  @Test("What stands on a card is measured from the card's edges, and the card from the canvas")
  func ground() throws {
    let card = Rect(x: 10, y: 10, width: 80, height: 80)
    let picture = scene(
      stack(
        [part("a", Rect(x: 25, y: 30, width: 50, height: 40))],
        items: [.fill(.roundedRect(card, radius: 10, curve: .continuous), .color(.white))]),
      size: size)
    let parts = RedlineParts(picture).parts
    #expect(parts.map(\.isGround) == [true, false])
    #expect(parts.last?.ground == 0)
    #expect(
      Set(gaps(picture).filter { !$0.isVertical }.map { [$0.start, $0.end] })
        == [[0, 10], [90, 100], [10, 25], [75, 90]])
  }

  @Test("Many of one kind and size are measured as one, with their number")
  func cells() throws {
    let days = (0..<6).map { index in
      var day = part(
        "Day[\(index)]", Rect(x: Double(index) * 15, y: 0, width: 15, height: 20),
        component: "Day")
      day.hitTarget = day.frame
      return day
    }
    let parts = RedlineParts(scene(stack(days), size: size)).parts
    #expect(parts.map(\.sizeText) == ["6 of 15 × 20"])
    #expect(parts.first?.frame == Rect(x: 0, y: 0, width: 90, height: 20))
  }

  @Test("The area that answers is that of the part in its middle")
  func hitTarget() {
    var row = stack([
      part("title", Rect(x: 0, y: 10, width: 40, height: 20)),
      part("switch", Rect(x: 49, y: 5, width: 51, height: 31)),
    ])
    row.hitTarget = Rect(x: 49, y: 0, width: 51, height: 44)
    let parts = RedlineParts(scene(row, size: size)).parts
    #expect(parts.map(\.hitTarget) == [nil, row.hitTarget])
  }

  @Test("More than can be read is left out, and said so")
  func most() {
    let many = (0..<(RedlineParts.most + 5)).map { index in
      part("l\(index)", Rect(x: 0, y: Double(index), width: 10 + Double(index % 7), height: 1))
    }
    let parts = RedlineParts(scene(stack(many), size: Size(width: 100, height: 400)))
    #expect(parts.parts.count == RedlineParts.most)
    #expect(parts.isCut)
  }
}
