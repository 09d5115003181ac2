import MaquetteCore
import Testing

@testable import MaquettePainting

@Suite("The same bytes every time")
struct DeterminismTests {
  @Test("PNG: twice with one painter, with another, and after other pictures")
  func png() throws {
    let painter = try RasterPainter()
    let first = try painter.png(sampler(), scale: 2)
    _ = try painter.png(
      picture(30, 30, [.text(try text("x", size: 9, x: 1, y: 9), .red)]), scale: 3)
    #expect(try painter.png(sampler(), scale: 2) == first)
    #expect(try RasterPainter().png(sampler(), scale: 2) == first)
  }

  @Test("SVG: twice with one writer and with another")
  func svg() throws {
    let writer = try SVGWriter()
    let first = try writer.svg(sampler(), scale: 2)
    #expect(try writer.svg(sampler(), scale: 2) == first)
    #expect(try SVGWriter().svg(sampler(), scale: 2) == first)
  }

  @Test("PDF: twice with one painter and with another, and no date")
  func pdf() throws {
    let painter = try PDFPainter()
    let first = try painter.pdf(sampler(), scale: 2)
    #expect(try painter.pdf(sampler(), scale: 2) == first)
    #expect(try PDFPainter().pdf(sampler(), scale: 2) == first)
    let text = String(decoding: first, as: UTF8.self)
    #expect(!text.contains("/CreationDate"))
    #expect(!text.contains("/ModDate"))
    #expect(text.hasPrefix("%PDF-1.5"))
  }

  @Test("a painter on each of several threads")
  func threads() async throws {
    let scene = try sampler()
    let expected = try RasterPainter().png(scene, scale: 2)
    let page = try PDFPainter().pdf(scene, scale: 2)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try RasterPainter().png(scene, scale: 2) == expected
            && PDFPainter().pdf(scene, scale: 2) == page
        }
      }
      for try await isSame in group { #expect(isSame) }
    }
  }
}
