import Maquette
import MaquetteCore
import MaquettePainting
import MaquetteThemes
import Testing

@Suite("Materials that see only what is behind themselves")
struct MaterialPartTests {
  private let all = Rect(x: 0, y: 0, width: 80, height: 80)
  private let bar = Rect(x: 0, y: 0, width: 80, height: 30)

  private func item() throws -> DrawItem {
    let effect = try #require(Theme.ios.effect(named: "regularMaterial"))
    let glass = Material("regularMaterial", effect[isDark: false], flat: .white, ground: .white)
    return .fill(.rect(bar), .material(glass))
  }

  /// The pixels of a white bar's material above contents of a colour.
  private func pixels(_ item: DrawItem, above color: Color) throws -> [UInt32] {
    let below = Rect(x: 0, y: 30, width: 80, height: 50)
    let items: [DrawItem] = [
      .fill(.rect(bar), .color(.white)), .fill(.rect(below), .color(color)), item,
    ]
    let scene = try CheckedScene(
      Scene(
        size: all.size, background: nil, direction: .leftToRight, language: "en", title: "Test",
        root: SceneNode(path: "Test", component: "Test", frame: all, items: items)))
    let image = try RasterPainter().image(scene, scale: 1)
    return Array(image.pixels.prefix(image.width * 30))
  }

  @Test("Nothing beside them is seen, also in the picture of a screen")
  func alone() throws {
    let open = try item()
    #expect(try pixels(open, above: .black) != pixels(open, above: .white))
    let node = SceneNode(
      path: "A", component: "A", frame: all, items: [open.seeingBehindItself])
    let inScreen = node.confiningMaterials(to: MaterialWindow(all, cornerRadius: 0))
    for closed in node.items + inScreen.items {
      #expect(try pixels(closed, above: .black) == pixels(closed, above: .white))
    }
  }

  @Test("They take the corners of what they are in, and move with what is moved")
  func corners() throws {
    let node = SceneNode(
      path: "A", component: "A", frame: all, items: [try item().seeingBehindItself])
    let inDisplay = node.confiningMaterials(to: MaterialWindow(all, cornerRadius: 0))
      .confiningMaterials(to: MaterialWindow(all, cornerRadius: 20))
      .confiningMaterials(to: MaterialWindow(all.inset(by: -10), cornerRadius: 0))
    let material = try #require(inDisplay.items.first?.material)
    let window = try #require(material.window)
    #expect(window.frame == all && window.cornerRadius == 20 && window.part == bar)
    guard case .material(let moved) = Paint.material(material).moved(by: Point(x: 5, y: -2))
    else { return #expect(Bool(false)) }
    #expect(moved.window?.part?.origin == Point(x: 5, y: -2))
  }
}
