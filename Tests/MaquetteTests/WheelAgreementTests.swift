import Maquette
import Testing

@testable import MaquettePainting

/// Rows of wheels are the only texts that are higher than wide, or lean.
@Suite("Painters agree on wheels")
struct WheelAgreementTests {
  private func picture() throws -> (Renderer, Renderer.Picture, RasterImage) {
    let renderer = Renderer()
    let picker = Picker(
      "Fruit",
      columns: [
        PickerColumn(["Apples", "Pears", "Plums", "Cherries"], selection: "Pears"),
        PickerColumn((1...20).map { PickerOption("\($0)") }, selection: "10"),
      ]
    ).frame(width: 320)
    let picture = try renderer.picture(of: picker, in: Environment(platform: .ios, scale: 2))
    return (renderer, picture, try PNGDecoder.decode(renderer.bytes(of: picture)))
  }

  @Test("PNG and SVG look alike")
  func svg() throws {
    let (renderer, picture, png) = try picture()
    let drawn = try ExternalTool.librsvg(renderer.bytes(of: picture, format: .svg), scale: 2)
    #expect(try ImageDifference.mean(png, drawn, scale: 2) < 0.15)
  }

  @Test("PNG and PDF look alike")
  func pdf() throws {
    let (renderer, picture, png) = try picture()
    let drawn = try ExternalTool.poppler(renderer.bytes(of: picture, format: .pdf), scale: 2)
    #expect(try ImageDifference.mean(png, drawn, scale: 2) < 0.6)
  }
}
