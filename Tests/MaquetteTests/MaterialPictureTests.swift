import Maquette
import MaquetteCore
import MaquettePainting
import MaquetteThemes
import Testing

/// What is seen through materials. The grays over flat colours were read by others off visual effect views.
@Suite("Materials over what is behind them")
struct MaterialPictureTests {
  private let painter: RasterPainter

  init() throws { painter = try RasterPainter() }

  private func material(
    _ name: String, dark: Bool = false, theme: Theme = .ios, ground: Color = .white
  ) throws -> Material {
    let effect = try #require(theme.effect(named: name))
    return Material(name, effect[isDark: dark], flat: .white, ground: ground)
  }

  private func scene(_ items: [DrawItem], size: Size = Size(width: 80, height: 80)) throws
    -> CheckedScene
  {
    let frame = Rect(origin: .zero, size: size)
    return try CheckedScene(
      Scene(
        size: size, background: nil, direction: .leftToRight, language: "en", title: "Test",
        root: SceneNode(path: "Test", component: "Test", frame: frame, items: items)))
  }

  /// The pixel in the middle of a picture of items.
  private func middle(_ items: [DrawItem], scale: Double = 1) throws -> [Int] {
    let image = try painter.image(scene(items), scale: scale)
    let pixel = image.pixels[image.width * (image.height / 2) + image.width / 2]
    return [16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
  }

  private let all = Rect(x: 0, y: 0, width: 80, height: 80)
  private let part = Rect(x: 20, y: 20, width: 40, height: 40)

  private func gray(_ value: Int) -> Color { Color(rgb: UInt32(value * 0x010101)) }

  @Test(
    "Over black, grays and white they are what was seen, within 4 of 255",
    arguments: [
      ("ultraThinMaterial", false, [89, 130, 169, 209, 245]),
      ("thinMaterial", false, [141, 175, 200, 222, 245]),
      ("regularMaterial", false, [196, 208, 222, 237, 245]),
      ("thickMaterial", false, [234, 237, 243, 246, 246]),
      ("bar", false, [178, 210, 240, 255, 247]),
      ("ultraThinMaterial", true, [32, 63, 100, 138, 177]),
      ("thinMaterial", true, [32, 56, 76, 98, 126]),
      ("regularMaterial", true, [32, 54, 64, 72, 84]),
      ("thickMaterial", true, [30, 39, 42, 42, 36]),
      ("bar", true, [18, 58, 75, 80, 88]),
    ] as [(String, Bool, [Int])])
  func grays(name: String, dark: Bool, seen: [Int]) throws {
    let material = try material(name, dark: dark)
    for (level, value) in zip([0, 64, 128, 191, 255], seen) {
      let pixel = try middle([
        .fill(.rect(all), .color(gray(level))), .fill(.rect(part), .material(material)),
      ])
      for channel in pixel { #expect(abs(channel - value) <= 4, "\(name) over \(level)") }
    }
  }

  @Test("Nothing beyond the picture that a material is part of is seen through it")
  func window() throws {
    let white = [DrawItem.fill(.rect(all), .color(gray(255))), .fill(.rect(part), .color(gray(0)))]
    var dark = try material("regularMaterial", dark: true, ground: .black)
    let open = try middle(white + [.fill(.rect(part), .material(dark))])
    dark.window = MaterialWindow(part, cornerRadius: 20)
    let closed = try middle(white + [.fill(.rect(part), .material(dark))])
    let alone = try middle([
      .fill(.rect(all), .color(gray(0))), .fill(.rect(part), .material(dark)),
    ])
    #expect(closed == alone)
    #expect(open != alone)
  }

  @Test("A window moves with what is moved, and stays with what is inside of another one")
  func windowMoves() throws {
    var material = try material("regularMaterial")
    material.window = MaterialWindow(part, cornerRadius: 3)
    let paint = Paint.material(material).moved(by: Point(x: 5, y: -2))
    guard case .material(let moved) = paint else { return #expect(Bool(false)) }
    #expect(moved.window?.frame == Rect(x: 25, y: 18, width: 40, height: 40))
    let node = SceneNode(
      path: "A", component: "A", frame: all, items: [.fill(.rect(part), .material(material))])
    let other = node.confiningMaterials(to: MaterialWindow(all, cornerRadius: 0))
    #expect(other.items.first?.material?.window == material.window)
  }

  @Test(
    "Colours keep the share that was seen, within 8 of 255",
    arguments: [
      ("regularMaterial", false, 0xFF0000, [255, 186, 186]),
      ("regularMaterial", true, 0xFF0000, [126, 30, 30]),
      ("ultraThinMaterial", false, 0xFF0000, [234, 93, 93]),
      ("thickMaterial", false, 0xFF0000, [255, 226, 226]),
      ("bar", true, 0xFF0000, [156, 28, 28]),
      ("regularMaterial", true, 0xC8783C, [90, 60, 38]),
      ("thinMaterial", false, 0xC8783C, [239, 196, 163]),
      ("regularMaterial", false, 0x3C8CA0, [198, 228, 237]),
    ] as [(String, Bool, UInt32, [Int])])
  func colors(name: String, dark: Bool, behind: UInt32, seen: [Int]) throws {
    let pixel = try middle([
      .fill(.rect(all), .color(Color(rgb: behind))),
      .fill(.rect(part), .material(material(name, dark: dark))),
    ])
    for (channel, value) in zip(pixel, seen) { #expect(abs(channel - value) <= 8, "\(pixel)") }
  }

  @Test(
    "Glass of iOS 26 is as measured in light and as fitted in the dark, within 2 of 255",
    arguments: [
      (false, 195, 236), (false, 207, 239), (false, 242, 250), (false, 255, 252), (true, 10, 28),
      (true, 127, 89),
    ] as [(Bool, Int, Int)])
  func glass(dark: Bool, behind: Int, seen: Int) throws {
    let theme = try #require(Theme.named("ios26"))
    let pixel = try middle([
      .fill(.rect(all), .color(gray(behind))),
      .fill(.rect(part), .material(material("glass", dark: dark, theme: theme))),
    ])
    #expect(abs(pixel[0] - seen) <= 2, "\(pixel)")
  }

  @Test(
    "Glass of bars in the dark is as others measured it on tab bars, within 2 of 255",
    arguments: [(0, 19), (51, 32), (255, 84)])
  func darkBars(behind: Int, seen: Int) throws {
    let theme = try #require(Theme.named("ios26"))
    let pixel = try middle([
      .fill(.rect(all), .color(gray(behind))),
      .fill(.rect(part), .material(material("barGlass", dark: true, theme: theme))),
    ])
    #expect(abs(pixel[0] - seen) <= 2, "\(pixel)")
  }

  @Test("What is behind is blurred: an edge is soft in it and sharp beside it")
  func blur() throws {
    let half = Rect(x: 0, y: 0, width: 40, height: 80)
    let image = try painter.image(
      scene([
        .fill(.rect(all), .color(.white)), .fill(.rect(half), .color(.black)),
        .fill(.rect(part), .material(material("regularMaterial"))),
      ]), scale: 1)
    func level(_ x: Int, _ y: Int) -> Int { Int(image.pixels[y * 80 + x] & 0xFF) }
    #expect(level(39, 5) == 0 && level(40, 5) == 255)
    #expect(abs(level(39, 40) - level(40, 40)) <= 2)
    #expect(level(21, 40) < level(58, 40))
  }

  @Test("It is drawn in its shape alone, and in what clips leave of it")
  func clips() throws {
    let clip = Rect(x: 0, y: 0, width: 40, height: 80)
    let image = try painter.image(
      scene([
        .fill(.rect(all), .color(.black)),
        .group(
          DrawGroup(
            [.fill(.rect(part), .material(material("regularMaterial")))], clips: [.rect(clip)])),
      ]), scale: 1)
    func level(_ x: Int) -> Int { Int(image.pixels[40 * 80 + x] & 0xFF) }
    #expect(level(19) == 0 && level(20) > 150 && level(39) > 150 && level(40) == 0)
  }

  @Test("Where the picture is transparent its ground is behind it")
  func transparent() throws {
    let light = try material("regularMaterial", ground: .white)
    #expect(try middle([.fill(.rect(part), .material(light))])[0] == 245)
    let dark = try material("regularMaterial", ground: .black)
    #expect(try middle([.fill(.rect(part), .material(dark))])[0] == 196)
  }

  @Test("Any blur, size and place draws something", arguments: [0, 0.3, 3, 80, Limits.blur])
  func extremes(blur: Double) throws {
    var material = try material("regularMaterial")
    material.effect.blur = blur
    material.effect.lens = 100
    for rect in [
      part, Rect(x: -500, y: -500, width: 2000, height: 2000),
      Rect(x: 79, y: 79, width: 0.2, height: 0.2), Rect(x: 200, y: 200, width: 10, height: 10),
      Rect(x: 10, y: 10, width: 0, height: 30),
    ] {
      _ = try painter.image(
        scene([
          .fill(.rect(all), .color(.black)),
          .fill(.roundedRect(rect, radius: 9, curve: .continuous), .material(material)),
        ]), scale: 3)
    }
  }

  @Test("Numbers that are none are refused before anything is drawn")
  func hostile() throws {
    for change in [
      { $0.blur = .nan }, { $0.blur = 1e9 }, { $0.chroma = .infinity }, { $0.curve = [1] },
      { $0.curve[2] = .nan }, { $0.lift = -1e6 }, { $0.lens = .nan },
    ] as [(inout MaterialEffect) -> Void] {
      var material = try material("regularMaterial")
      change(&material.effect)
      #expect(throws: DiagnosticError.self) {
        try scene([.fill(.rect(part), .material(material))])
      }
    }
  }

  @Test("The same scene gives the same bytes, after any other")
  func determinism() throws {
    let items: [DrawItem] = [
      .fill(.rect(all), .verticalGradient(top: .black, bottom: .white)),
      .fill(
        .roundedRect(part, radius: 12, curve: .continuous),
        .material(try material("glass", theme: #require(Theme.named("ios26"))))),
    ]
    let first = try painter.png(scene(items), scale: 3)
    _ = try middle([.fill(.rect(all), .color(.black)), items[1]], scale: 2)
    #expect(try painter.png(scene(items), scale: 3) == first)
    #expect(try RasterPainter().png(scene(items), scale: 3) == first)
  }

  @Test("For outlines a picture stands in its place, or its colour")
  func outlines() throws {
    var material = try material("regularMaterial")
    material.flat = Color(rgb: 0x123456)
    let items: [DrawItem] = [
      .fill(.rect(all), .color(.black)),
      .group(DrawGroup([.fill(.rect(part), .material(material))], opacity: 1)),
    ]
    let scene = try scene(items)
    #expect(scene.scene.root.hasMaterial)
    let pictures = try painter.withMaterialPictures(scene, scale: 2)
    #expect(!pictures.scene.root.hasMaterial)
    #expect(try painter.image(pictures, scale: 2) == painter.image(scene, scale: 2))
    let flat = try scene.withFlatMaterials
    #expect(try painter.image(flat, scale: 1).pixels[40 * 80 + 40] == 0xFF12_3456)
  }
}
