import Foundation
import MaquetteCore
import Testing

@testable import MaquettePainting

@Suite("PDF files")
struct PDFTests {
  private func read(_ scene: CheckedScene) throws -> String {
    let text = try Tool.run(
      "pdftotext", ["input", "out.txt"], input: PDFPainter().pdf(scene, scale: 2),
      output: "out.txt")
    return String(decoding: text, as: UTF8.self)
  }

  @Test(
    "text can be read", .enabled(if: Tool.isInstalled("pdftotext"), "needs poppler-utils"))
  func text() throws {
    let text = try read(sampler())
    #expect(text.contains("Add to Cart"))
    #expect(text.contains("Checked 2 min ago"))
  }

  @Test(
    "glyphs that stand for several characters are read as these",
    .enabled(if: Tool.isInstalled("pdftotext"), "needs poppler-utils"))
  func clusters() throws {
    var ligature = try MaquettePaintingTests.text("fi", size: 17, x: 5, y: 20)
    ligature.text = "office"
    ligature.clusters = [.init(utf8Count: 3, glyphCount: 1), .init(utf8Count: 3, glyphCount: 1)]
    #expect(try read(picture(90, 30, [.text(ligature, .black)])).contains("office"))

  }

  @Test(
    "text from right to left is read in its own order",
    .enabled(if: Tool.isInstalled("pdftotext"), "needs poppler-utils"))
  func rightToLeft() throws {
    let face = FontFace(
      name: "NotoSansHebrew-Regular",
      file: "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf")
    let word = "\u{5D0}\u{5D1}\u{5D2}"
    var run = try PaintedFont(face, library: FreeTypeLibrary())
      .plainRun(String(word.reversed()), size: 17, origin: Point(x: 5, y: 20))
    run.text = word
    run.isRightToLeft = true
    #expect(try read(picture(90, 30, [.text(run, .black)])).contains(word))
  }

  @Test("clusters that do not fit are left out, and the page is drawn")
  func brokenClusters() throws {
    for clusters in [
      [], [(9, 1)], [(1, 9)], [(-1, 1), (3, 2)], [(0, 0), (2, 3)], [(Int.max, Int.max)],
    ] as [[(Int, Int)]] {
      var run = try MaquettePaintingTests.text("abc", size: 17, x: 5, y: 20)
      run.clusters = clusters.map { .init(utf8Count: $0.0, glyphCount: $0.1) }
      #expect(try !PDFPainter().pdf(picture(50, 30, [.text(run, .black)]), scale: 1).isEmpty)
    }
  }

  @Test(
    "poppler draws it as we do",
    .enabled(if: Tool.isInstalled("pdftocairo"), "needs poppler-utils"))
  func poppler() throws {
    let ours = try RasterPainter().image(sampler(), scale: 2)
    let theirs = try Tool.poppler(PDFPainter().pdf(sampler(), scale: 2), resolution: 144)
    #expect(theirs.width == ours.width && theirs.height == ours.height)
    #expect(ours.difference(from: theirs).mean < 2)
  }

  @Test("a page that an error leaves unfinished is thrown away without harm")
  func unfinished() throws {
    var file = try ImageFixture.bytes("rgb.png")
    // The pixels are damaged, and the chunks are not.
    let start = try #require(file.firstRange(of: Array("IDAT".utf8))).upperBound
    for index in start..<start + 4 { file[index] ^= 0x55 }
    let damaged = try SceneImage(
      ImageData(file, name: "a.png"), frame: Rect(x: 0, y: 0, width: 9, height: 9))
    let scene = try picture(
      50, 30,
      [.text(MaquettePaintingTests.text("Text", size: 17, x: 5, y: 20), .black), .image(damaged)])
    for _ in 0..<20 {
      #expect(throws: DiagnosticError.self) { try PDFPainter().pdf(scene, scale: 1) }
    }
  }

  @Test("characters that are none are drawn, though Cairo takes no text with them")
  func noncharacters() throws {
    for code: UInt32 in [0xFFFE, 0xFFFF, 0xFDD0, 0x10FFFF] {
      let scalar = try #require(Unicode.Scalar(code))
      var run = try MaquettePaintingTests.text("a", size: 17, x: 5, y: 20)
      run.text = String(Character(scalar))
      run.clusters = [.init(utf8Count: run.text.utf8.count, glyphCount: 1)]
      #expect(try !PDFPainter().pdf(picture(50, 30, [.text(run, .black)]), scale: 1).isEmpty)
    }
  }

  @Test("fonts outlive the painter, as Cairo's cache does")
  func lifetime() throws {
    for index in 0..<400 {
      let run = try MaquettePaintingTests.text("Text", size: 10 + Double(index) / 10, x: 5, y: 20)
      _ = try PDFPainter().pdf(picture(50, 30, [.text(run, .black)]), scale: 1)
    }
  }
}
