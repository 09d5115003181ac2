import MaquetteCore
import Testing

@testable import MaquettePainting

/// Picture files in every painter.
@Suite("Painting picture files")
struct ImagePaintingTests {
  private static let colored = [
    "rgb.png", "palette.png", "sixteen.png", "interlaced.png", "animated.png", "profile.png",
    "rgb.jpg", "progressive.jpg", "cmyk.jpg",
  ]
  private static let turned = (1...8).map { "turned\($0).jpg" }

  private func data(_ name: String) throws -> ImageData {
    try ImageData(ImageFixture.bytes(name), name: name)
  }

  private func image(
    _ data: ImageData, _ width: Double = 24, _ height: Double = 16, tint: Color? = nil,
    isSmooth: Bool = true
  ) -> DrawItem {
    .image(
      SceneImage(
        data, frame: Rect(x: 0, y: 0, width: width, height: height), tint: tint, isSmooth: isSmooth)
    )
  }

  private func drawing(_ content: String) throws -> ImageData {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='24' height='16'>\(content)</svg>"
    return try ImageData(Array(text.utf8), name: "a.svg")
  }

  private static let quarters =
    "<rect width='12' height='8' fill='#f00'/><rect x='12' width='12' height='8' fill='#00a000'/>"
    + "<rect y='8' width='12' height='8' fill='#00f'/>"
    + "<rect x='12' y='8' width='12' height='8' fill='#fff'/>"

  private func expectQuarters(_ picture: RasterImage, tolerance: Int, _ name: String) {
    let places = [
      (5, 3, [255, 0, 0]), (18, 3, [0, 160, 0]), (5, 12, [0, 0, 255]), (18, 12, [255, 255, 255]),
    ]
    for (x, y, color) in places {
      let found = Array(picture[x, y].dropFirst())
      for (a, b) in zip(found, color) {
        #expect(abs(a - b) <= tolerance, "\(name) at \(x), \(y): \(found)")
      }
    }
  }

  @Test("Every kind of file is drawn upright in its colours", arguments: colored + turned)
  func kinds(_ name: String) throws {
    let scene = try picture(24, 16, [image(data(name))])
    let drawn = try RasterPainter().image(scene, scale: 1)
    expectQuarters(drawn, tolerance: name.hasSuffix("png") ? 0 : 12, name)
  }

  @Test("Grey files are drawn gray", arguments: ["grey.png", "grey.jpg", "bilevel.png"])
  func gray(_ name: String) throws {
    let drawn = try RasterPainter().image(picture(24, 16, [image(data(name))]), scale: 1)
    #expect(drawn[18, 12] == [255, 255, 255, 255])
    let dark = drawn[5, 12]
    #expect(dark[1] == dark[2] && dark[2] == dark[3] && dark[1] < 80)
  }

  @Test("Half-transparent pixels let half of the background through")
  func alpha() throws {
    let scene = try picture(24, 16, background: .black, [image(data("rgba.png"))])
    let drawn = try RasterPainter().image(scene, scale: 1)
    #expect(drawn[5, 3] == [255, 255, 0, 0])
    #expect(drawn[18, 12].dropFirst().allSatisfy { abs($0 - 128) <= 1 })
  }

  @Test("An SVG is drawn anew at every size")
  func vector() throws {
    let scene = try picture(24, 16, [image(drawing(Self.quarters))])
    let drawn = try RasterPainter().image(scene, scale: 4)
    expectQuarters(try RasterPainter().image(scene, scale: 1), tolerance: 0, "svg")
    // Its edges are sharp: the pixels on both sides of the middle are of one colour each.
    #expect(drawn[47, 10] == [255, 255, 0, 0])
    #expect(drawn[48, 10] == [255, 0, 160, 0])
  }

  @Test("Enlarged pixels reach the edges, blended or not")
  func edges() throws {
    for isSmooth in [true, false] {
      let scene = try picture(240, 160, [image(data("rgb.png"), 240, 160, isSmooth: isSmooth)])
      let drawn = try RasterPainter().image(scene, scale: 1)
      #expect(drawn[0, 0] == [255, 255, 0, 0], "smooth: \(isSmooth)")
      #expect(drawn[239, 0] == [255, 0, 160, 0])
    }
    let hard = try RasterPainter().image(
      picture(240, 160, [image(data("rgb.png"), 240, 160, isSmooth: false)]), scale: 1)
    #expect(hard[119, 5] == [255, 255, 0, 0])
    #expect(hard[120, 5] == [255, 0, 160, 0])
  }

  @Test("Made smaller, every pixel counts: stripes become their mean")
  func smaller() throws {
    let side = 512
    let pixels = (0..<side * side).map { index -> UInt32 in
      (index % side) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000
    }
    let file = try PNGEncoder().encode(
      RasterImage(width: side, height: side, pixels: pixels), scale: 1)
    for size in [16.0, 30, 100] {
      let stripes = image(try ImageData(file, name: "stripes.png"), size, size)
      let drawn = try RasterPainter().image(picture(size, size, [stripes]), scale: 1)
      for x in 2..<Int(size) - 2 {
        let gray = drawn[x, Int(size) / 2][1]
        #expect(abs(gray - 128) < 36, "at \(x) of \(size): \(gray)")
      }
    }
  }

  @Test("A template is drawn in one colour where it is opaque, in every painter")
  func template() throws {
    let shape = try drawing("<circle cx='12' cy='8' r='6' fill='#f0f'/>")
    let scene = try picture(24, 16, [image(shape, tint: .blue)])
    let drawn = try RasterPainter().image(scene, scale: 1)
    #expect(drawn[12, 8] == [255, 0, 0, 255])
    #expect(drawn[1, 1] == [255, 255, 255, 255])
    let svg = try SVGWriter().svg(scene, scale: 1)
    #expect(svg.contains("flood-color=\"#0000FF\""))
  }

  @Test("Faint pictures are faint, alone and in groups")
  func opacity() throws {
    for file in [try data("rgb.png"), try drawing(Self.quarters)] {
      let group = DrawItem.group(DrawGroup([image(file)], opacity: 0.5))
      let drawn = try RasterPainter().image(picture(24, 16, [group]), scale: 1)
      #expect(drawn[5, 3][1] == 255 && abs(drawn[5, 3][2] - 128) <= 1)
    }
  }

  @Test("A damaged file is an error at the component that shows it, in every painter")
  func damaged() throws {
    for name in ["rgb.png", "rgb.jpg"] {
      var bytes = try ImageFixture.bytes(name)
      let start = name == "rgb.png" ? bytes.count - 30 : bytes.count - 60
      for place in start..<(start + 10) { bytes[place] ^= 0x55 }
      guard let data = try? ImageData(bytes, name: name) else { continue }
      var node = SceneNode(
        path: "Image", component: "Image", frame: .zero, items: [image(data)])
      node.source = SourceLocation(line: 7, column: 3)
      let scene = try picture(24, 16, [], children: [node])
      for draw: () throws -> Void in [
        { _ = try RasterPainter().png(scene, scale: 1) },
        { _ = try SVGWriter().svg(scene, scale: 1) },
        { _ = try PDFPainter().pdf(scene, scale: 1) },
      ] {
        let error = #expect(throws: DiagnosticError.self) { try draw() }
        let first = error?.diagnostics.first
        #expect(first?.message.contains("that is damaged") == true)
        #expect(first?.location == SourceLocation(line: 7, column: 3))
        #expect(first?.length == 5)
      }
    }
  }

  @Test("Any one wrong byte in a file's pixels is an error or another picture, and nothing worse")
  func noise() throws {
    let painter = try RasterPainter()
    for name in ["interlaced.png", "palette.png", "progressive.jpg", "cmyk.jpg"] {
      let bytes = try ImageFixture.bytes(name)
      for place in bytes.indices {
        var wrong = bytes
        wrong[place] ^= 0xA5
        guard let data = try? ImageData(wrong, name: name), data.pixelSize.width < 1000,
          data.pixelSize.height < 1000
        else { continue }
        _ = try? painter.image(picture(24, 16, [image(data)]), scale: 1)
      }
    }
  }

  @Test("SVG carries files inside, once each, and refers to nothing else")
  func embedded() throws {
    let file = try data("rgb.jpg")
    let scene = try picture(
      60, 40, [image(file), image(file, 48, 32), image(try drawing(Self.quarters))])
    let svg = try SVGWriter().svg(scene, scale: 1)
    #expect(svg.ranges(of: "<image").count == 2)
    #expect(svg.ranges(of: "href=\"data:image/jpeg;base64,").count == 1)
    #expect(svg.ranges(of: "href=\"data:image/svg+xml;base64,").count == 1)
    #expect(svg.ranges(of: "href=\"").count == svg.ranges(of: "href=\"#").count + 2)
  }

  @Test("A photo that must be turned is embedded upright")
  func turnedInSVG() throws {
    let svg = try SVGWriter().svg(picture(24, 16, [image(data("turned6.jpg"))]), scale: 1)
    #expect(svg.contains("data:image/png;base64,"))
  }

  @Test("PDF carries JPEG files as they are")
  func pdf() throws {
    let file = try data("rgb.jpg")
    let pdf = try PDFPainter().pdf(picture(24, 16, [image(file)]), scale: 1)
    let end = file.bytes.suffix(40)
    #expect(String(decoding: pdf, as: UTF8.self).contains("/DCTDecode"))
    #expect((0...(pdf.count - 40)).contains { pdf[$0..<($0 + 40)].elementsEqual(end) })
  }

  @Test("The same scene gives the same bytes, whatever was drawn before")
  func deterministic() throws {
    let items = [
      image(try data("rgba.png"), 20, 20), image(try data("rgb.jpg"), 30, 10),
      image(try drawing(Self.quarters), 50, 20, tint: .red), image(try data("turned5.jpg")),
    ]
    let scene = try picture(60, 60, items)
    let (raster, svg, pdf) = (try RasterPainter(), try SVGWriter(), try PDFPainter())
    let first = (
      try raster.png(scene, scale: 2), try svg.svg(scene, scale: 2), try pdf.pdf(scene, scale: 2)
    )
    _ = try raster.png(picture(24, 16, [image(data("grey.png"))]), scale: 1)
    for _ in 0..<2 {
      #expect(try raster.png(scene, scale: 2) == first.0)
      #expect(try svg.svg(scene, scale: 2) == first.1)
      #expect(try pdf.pdf(scene, scale: 2) == first.2)
    }
    #expect(try RasterPainter().png(scene, scale: 2) == first.0)
    #expect(try PDFPainter().pdf(scene, scale: 2) == first.2)
  }

  @Test("Strokes that Cairo could not draw are an error")
  func wideStrokes() throws {
    let file = try drawing("<path d='M0 0L9 9' stroke-width='999999' stroke='#000'/>")
    let scene = try picture(24, 16, [image(file)])
    let error = #expect(throws: DiagnosticError.self) {
      _ = try RasterPainter().image(scene, scale: 1)
    }
    #expect(error?.diagnostics.first?.message.contains("too wide to draw") == true)
  }
}
