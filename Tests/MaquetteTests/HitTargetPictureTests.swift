import Maquette
import Testing

@testable import MaquettePainting

@Suite("Hit targets over a picture")
struct HitTargetPictureTests {
  private let row = VStack(spacing: 0) {
    Button("Copy", size: .mini)
    Button("نسخ", size: .mini)
  }.padding(20)

  private func picture(_ renderer: Renderer, in environment: Environment) throws
    -> Renderer.Picture
  {
    var picture = try renderer.picture(of: row, in: environment)
    picture.overlays = [.hitTargets, .bounds]
    return picture
  }

  @Test("PNG, SVG and PDF have numbers and a legend, and are larger than the picture")
  func formats() throws {
    let renderer = Renderer()
    let plain = try renderer.picture(of: row, in: Environment())
    let picture = try picture(renderer, in: Environment())
    let png = try PNGDecoder.decode(renderer.bytes(of: picture, format: .png))
    let without = try PNGDecoder.decode(renderer.bytes(of: plain, format: .png))
    #expect(png.width >= 2 * 264)
    #expect(png.height > without.height + 200)
    let svg = String(decoding: try renderer.bytes(of: picture, format: .svg), as: UTF8.self)
    for text in ["Copy", "نسخ", "overlaps 2 by"] {
      #expect(svg.contains(text), "\(text)")
    }
    let pdf = try renderer.bytes(of: picture, format: .pdf)
    #expect(pdf.starts(with: Array("%PDF".utf8)))
    #expect(pdf.count > (try renderer.bytes(of: plain, format: .pdf)).count)
  }

  @Test("Every platform's picture holds its legend, in the dark and from right to left")
  func platforms() throws {
    let renderer = Renderer()
    for platform in Platform.allCases {
      for appearance in platform.appearances {
        let environment = Environment(
          platform: platform, appearance: appearance, direction: .rightToLeft, scale: 1)
        let bytes = try renderer.bytes(of: picture(renderer, in: environment))
        let image = try PNGDecoder.decode(bytes)
        #expect(image.width >= (platform == .tvos ? 528 : 264))
      }
    }
  }

  @Test("Only overlaps of controls are warnings when a picture is drawn")
  func warnings() throws {
    let renderer = Renderer()
    let pile = ZStack {
      Button("a", size: .mini)
      Button("b", size: .mini)
    }
    #expect(try renderer.picture(of: pile).warnings.count == 1)
    let near = HStack(spacing: 2) {
      Button("a", style: .gray, size: .large)
      Button("b", style: .gray, size: .large)
    }
    #expect(try renderer.picture(of: near).warnings.isEmpty)
    #expect(try renderer.picture(of: near).scene.findings.count == 1)
  }
}
