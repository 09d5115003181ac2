import MaquetteCore
import Testing
import ThreadClock

@testable import MaquettePainting

private let emojiFont = FontFace(
  name: "NotoColorEmoji", file: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")

@Suite("Text on pixels")
struct TextTests {
  @Test("a quarter of a pixel moves the ink by a quarter of a pixel")
  func quarterPixels() throws {
    let painter = try RasterPainter()
    // An oblique stroke: upright edges would move the centre of their pixels in steps.
    let centres = try [0, 0.25, 0.5, 0.75, 1].map { shift in
      let run = try text("/", size: 40, x: 4 + shift, y: 40)
      return try painter.image(picture(32, 50, [.text(run, .black)]), scale: 1).inkCentreX
    }
    for (index, centre) in centres.enumerated() {
      #expect(abs(centre - centres[0] - Double(index) / 4) < 0.02)
    }
  }

  @Test("bitmaps and outlines of a glyph are the same picture")
  func outlines() throws {
    let painter = try RasterPainter()
    let run = try text("Rag", size: 40, x: 4, y: 40)
    let plain = try painter.image(picture(90, 60, [.text(run, .black)]), scale: 1)
    // A transform that is not quite a uniform scale takes the other way.
    let nearly = DrawGroup(
      [.text(run, .black)], transform: Transform(a: 1, b: 1e-9, c: 0, d: 1, tx: 0, ty: 0))
    let filled = try painter.image(picture(90, 60, [.group(nearly)]), scale: 1)
    let difference = plain.difference(from: filled)
    #expect(difference.mean < 1.5)
    #expect(difference.largest < 70)
    #expect(abs(plain.inkCentreX - filled.inkCentreX) < 0.1)
  }

  @Test("very large glyphs are drawn")
  func largeGlyphs() throws {
    let run = try text("I", size: 400, x: 0, y: 300)
    let image = try RasterPainter().image(picture(110, 310, [.text(run, .black)]), scale: 1)
    #expect(image[55, 150] == [255, 0, 0, 0])
  }

  @Test("overlapping glyphs of translucent text do not add up")
  func overlap() throws {
    var run = try text("II", size: 40, x: 2, y: 35)
    run.glyphs[1].position = run.glyphs[0].position
    let color = Color(rgb: 0, alpha: 0.5)
    let image = try RasterPainter().image(picture(16, 40, [.text(run, color)]), scale: 1)
    #expect(image.pixels.map { Int($0 >> 16 & 255) }.min() == 127)
  }

  @Test("a font that is not there is named")
  func missingFont() throws {
    var run = try text("A", size: 17, x: 0, y: 10)
    run.face.file = "/nowhere/Missing.otf"
    let scene = try picture(10, 10, [.text(run, .black)])
    let error = #expect(throws: DiagnosticError.self) {
      try RasterPainter().image(scene, scale: 1)
    }
    #expect(error?.diagnostics.first?.message.contains("/nowhere/Missing.otf") == true)
  }

  @Test(
    "an emoji has its own colours in every kind of file",
    .enabled(if: Tool.isFile(emojiFont.file), "needs fonts-noto-color-emoji"))
  func emoji() throws {
    let run = try PaintedFont(emojiFont, library: FreeTypeLibrary())
      .plainRun("\u{1F600}", size: 32, origin: Point(x: 4, y: 34))
    let scene = try picture(48, 48, [.text(run, .black)])
    let centre = try RasterPainter().image(scene, scale: 1)[23, 16]
    #expect(centre[1] > 200 && centre[2] > 150 && centre[3] < 120)
    #expect(try SVGWriter().svg(scene, scale: 1).contains("data:image/png;base64,iVBOR"))
    #expect(try PDFPainter().pdf(scene, scale: 1).count > 1000)
  }

  @Test("ten thousand labels beyond the canvas cost next to nothing")
  func culling() throws {
    let run = try text("Somewhere else", size: 17, x: 2000, y: 2000)
    let scene = try picture(10, 10, Array(repeating: .text(run, .black), count: 10_000))
    let painter = try RasterPainter()
    let time = try ThreadClock().measure { _ = try painter.image(scene, scale: 1) }
    #expect(time < .seconds(3))
  }

  @Test("more glyphs than the cache holds are drawn all the same")
  func cacheOverflow() throws {
    let painter = try RasterPainter()
    let scene = try picture(200, 60, [.text(try text("Rag", size: 40, x: 4, y: 40), .black)])
    let before = try painter.image(scene, scale: 1)
    for step in 0..<60 {
      let run = try text("MWQ@#%&", size: 200 + Double(step) / 2, x: 0, y: 200)
      _ = try painter.image(picture(1500, 300, [.text(run, .black)]), scale: 1)
    }
    #expect(try painter.image(scene, scale: 1) == before)
  }
}
