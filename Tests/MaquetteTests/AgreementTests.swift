import Foundation
import Maquette
import Testing

@testable import MaquettePainting

/// The three painters draw the same picture.
@Suite("Painters agree")
struct AgreementTests {
  private static let platforms = Platform.allCases

  private static func sheet() -> AnyComponent {
    VStack(spacing: 14) {
      Label("Agreement", font: .style(.title))
      for style in ButtonStyle.drawn {
        Button("Button", symbol: "info.circle.fill", style: style)
      }
      Button("Delete", style: .filled, role: .destructive)
      Divider()
      Label("مرحبا و שלום", color: .secondary)
    }.padding(20)
  }

  @Test("PNG and SVG look alike", arguments: platforms, [1.0, 2, 3])
  func svg(_ platform: Platform, _ scale: Double) throws {
    let environment = Environment(platform: platform, scale: platform == .tvos ? 1 : scale)
    let renderer = Renderer()
    let picture = try renderer.picture(of: Self.sheet(), in: environment)
    let png = try PNGDecoder.decode(renderer.bytes(of: picture))
    let other = try ExternalTool.librsvg(
      renderer.bytes(of: picture, format: .svg), scale: environment.scale)
    // Rasterisers differ along edges, and the coarser the pixels the more of them are edges.
    let difference = try ImageDifference.mean(png, other, scale: environment.scale)
    #expect(difference < 2.4 / environment.scale, "\(platform) at \(scale)")
  }

  @Test("PNG and PDF look alike", arguments: platforms)
  func pdf(_ platform: Platform) throws {
    let environment = Environment(platform: platform, scale: 1)
    let renderer = Renderer()
    let picture = try renderer.picture(of: Self.sheet(), in: environment)
    let png = try PNGDecoder.decode(renderer.bytes(of: picture))
    let other = try ExternalTool.poppler(renderer.bytes(of: picture, format: .pdf), scale: 1)
    #expect(abs(png.width - other.width) <= 1 && abs(png.height - other.height) <= 1)
    if png.width == other.width, png.height == other.height {
      #expect(try ImageDifference.mean(png, other) < 3, "\(platform)")
    }
  }

  @Test("A PDF's text can be read")
  func pdfText() throws {
    let pdf = try Renderer().bytes(of: Self.sheet(), format: .pdf)
    let text = String(
      decoding: try ExternalTool.run("pdftotext", ["-", "-"], input: pdf), as: UTF8.self)
    #expect(text.contains("Agreement"))
    #expect(text.contains("Delete"))
  }
}
