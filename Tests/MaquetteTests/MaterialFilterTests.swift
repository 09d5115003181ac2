import Maquette
import MaquetteComponents
import MaquetteCore
import Testing

@testable import MaquettePainting

/// Materials as filters of SVG, over copies of what is behind them.
@Suite("Materials as filters of SVG")
struct MaterialFilterTests {
  private let renderer = Renderer()

  private func picture(
    _ name: ColorValue, dark: Bool, over backdrop: MaquetteComponents.Backdrop = "dusk",
    direction: LayoutDirection = .leftToRight
  ) throws -> Renderer.Picture {
    var screen = Screen(ignoresSafeArea: true, showsStatusBar: false) {
      VStack(spacing: 12) {
        Label("Behind مرحبا")
        Label("Text 你好 שלום").padding(20).background(name)
      }
    }
    screen.backdrop = backdrop
    var picture = try renderer.picture(
      of: screen.frame(width: 240, height: 200),
      in: Environment(
        osVersion: 26, appearance: dark ? .dark : .light, direction: direction, scale: 1))
    picture.materials = .filter
    return picture
  }

  private func drawn(_ svg: [UInt8]) throws -> RasterImage {
    try PNGDecoder.decode(
      ExternalTool.run("rsvg-convert", ["--dpi-x", "96", "--dpi-y", "96"], input: svg))
  }

  /// The largest difference of a colour component, 0 to 255, edges of letters and of the shape aside.
  private func largest(_ left: RasterImage, _ right: RasterImage, in area: PixelRect) -> Int {
    var most = 0
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let (a, b) = (left.pixels[y * left.width + x], right.pixels[y * right.width + x])
        for shift in [0, 8, 16] as [UInt32] {
          most = max(most, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)))
        }
      }
    }
    return most
  }

  @Test(
    "They look as in PNG: 2 of 255 in the mean, 12 at most between letters and edge",
    arguments: ["regularMaterial", "ultraThinMaterial", "glass"], [false, true])
  func agreement(name: String, dark: Bool) throws {
    let picture = try picture(.named(name), dark: dark)
    let png = try PNGDecoder.decode(renderer.bytes(of: picture))
    let other = try drawn(renderer.bytes(of: picture, format: .svg))
    #expect(ImageDifference.mean(png, other) < 2, "\(ImageDifference.mean(png, other))")
    let frame = try #require(
      picture.scene.nodes.flatMap(\.items).first { $0.material != nil }.flatMap { item -> Rect? in
        if case .fill(let shape, _) = item { shape.bounds } else { nil }
      })
    // The room above the letters.
    let area = PixelRect(
      around: Rect(x: frame.minX + 6, y: frame.minY + 6, width: frame.width - 12, height: 10))
    #expect(largest(png, other, in: area) <= 12, "\(largest(png, other, in: area))")
  }

  @Test(
    "At the edges of the picture they look as in PNG, too", arguments: Appearance.allCases)
  func edges(appearance: Appearance) throws {
    let bar = NavigationBar("Photos").scrolled()
    var screen = Screen(navigationBar: bar, showsStatusBar: false) { Label("Text") }
    screen.backdrop = "#05151F"
    var picture = try renderer.picture(
      of: screen, in: Environment(appearance: appearance, scale: 1))
    #expect(picture.scene.root.hasMaterial)
    picture.materials = .filter
    let png = try PNGDecoder.decode(renderer.bytes(of: picture))
    let other = try drawn(renderer.bytes(of: picture, format: .svg))
    // Its corners, away from the title and the bar's lower edge.
    for x in [0, png.width - 60] {
      let corner = PixelRect(minX: x, minY: 0, maxX: x + 60, maxY: 40)
      #expect(largest(png, other, in: corner) <= 12, "\(largest(png, other, in: corner))")
    }
  }

  @Test("The document has filters and no picture, and text that can be found once")
  func document() throws {
    let svg = String(
      decoding: try renderer.bytes(of: picture("regularMaterial", dark: false), format: .svg),
      as: UTF8.self)
    #expect(svg.contains("<feGaussianBlur") && svg.contains("<feComponentTransfer"))
    #expect(!svg.contains("<image"))
    let texts = svg.components(separatedBy: "<text ").dropFirst()
    #expect(texts.count { $0.prefix { $0 != "<" }.contains("Behind") } == 1)
  }

  @Test("The same picture gives the same bytes, in both directions")
  func determinism() throws {
    for direction in LayoutDirection.allCases {
      let first = try renderer.bytes(
        of: picture("glass", dark: true, direction: direction), format: .svg)
      let second = try Renderer().bytes(
        of: picture("glass", dark: true, direction: direction), format: .svg)
      #expect(first == second)
    }
  }

  @Test("Glass on glass is written, and ends")
  func nested() throws {
    var inner = AnyComponent(Label("Deep"))
    for _ in 0..<6 { inner = AnyComponent(inner.padding(6).background(.regularMaterial)) }
    var picture = try renderer.picture(of: inner)
    picture.materials = .filter
    let svg = try renderer.bytes(of: picture, format: .svg)
    #expect(svg.count < 200_000)
    _ = try drawn(svg)
  }
}
