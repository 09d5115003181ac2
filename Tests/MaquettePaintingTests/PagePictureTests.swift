import MaquetteCore
import Testing

@testable import MaquettePainting

@Suite("Picture files on pages and in SVG documents")
struct PagePictureTests {
  private func image(
    _ data: ImageData, _ frame: Rect, tint: Color? = nil, isSmooth: Bool = true
  ) -> DrawItem {
    .image(SceneImage(data, frame: frame, tint: tint, isSmooth: isSmooth))
  }

  private func file(_ name: String) throws -> ImageData {
    try ImageData(ImageFixture.bytes(name), name: name)
  }

  private func drawn(_ scene: CheckedScene, resolution: Int = 72) throws -> RasterImage {
    try Tool.poppler(PDFPainter().pdf(scene, scale: 1), resolution: resolution)
  }

  @Test(
    "A picture and a template of it are what they are, in whichever order",
    .enabled(if: Tool.isInstalled("pdftocairo"), "needs poppler-utils"),
    arguments: ["rgb.jpg", "rgb.png", "rgba.png"], [true, false])
  func template(name: String, isFirst: Bool) throws {
    let data = try file(name)
    let template = image(data, Rect(x: 0, y: 0, width: 24, height: 16), tint: .blue)
    let own = image(data, Rect(x: 30, y: 0, width: 24, height: 16))
    let picture = try drawn(picture(60, 16, isFirst ? [template, own] : [own, template]))
    let colors = [(5, [0, 0, 255]), (35, [255, 0, 0])]
    for (x, color) in colors {
      #expect(
        zip(picture[x, 3].dropFirst(), color).allSatisfy { abs($0 - $1) < 12 },
        "\(picture[x, 3])")
    }
  }

  @Test(
    "Half of a template's colour lets half of the ground through",
    .enabled(if: Tool.isInstalled("pdftocairo"), "needs poppler-utils"),
    arguments: ["rgb.png", "rgba.png"])
  func faintTemplate(name: String) throws {
    let tint = Color(rgb: 0x0000FF, alpha: 0.5)
    let picture = try drawn(
      picture(24, 16, [image(file(name), Rect(x: 0, y: 0, width: 24, height: 16), tint: tint)]))
    #expect(abs(picture[5, 3][1] - 128) <= 2 && picture[5, 3][3] == 255)
  }

  @Test(
    "Nothing dark comes into the edges of a picture from where it is not seen",
    .enabled(if: Tool.isInstalled("pdftocairo"), "needs poppler-utils"))
  func fringe() throws {
    let pixels = (0..<64).map { UInt32($0 % 8 > 2 && $0 / 8 < 5 ? 0xFFFF_0000 : 0) }
    let data = try ImageData(
      PNGEncoder().encode(RasterImage(width: 8, height: 8, pixels: pixels), scale: 1), name: "a.png"
    )
    let frame = Rect(x: 0, y: 0, width: 80, height: 80)
    for item in [
      image(data, frame), .group(DrawGroup([image(data, frame)], opacity: 0.5)),
    ] {
      let picture = try drawn(picture(80, 80, [item]), resolution: 144)
      // Between red and white there is no other red.
      #expect(picture.pixels.allSatisfy { $0 >> 16 & 0xFF > 250 })
      #expect(picture[10, 10] == [255, 255, 255, 255] && picture[120, 40][2] < 130)
    }
  }

  @Test(
    "A picture that is drawn twice has one name on the page", arguments: ["rgb.jpg", "rgba.png"])
  func names(name: String) throws {
    let data = try file(name)
    let items = [0.0, 30].map { image(data, Rect(x: $0, y: 0, width: 24, height: 16)) }
    let pdf = String(
      decoding: try PDFPainter().pdf(picture(60, 16, items), scale: 1), as: UTF8.self)
    // What stands last in the file counts.
    let list = try #require(pdf.components(separatedBy: "/XObject << ").last)
    let names = list.prefix { $0 != ">" }.split(separator: "/")
    #expect(!names.isEmpty && Set(names).count == names.count)
  }

  @Test(
    "A template in many colours is on the page once, in each of them",
    .enabled(if: Tool.isInstalled("pdftocairo"), "needs poppler-utils"))
  func manyTints() throws {
    // Nothing that can be written shorter.
    let pixels = (0..<40_000).map { (((UInt32($0) &* 2_654_435_761) >> 13) % 190 + 64) << 24 }
    let data = try ImageData(
      PNGEncoder().encode(RasterImage(width: 200, height: 200, pixels: pixels), scale: 1),
      name: "a.png")
    let items = (0..<20).map {
      image(
        data, Rect(x: Double($0) * 20, y: 0, width: 20, height: 20),
        tint: Color(red: UInt8($0 * 12), green: 0, blue: 255))
    }
    let one = try PDFPainter().pdf(picture(400, 20, [items[0]]), scale: 1)
    let scene = try picture(400, 20, items)
    #expect(try PDFPainter().pdf(scene, scale: 1).count < one.count + 20 * 2000)
    let page = try drawn(scene)
    for index in items.indices {
      // Between white and the colour, so that blue is what it is in both.
      let pixel = page[index * 20 + 10, 10]
      let share = Double(255 - pixel[2]) / 255
      let red = 255 - share * Double(255 - index * 12)
      #expect(share > 0.3 && abs(Double(pixel[1]) - red) < 4 && pixel[3] > 250, "\(pixel)")
    }
  }

  @Test("A picture whose pixels are to be seen is sharp in browsers")
  func pixelated() throws {
    let frame = Rect(x: 0, y: 0, width: 24, height: 16)
    let svg = try SVGWriter().svg(
      picture(24, 16, [image(file("rgb.png"), frame, isSmooth: false)]), scale: 1)
    #expect(svg.contains(" style=\"image-rendering:pixelated\""))
  }

  @Test(
    "SVG files in SVG documents are sharp in librsvg",
    .enabled(if: Tool.isInstalled("rsvg-convert"), "needs librsvg2-bin"))
  func drawing() throws {
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' width='24' height='16'>"
      + "<circle cx='12' cy='8' r='6' fill='none' stroke='#00f'/></svg>"
    let data = try ImageData(Array(text.utf8), name: "a.svg")
    let scene = try picture(
      360, 160,
      [
        image(data, Rect(x: 0, y: 0, width: 240, height: 160)),
        image(data, Rect(x: 250, y: 0, width: 12, height: 8)),
      ])
    let own = try RasterPainter().image(scene, scale: 1)
    let other = try Tool.librsvg(SVGWriter().svg(scene, scale: 1), scale: 1)
    #expect(own.difference(from: other).mean < 0.6)
  }
}
