import MaquetteCore
import Testing
import ThreadClock

@testable import MaquettePainting

@Suite("Pixels")
struct RasterTests {
  @Test("a red square of a point is a red pixel")
  func onePixel() throws {
    let image = try RasterPainter().image(picture(1, 1, [fill(rect(0, 0, 1, 1), .red)]), scale: 1)
    #expect(image.pixels == [0xFFFF_0000])
  }

  @Test("an empty canvas is transparent, or its background")
  func background() throws {
    let painter = try RasterPainter()
    #expect(try painter.image(picture(1, 1, background: nil, []), scale: 1).pixels == [0])
    let half = Color(rgb: 0xFF0000, alpha: 0.5)
    #expect(
      try painter.image(picture(1, 1, background: half, []), scale: 1).pixels == [0x8080_0000])
  }

  @Test("the edge of an outline covers half a pixel by half")
  func halfCovered() throws {
    let half = Shape.path(rect(0, 0, 0.5, 2).path, evenOdd: false)
    let image = try RasterPainter().image(picture(2, 2, [fill(half, .black)]), scale: 1)
    #expect(abs(image[0, 0][1] - 127) <= 1)
    #expect(image[1, 0] == [255, 255, 255, 255])
  }

  @Test("boxes are moved to whole pixels first")
  func snapped() throws {
    let image = try RasterPainter().image(
      picture(4, 1, [fill(rect(0.8, 0, 2.1, 1), .black)]), scale: 1)
    #expect(image.pixels == [0xFFFF_FFFF, 0xFF00_0000, 0xFF00_0000, 0xFFFF_FFFF])
  }

  @Test(
    "a picture covers its size in points and no rounding error",
    arguments: [(10.0, 2.0, 20), (10.1, 2.0, 21), (0.1, 1.0, 1), (130.0 / 3, 3.0, 130)])
  func sizes(points: Double, scale: Double, pixels: Int) throws {
    let image = try RasterPainter().image(picture(points, 1, []), scale: scale)
    #expect(image.width == pixels)
  }

  @Test("items of a transparent group do not shine through one another")
  func groupOpacity() throws {
    let group = DrawGroup(
      [fill(rect(0, 0, 1, 1), .red), fill(rect(0, 0, 1, 1), .blue)], opacity: 0.5)
    let image = try RasterPainter().image(picture(1, 1, [.group(group)]), scale: 1)
    #expect(image[0, 0] == [255, 127, 127, 255])
    // Nor do those of a group that is its only item.
    let outer = DrawGroup(
      [.group(DrawGroup([.group(DrawGroup(group.items))], clips: [rect(0, 0, 1, 1)]))], opacity: 0.5
    )
    let nested = try RasterPainter().image(picture(1, 1, [.group(outer)]), scale: 1)
    #expect(nested[0, 0] == [255, 127, 127, 255])
  }

  @Test("one item is as transparent as its group")
  func singleOpacity() throws {
    let group = DrawGroup([fill(rect(0, 0, 1, 1), .black)], opacity: 0.5)
    let image = try RasterPainter().image(
      picture(1, 1, background: nil, [.group(group)]), scale: 1)
    #expect(image[0, 0] == [128, 0, 0, 0])
  }

  @Test("clips after one another each cut something out")
  func cutOuts() throws {
    let area = Rect(x: 0, y: 0, width: 20, height: 10)
    let group = DrawGroup(
      [fill(.rect(area), .black)],
      clips: [
        outside(of: Point(x: 5, y: 5), radius: 3, within: area),
        outside(of: Point(x: 15, y: 5), radius: 3, within: area),
      ])
    let image = try RasterPainter().image(picture(20, 10, [.group(group)]), scale: 1)
    #expect(image[5, 5] == [255, 255, 255, 255])
    #expect(image[15, 5] == [255, 255, 255, 255])
    #expect(image[10, 5] == [255, 0, 0, 0])
  }

  @Test("a node's clip holds for its children")
  func nodeClip() throws {
    let child = SceneNode(
      path: "Root/Child", component: "Child", frame: .zero, items: [fill(rect(0, 0, 4, 4), .red)])
    let image = try RasterPainter().image(
      picture(4, 4, [], clip: rect(0, 0, 2, 4), children: [child]), scale: 1)
    #expect(image[1, 1] == [255, 255, 0, 0])
    #expect(image[2, 1] == [255, 255, 255, 255])
  }

  @Test("a gradient runs from the top of its shape to the bottom")
  func gradient() throws {
    let paint = Paint.verticalGradient(top: .black, bottom: .white)
    let image = try RasterPainter().image(
      picture(1, 64, [.fill(rect(0, 0, 1, 64), paint)]), scale: 1)
    #expect(image[0, 0][1] < 6)
    #expect(abs(image[0, 32][1] - 129) <= 3)
    #expect(image[0, 63][1] > 249)
  }

  @Test("a transform moves, scales and turns")
  func transforms() throws {
    let turned = DrawGroup(
      [fill(rect(0, 0, 2, 1), .black)], transform: Transform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 1))
    let image = try RasterPainter().image(picture(4, 4, [.group(turned)]), scale: 1)
    #expect(image[2, 1] == [255, 0, 0, 0])
    #expect(image[2, 2] == [255, 0, 0, 0])
    #expect(image[1, 1] == [255, 255, 255, 255])
    #expect(image[2, 3] == [255, 255, 255, 255])
  }

  @Test("a transform that flattens everything draws nothing and is no error")
  func flatTransform() throws {
    let line = DrawItem.stroke(rect(0, 0, 1, 1), width: 1, .black)
    let run = try text("Text", size: 17, x: 0, y: 1)
    let paint = Paint.verticalGradient(top: .black, bottom: .red)
    let flat = DrawGroup(
      [line, .text(run, .black), .fill(rect(0, 0, 1, 1), paint)],
      transform: Transform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 1))
    let scene = try picture(2, 2, [.group(flat)])
    #expect(try RasterPainter().image(scene, scale: 1).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    #expect(try !PDFPainter().pdf(scene, scale: 1).isEmpty)
    #expect(try !SVGWriter().svg(scene, scale: 1).isEmpty)
  }

  @Test("huge shapes cost no more than what can be seen of them")
  func hugeShapes() throws {
    var items: [DrawItem] = []
    var group = DrawGroup([
      .fill(
        .roundedRect(
          Rect(x: -9e5, y: -9e5, width: 1e6, height: 1e6), radius: 1e5, curve: .continuous),
        .color(.black)),
      .stroke(rect(-1e6, -1e6, 1e6, 1e6), width: 1e5, .red),
      .shadow(rect(-1e6, 0, 1e6, 1e6), Shadow(color: .black, blur: 200)),
    ])
    for _ in 0..<4 {
      items.append(.group(group))
      group = DrawGroup([.group(group)], transform: Transform(scale: 1000, about: .zero))
    }
    let clock = ThreadClock()
    let scene = try picture(10, 10, items)
    let time = try clock.measure { _ = try RasterPainter().image(scene, scale: 4) }
    #expect(time < .seconds(5))
  }
}
