import Maquette
import MaquetteComponents
import MaquetteCore
import MaquetteSnapshots
import MaquetteSpec
import Testing

@testable import MaquettePainting

/// What is told of materials: what they look like, what is behind them, and whether texts can be read.
@Suite("Materials are told")
struct MaterialSurveyTests {
  private let renderer = Renderer()

  private func picture(
    over backdrop: MaquetteComponents.Backdrop, text: String = "Aa مرحبا 你好",
    color: ColorValue = .primary,
    appearance: Appearance = .light
  ) throws -> Renderer.Picture {
    var screen = Screen(ignoresSafeArea: true, showsStatusBar: false) {
      Label(text).color(color).padding(20).background(.regularMaterial)
    }
    screen.backdrop = backdrop
    return try renderer.picture(
      of: screen.frame(width: 200, height: 160), in: Environment(appearance: appearance))
  }

  private func sight(_ picture: Renderer.Picture) throws -> MaterialSight {
    let scene = try renderer.surveyed(picture).scene
    return try #require(scene.nodes.flatMap(\.items).compactMap(\.material).first?.sight)
  }

  @Test(
    "The mean colour is that of the curve over one colour",
    arguments: [("#000000", 196), ("#808080", 222), ("#FFFFFF", 245)] as [(String, Int)])
  func mean(ground: String, seen: Int) throws {
    let mean = try sight(picture(over: MaquetteComponents.Backdrop(stringLiteral: ground))).mean
    for channel in [mean.red, mean.green, mean.blue] { #expect(abs(Int(channel) - seen) <= 4) }
  }

  @Test("What is behind has a digest, the same for the same and another for something else")
  func digest() throws {
    let first = try sight(picture(over: "dusk"))
    #expect(try sight(picture(over: "dusk")) == first)
    #expect(try sight(picture(over: "#808080")).backdrop != first.backdrop)
    #expect(first.backdrop.count == 8)
  }

  @Test("A scene's text tells both, and a comparison says that what is behind changed")
  func comparison() throws {
    let old = try renderer.surveyed(picture(over: "dusk")).scene
    let new = try renderer.surveyed(picture(over: "#808080")).scene
    let text = SceneDump(old).text
    let seen = try #require(old.nodes.flatMap(\.items).compactMap(\.material).first?.sight)
    #expect(text.contains("over \(seen.backdrop) mean \(seen.mean.hex)"))
    let changes = SceneDiff.changes(
      from: try SceneOutline(parsing: text), to: try SceneOutline(parsing: SceneDump(new).text)
    ).map(\.sentence)
    #expect(
      changes.contains { $0.contains("what is behind the material 'regularMaterial' changed") },
      "\(changes)")
  }

  @Test("A scene without materials stays as it is")
  func none() throws {
    let picture = try renderer.picture(of: Label("a"))
    #expect(try renderer.surveyed(picture, checksContrast: true).scene == picture.scene)
  }

  @Test("A text that is hard to read over what is really behind it is told")
  func contrast() throws {
    let bad = try renderer.surveyed(
      picture(over: "#FFFFFF", color: "#AAAAAA"), checksContrast: true
    ).scene.findings.filter { $0.kind == .materialContrast }
    #expect(bad.count == 1)
    #expect(bad.first?.message.contains("to 1 in front of 'regularMaterial'") == true)
    #expect(bad.first?.paths.isEmpty == false)
    let good = try renderer.surveyed(picture(over: "dusk"), checksContrast: true).scene.findings
    #expect(!good.contains { $0.kind == .materialContrast })
  }

  @Test("What is seen beside the round corners of a material is not behind its texts")
  func corners() throws {
    // Its last piece is a point wide, at the end of the capsule.
    let frame = Rect(x: 0, y: 0, width: 41, height: 20)
    let black = Material(
      "black", MaterialEffect(blur: 0, curve: [0, 0, 0, 0, 0], chroma: 0), flat: .black,
      ground: .black)
    let label = try #require(
      try renderer.picture(of: Label("a", color: "#FFFFFF")).scene.nodes.first { $0.text == "a" })
    var text = SceneNode(path: "B", component: "Label", frame: frame, items: [])
    (text.text, text.style) = (label.text, label.style)
    let panel = SceneNode(
      path: "A", component: "A", frame: frame,
      items: [.fill(.roundedRect(frame, radius: 10, curve: .circular), .material(black))],
      children: [text])
    let scene = Scene(
      size: frame.size, background: .white, direction: .leftToRight, language: "en", title: "",
      root: panel)
    let found = try RasterPainter().textsOnMaterials(in: CheckedScene(scene))
    #expect(found.map(\.ground) == [.black])
  }

  @Test("A text on a colour of its own is in front of no material, as in a selected row")
  func selectedRow() throws {
    let spec = """
      device: iPad Air 11-inch
      osVersion: 26
      Screen:
        sidebar: [{List: [{Label: All, badge: 42, listRowState: selected}, {Label: Notes}]}]
        children: [{List: [{Label: Shopping}]}]
      """
    let document = try SpecDocument(parsing: Array(spec.utf8), file: "a.yaml", folder: nil)
    let picture = try renderer.picture(
      of: document.component, on: document.canvas, in: document.environment.environment)
    let texts = try renderer.rasterPainter().textsOnMaterials(in: CheckedScene(picture.scene))
    #expect(texts.contains { $0.text == "Notes" })
    #expect(!texts.contains { $0.text == "All" || $0.text == "42" })
    #expect(renderer.contrastChecked(picture).warnings.map(\.message) == [])
  }

  @Test("So is one in a highlighted row of a menu, whose ground ends before the row")
  func highlightedRow() throws {
    let menu = Menu("File", isPresented: true) {
      MenuItem("New Window", symbol: "plus")
      MenuItem("Open", symbol: "folder", isHighlighted: true)
    }
    let picture = try renderer.picture(
      of: menu.padding(24).frame(width: 300, height: 300),
      in: Environment(platform: .macos, osVersion: 26))
    let texts = try renderer.rasterPainter().textsOnMaterials(in: CheckedScene(picture.scene))
    let other = try #require(texts.first { $0.text == "New Window" })
    #expect(other.contrast > 4.5)
    #expect(!texts.contains { $0.text == "Open" })
    #expect(renderer.contrastChecked(picture).warnings.map(\.message) == [])
  }

  @Test("A contrast that is not enough never looks as if it were")
  func rounding() throws {
    for level in UInt8(0x88)...0x96 {
      let gray = Color(red: level, green: level, blue: level)
      let label = Label("Read").font(.system(size: 20)).color(.custom(gray)).padding(8)
        .background(.regularMaterial)
      let found = try renderer.surveyed(renderer.picture(of: label), checksContrast: true)
        .scene.findings.filter { $0.kind == .materialContrast }
      for finding in found {
        #expect(!finding.message.contains("a contrast of 3 to 1"), "\(finding.message)")
      }
    }
  }

  @Test("Nobody is told that the time is hard to read, which the system writes")
  func statusBar() throws {
    let spec = """
      device: iPad Pro 11-inch M5
      Screen:
        backdrop: dusk
        navigationBar: Inbox
        sidebar: [{List: [{Label: All}]}]
        children: [{Label: Shopping}]
      """
    let document = try SpecDocument(parsing: Array(spec.utf8), file: "a.yaml", folder: nil)
    let picture = try renderer.picture(
      of: document.component, on: document.canvas, in: document.environment.environment)
    let found = try renderer.surveyed(picture, checksContrast: true).scene.findings
    #expect(!found.contains { $0.kind == .materialContrast && $0.message.contains("9:41") })
  }

  @Test("So is one on a gradient of opaque colours, as the initials in a share sheet")
  func onGradient() throws {
    let sheet = ShareSheet("Report.pdf", people: ["Ada"], apps: ["Messages"], actions: ["Print"])
    let picture = try renderer.picture(
      of: Screen(device: "iPhone 16 Pro") { sheet }, in: Environment(osVersion: 26))
    let texts = try renderer.rasterPainter().textsOnMaterials(in: CheckedScene(picture.scene))
    #expect(texts.contains { $0.text == "Ada" } && !texts.contains { $0.text == "A" })
    #expect(renderer.contrastChecked(picture).warnings.map(\.message) == [])
  }

  @Test("Large texts and bold ones may have less contrast")
  func large() throws {
    func texts(_ font: FontValue) throws -> [TextOnMaterial] {
      let label = Label("Read").font(font).color("#767680").padding(8).background(.regularMaterial)
      let picture = try renderer.picture(of: label)
      return try renderer.rasterPainter().textsOnMaterials(in: CheckedScene(picture.scene))
    }
    #expect(try texts(.system(size: 17)).map(\.least) == [4.5])
    #expect(try texts(.system(size: 18)).map(\.least) == [3])
    #expect(try texts(.system(size: 12, weight: .bold)).map(\.least) == [3])
    #expect(try texts(.system(size: 17)).allSatisfy { (3...4.5).contains($0.contrast) })
  }

  @Test("What is on the layers of transparent groups around it is behind a material, too")
  func layers() throws {
    let frame = Rect(x: 0, y: 0, width: 40, height: 40)
    let material = Material(
      "copy", MaterialEffect(blur: 0, curve: [0, 64, 128, 191, 255], chroma: 1), flat: .white,
      ground: .black)
    func image(_ items: [DrawItem]) throws -> RasterImage {
      let scene = Scene(
        size: frame.size, background: .white, direction: .leftToRight, language: "en", title: "",
        root: SceneNode(path: "A", component: "A", frame: frame, items: items))
      return try RasterPainter().image(CheckedScene(scene), scale: 1)
    }
    func group(_ items: [DrawItem]) -> DrawItem { .group(DrawGroup(items, opacity: 0.999)) }
    let dot = DrawItem.fill(
      .rect(Rect(x: 0, y: 0, width: 1, height: 1)), .color(Color(rgba: 0x0000_0001)))
    let red = DrawItem.fill(.rect(frame), .color(Color(rgba: 0xFF00_00FF)))
    let seen = try image([
      group([red, dot, group([dot, dot, .fill(.rect(frame), .material(material))])])
    ])
    #expect(seen.pixels[20 * 40 + 20] & 0xFFFFFF == 0xFF0000)
  }

  @Test("What fades out is there in full, then less and less, then not at all")
  func ramp() throws {
    var material = Material(
      "fade", MaterialEffect(blur: 0, curve: [255, 255, 255, 255, 255], chroma: 0), flat: .white,
      ground: .black)
    material.ramp = MaterialRamp(full: 20, end: 60)
    let frame = Rect(x: 0, y: 0, width: 4, height: 80)
    let scene = Scene(
      size: frame.size, background: .black, direction: .leftToRight, language: "en", title: "",
      root: SceneNode(
        path: "A", component: "A", frame: frame, items: [.fill(.rect(frame), .material(material))]))
    let image = try RasterPainter().image(CheckedScene(scene), scale: 1)
    func level(_ y: Int) -> Int { Int(image.pixels[y * 4] & 0xFF) }
    #expect(level(0) == 255 && level(19) == 255)
    #expect(abs(level(39) - 129) <= 2)
    #expect(level(61) == 0 && level(79) == 0)
  }
}
