import MaquetteCore
import Testing

@testable import MaquettePainting

@Suite("SVG documents and pages have whole points")
struct PageSizeTests {
  private func scene(background: Color? = Color(rgb: 0x112233)) throws -> CheckedScene {
    try picture(
      22.25, 12.3333333333, background: background,
      [fill(rect(0, 0, 22.25, 12.3333333333), .red), fill(rect(2, 2, 5, 5), .blue)])
  }

  @Test("The picture, its background and what ends with it fill the last point")
  func svg() throws {
    let svg = try SVGWriter().svg(scene(), scale: 3)
    #expect(svg.contains(" width=\"23\" height=\"13\" viewBox=\"0 0 23 13\""))
    #expect(svg.contains("<rect width=\"23\" height=\"13\" fill=\"#112233\"/>"))
    #expect(svg.contains("<rect x=\"0\" y=\"0\" width=\"23\" height=\"13\" fill=\"#FF0000\""))
    #expect(svg.contains("<rect x=\"2\" y=\"2\" width=\"5\" height=\"5\""))
  }

  @Test("So they do where light and dark are in one document")
  func adaptive() throws {
    let svg = try AdaptiveSVGWriter().svg(
      light: scene(), dark: scene(background: .black), rule: .media, scale: 3)
    #expect(svg.contains(" width=\"23\" height=\"13\" viewBox=\"0 0 23 13\""))
  }

  @Test("So they do on a page")
  func pdf() throws {
    let pdf = String(decoding: try PDFPainter().pdf(scene(), scale: 3), as: UTF8.self)
    #expect(pdf.contains("/MediaBox [ 0 0 23 13 ]"))
  }

  @Test("A picture of pixels stays as it is")
  func png() throws {
    let image = try RasterPainter().image(scene(), scale: 3)
    #expect(image.width == 67 && image.height == 37)
  }
}
