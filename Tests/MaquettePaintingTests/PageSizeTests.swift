import MaquetteCore
import Testing

@testable import MaquettePainting

@Suite("SVG documents have whole points, and pages the size that was asked for")
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

  @Test("So does the picture of a material")
  func material() throws {
    let effect = MaterialEffect(blur: 2, curve: MaterialEffect.grays, chroma: 0.5)
    let glass = Material("glass", effect, flat: .white, ground: .white)
    let scene = try picture(22.25, 12, [.fill(rect(0, 0, 22.25, 12), .material(glass))])
    let page = scene.scene.size.roundedUp
    let pictures = try RasterPainter().withMaterialPictures(scene, scale: 3, page: page)
    guard case .group(let group) = pictures.scene.root.items[0],
      case .image(let image) = group.items[0]
    else {
      Issue.record("a picture stands in its place")
      return
    }
    #expect(abs(image.frame.maxX - 23) < 1e-9 && image.frame.maxY == 12)
  }

  @Test("So they do where light and dark are in one document")
  func adaptive() throws {
    let svg = try AdaptiveSVGWriter().svg(
      light: scene(), dark: scene(background: .black), rule: .media, scale: 3)
    #expect(svg.contains(" width=\"23\" height=\"13\" viewBox=\"0 0 23 13\""))
  }

  @Test(
    "A page is as large as the picture", arguments: [(22.25, 12.5), (595.28, 841.89), (612, 792)])
  func pdf(width: Double, height: Double) throws {
    let all = fill(rect(0, 0, width, height), .red)
    let scene = try picture(width, height, background: .blue, [all])
    let pdf = String(decoding: try PDFPainter().pdf(scene, scale: 3), as: UTF8.self)
    let box = [width, height].map { NumberFormat.short($0) }.joined(separator: " ")
    #expect(pdf.contains("/MediaBox [ 0 0 \(box) ]"))
  }

  @Test("A picture of pixels stays as it is")
  func png() throws {
    let image = try RasterPainter().image(scene(), scale: 3)
    #expect(image.width == 67 && image.height == 37)
  }
}
