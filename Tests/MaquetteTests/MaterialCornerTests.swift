import Maquette
import MaquetteCore
import MaquettePainting
import MaquetteThemes
import Testing

@Suite("Materials in pictures with round corners")
struct MaterialCornerTests {
  private let whole = Rect(x: 0, y: 0, width: 200, height: 200)
  private let inner = Rect(x: 20, y: 20, width: 160, height: 160)

  /// Pixels of a screen of glass near to where a corner begins at the lower edge and at the left one, in surroundings of
  /// a colour.
  private func pixels(around color: Color) throws -> [UInt32] {
    let shape = Shape.roundedRect(inner, radius: 40, curve: .continuous)
    let effect = try #require(Theme.ios.effect(named: "regularMaterial"))
    var glass = Material("regularMaterial", effect[isDark: false], flat: .white, ground: .white)
    glass.window = MaterialWindow(inner, cornerRadius: 40)
    let group = DrawGroup([.fill(.rect(inner), .material(glass))], clips: [shape])
    let items: [DrawItem] = [
      .fill(.rect(whole), .color(color)), .fill(shape, .color(.white)), .group(group),
    ]
    let root = SceneNode(path: "Test", component: "Test", frame: whole, items: items)
    let scene = try CheckedScene(
      Scene(
        size: whole.size, background: nil, direction: .leftToRight, language: "en", title: "Test",
        root: root))
    let image = try RasterPainter().image(scene, scale: 1)
    var found: [UInt32] = []
    for along in 60..<100 {
      for edge in [177, 178] {
        found.append(image.pixels[image.width * edge + along])
        found.append(image.pixels[image.width * (199 - along) + 199 - edge])
      }
    }
    return found
  }

  @Test("Nothing beyond their continuous corners is seen through it")
  func corners() throws {
    #expect(try pixels(around: .black) == pixels(around: .white))
  }
}
