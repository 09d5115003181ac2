import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Glass as a background and as the fill of a shape")
struct GlassFillTests {
  private func items(_ component: some Component, contrast: Contrast = .standard) throws
    -> [DrawItem]
  {
    try draw(
      component, in: Environment(platform: .ios, osVersion: 26, contrast: contrast)
    ).items
  }

  private func shapes(_ fill: ColorValue) -> [AnyComponent] {
    [
      AnyComponent(Label("Title").padding(16).background(fill, cornerRadius: 16)),
      AnyComponent(Circle().fill(.color(fill)).frame(width: 60, height: 60)),
      AnyComponent(Capsule().fill(.color(fill)).frame(width: 90, height: 44)),
      AnyComponent(
        RoundedRectangle(cornerRadius: 20).fill(.color(fill)).frame(width: 90, height: 60)),
    ]
  }

  private func shadow(_ items: [DrawItem]) -> Shadow? {
    items.lazy.compactMap { if case .shadow(_, let shadow) = $0 { shadow } else { nil } }.first
  }

  private func lines(_ items: [DrawItem]) -> [DrawItem] {
    items.filter { if case .stroke = $0 { true } else { false } }
  }

  @Test("It has the rim and the shadow of a glass button; clear glass casts none")
  func parts() throws {
    let button = try #require(shadow(items(Button("Go", style: .glass))))
    for shape in shapes("glass") {
      let items = try items(shape)
      #expect(items.first?.material?.name == "glass")
      #expect(lines(items).count == 2)
      #expect(shadow(items) == button)
    }
    for shape in shapes("clearGlass") {
      let items = try items(shape)
      #expect(items.first?.material?.name == "clearGlass")
      #expect(lines(items).count == 2 && shadow(items) == nil)
    }
    for shape in shapes("regularMaterial") {
      let items = try items(shape)
      #expect(lines(items).isEmpty && shadow(items) == nil)
    }
  }

  @Test("With increased contrast it has a line at its edge, as a glass button does")
  func line() throws {
    for name in [ColorValue("glass"), "clearGlass"] {
      for shape in shapes(name) {
        #expect(try lines(items(shape, contrast: .increased)).count == 1)
      }
    }
  }

  @Test("The rim of an outline lies inside of it, and the outline of what scrolls cuts no shadow")
  func inside() throws {
    let drawn = try draw(
      Ellipse().fill(.color("glass")).frame(width: 90, height: 44),
      in: Environment(platform: .ios, osVersion: 26))
    let ellipse = try #require(drawn.nodes.first { $0.component == "Ellipse" })
    let groups = ellipse.items.compactMap { item -> DrawGroup? in
      if case .group(let group) = item { group } else { nil }
    }
    #expect(groups.count == 2 && groups.allSatisfy { $0.clips.count == 1 })
    let scene = try draw(
      ScrollView { Label("x") }.frame(width: 90, height: 90).background("glass"),
      in: Environment(platform: .ios, osVersion: 26))
    let node = try #require(scene.nodes.first { shadow($0.items) != nil })
    #expect(node.clip == nil)
  }
}
