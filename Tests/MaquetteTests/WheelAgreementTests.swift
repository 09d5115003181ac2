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
    let drawn = try ExternalTool.run(
      "rsvg-convert", ["-z", "2", "--dpi-x", "96", "--dpi-y", "96"],
      input: renderer.bytes(of: picture, format: .svg))
    #expect(try ImageDifference.mean(png, PNGDecoder.decode(drawn), scale: 2) < 0.15)
  }

  @Test("PNG and PDF look alike")
  func pdf() throws {
    let (renderer, picture, png) = try picture()
    let drawn = try ExternalTool.run(
      "pdftocairo", ["-png", "-r", "144", "-singlefile", "-", "-"],
      input: renderer.bytes(of: picture, format: .pdf))
    #expect(try ImageDifference.mean(png, PNGDecoder.decode(drawn), scale: 2) < 0.6)
  }
}
