import BuiltProgram
import Foundation
import Testing

@testable import Maquette
@testable import MaquettePainting

/// Picture files look alike in all three forms, to other people's programs.
@Suite("Painters agree on picture files")
struct ImageAgreementTests {
  private static func fixture(_ name: String) throws -> ImageData {
    let folder = Checkout.root.appendingPathComponent("Tests/Fixtures/Images")
    return try ImageData(contentsOf: folder.appendingPathComponent(name).path)
  }

  private static func sheet() throws -> AnyComponent {
    let boat = try SamplePictures.named("boat.svg")
    let leaf = try SamplePictures.named("leaf.svg")
    let files = try ["rgb.png", "rgba.png", "cmyk.jpg", "turned6.jpg", "grey.png"].map(fixture)
    return VStack(spacing: 8) {
      HStack(spacing: 8) { for file in files { Image(file) } }
      Image(boat).contentMode(.stretch).clipShape(.ellipse).frame(width: 100, height: 100)
      HStack(spacing: 8) {
        Image(boat).scaledToFill().cornerRadius(8).frame(width: 60, height: 60)
        Image(leaf).scaledToFit().renderingMode(.template).color("green").frame(width: 40)
      }
    }.padding(10)
  }

  @Test("PNG and SVG look alike", arguments: [1.0, 2])
  func svg(_ scale: Double) throws {
    let renderer = Renderer()
    let picture = try renderer.picture(of: Self.sheet(), in: Environment(scale: scale))
    let png = try PNGDecoder.decode(renderer.bytes(of: picture))
    let drawn = try ExternalTool.librsvg(renderer.bytes(of: picture, format: .svg), scale: scale)
    #expect(try ImageDifference.mean(png, drawn) < 1.5)
  }

  @Test("PNG and PDF look alike")
  func pdf() throws {
    let renderer = Renderer()
    let picture = try renderer.picture(of: Self.sheet(), in: Environment(scale: 2))
    let png = try PNGDecoder.decode(renderer.bytes(of: picture))
    let drawn = try ExternalTool.poppler(renderer.bytes(of: picture, format: .pdf), scale: 2)
    #expect(try ImageDifference.mean(png, drawn) < 3)
  }

  @Test("Every sample is drawn the same again in a new renderer")
  func deterministic() throws {
    let sheet = try Self.sheet()
    for format in PictureFormat.allCases {
      let first = try Renderer().bytes(of: sheet, format: format)
      #expect(try Renderer().bytes(of: sheet, format: format) == first)
    }
  }

  @Test("A right-to-left picture of a file is, pixel for pixel, the left-to-right one")
  func neverFlipped() throws {
    for data in try ["turned3.jpg", "rgb.png"].map(Self.fixture) + [
      SamplePictures.named("boat.svg")
    ] {
      let image = Image(data).scaledToFit().frame(width: 48)
      let pictures = try [LayoutDirection.leftToRight, .rightToLeft].map {
        try Renderer().bytes(of: image, in: Environment(direction: $0))
      }
      #expect(pictures[0] == pictures[1])
    }
  }

  @Test("A profile that is ignored is a note of 'inspect', not a warning")
  func profile() throws {
    let picture = try Renderer().picture(of: Image(Self.fixture("profile.png")))
    #expect(picture.warnings.isEmpty)
    #expect(picture.scene.findings.map(\.id) == ["image-color-profile"])
  }
}
