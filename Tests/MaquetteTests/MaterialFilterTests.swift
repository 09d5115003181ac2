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
    try ExternalTool.librsvg(svg, scale: 1)
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
    let difference = try ImageDifference.mean(png, other)
    #expect(difference < 2)
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

  private static let centre = Point(x: 80, y: 80)

  /// Red beside blue, and over both a material that only blurs, in what is transformed.
  private func scene(_ transform: Transform) throws -> CheckedScene {
    let effect = MaterialEffect(blur: 4, curve: MaterialEffect.grays, chroma: 0.5)
    let material = Material("clear", effect, flat: .white, ground: .white)
    let all = Rect(x: 0, y: 0, width: 160, height: 160)
    let shape = Shape.roundedRect(
      Rect(x: 50, y: 50, width: 60, height: 60), radius: 12, curve: .continuous)
    let items: [DrawItem] = [
      .fill(.rect(all), .color(Color(rgb: 0xFF0000))),
      .fill(.rect(Rect(x: 80, y: 0, width: 80, height: 160)), .color(Color(rgb: 0x0000FF))),
      .group(
        DrawGroup(
          [.fill(shape, .color(Color(rgb: 0xFFFF00))), .fill(shape, .material(material))],
          opacity: 0.5)),
      .group(DrawGroup([.fill(shape, .material(material))], transform: transform)),
    ]
    return try CheckedScene(
      Scene(
        size: all.size, background: .white, direction: .leftToRight, language: "en", title: "Test",
        root: SceneNode(path: "Test", component: "Test", frame: all, items: items)))
  }

  @Test(
    "Made larger, turned or squeezed, they show what is behind them, as filters and as pictures",
    arguments: [
      Transform.identity, Transform(scale: 1.4, about: centre),
      Transform(rotation: 30, about: centre), Transform(rotation: 90, about: centre),
      Transform(a: 1.5, b: 0, c: 0, d: 0.8, tx: -40, ty: 16),
      Transform(a: -1, b: 0, c: 0, d: 1, tx: 160, ty: 0),
    ])
  func transforms(transform: Transform) throws {
    let scene = try scene(transform)
    let (painter, writer) = (try RasterPainter(), try SVGWriter())
    let png = try painter.image(scene, scale: 1)
    let middle = PixelRect(around: Rect(x: 62, y: 62, width: 36, height: 36))
    let pictures = try painter.withMaterialPictures(scene, scale: 1)
    #expect(largest(png, try painter.image(pictures, scale: 1), in: middle) <= 2)
    for numbered in [pictures, try painter.withNumberedMaterials(scene)] {
      let other = try drawn(Array(writer.svg(numbered, scale: 1).utf8))
      #expect(largest(png, other, in: middle) <= 24, "\(largest(png, other, in: middle))")
    }
  }

  @Test("What is blurred or masked is so behind them, too", arguments: [true, false])
  func effects(isBlurred: Bool) throws {
    let all = Rect(x: 0, y: 0, width: 160, height: 160)
    let half = DrawItem.fill(
      .rect(Rect(x: 0, y: 0, width: 80, height: 160)), .color(Color(rgb: 0xFF0000)))
    var behind = SceneNode(
      path: "Test/Behind", component: "Behind", frame: all,
      items: isBlurred ? [half] : [.fill(.rect(all), .color(Color(rgb: 0xFF0000)))])
    behind.effects = isBlurred ? NodeEffects(blur: 12) : NodeEffects(mask: [half])
    let effect = MaterialEffect(blur: 2, curve: MaterialEffect.grays, chroma: 0.5)
    let material = Material("clear", effect, flat: .white, ground: .white)
    let front = SceneNode(
      path: "Test/Front", component: "Front", frame: all,
      items: [.fill(.rect(all.inset(by: 20)), .material(material))])
    let scene = try CheckedScene(
      Scene(
        size: all.size, background: .white, direction: .leftToRight, language: "en", title: "Test",
        root: SceneNode(
          path: "Test", component: "Test", frame: all, items: [], children: [behind, front])))
    let painter = try RasterPainter()
    let png = try painter.image(scene, scale: 1)
    let svg = try SVGWriter().svg(painter.withNumberedMaterials(scene), scale: 1)
    // Beside the edge, where what is not blurred is red or white, and what is not masked red.
    for x in [72.0, 86] {
      let area = PixelRect(around: Rect(x: x, y: 70, width: 4, height: 20))
      #expect(largest(png, try drawn(Array(svg.utf8)), in: area) <= 24, "\(x)")
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
