import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// materials.yaml, adaptivity: small glass is light or dark as what is behind it, large glass is not.
@Suite("Buttons of menus that are of glass")
struct GlassMenuTests {
  private func openers(_ style: ButtonStyle, isPresented: Bool = false) -> [AnyComponent] {
    [
      AnyComponent(
        Menu("Sort", isPresented: isPresented) { MenuItem("Name") }.with { $0.style = style }),
      AnyComponent(
        PullDownButton("Sort", isPresented: isPresented) { MenuItem("Name") }
          .with { $0.style = style }),
      AnyComponent(
        PopUpButton("Sort", isPresented: isPresented) {
          MenuItem("Sort")
          MenuItem("Name")
        }.with { $0.style = style }),
    ]
  }

  private func scene(
    _ opener: AnyComponent, over ground: ColorValue, _ appearance: Appearance,
    reduced: Bool = false
  ) throws -> Scene {
    var environment = Environment(platform: .ios, osVersion: 26, appearance: appearance)
    environment.accessibilityReduceTransparency = reduced
    return try draw(opener.padding(20).background(ground), in: environment)
  }

  private func color(_ text: String, _ scene: Scene) throws -> Color {
    try #require(scene.nodes.first { $0.text == text }?.style?.color)
  }

  @Test(
    "They are as light or dark as what is behind them, as other buttons are",
    arguments: [ButtonStyle.glass, .clearGlass], Appearance.allCases)
  func flips(style: ButtonStyle, appearance: Appearance) throws {
    for opener in openers(style) {
      #expect(try color("Sort", scene(opener, over: "#101030", appearance)) == .white)
      #expect(try color("Sort", scene(opener, over: "#FFFFFF", appearance)) == .black)
    }
  }

  @Test("Opaque glass stays as the screen is")
  func opaque() throws {
    for opener in openers(.glass) {
      let scene = try scene(opener, over: "#101030", .light, reduced: true)
      #expect(try color("Sort", scene) == .black)
    }
  }

  @Test("An open menu is as light or dark as the screen, whatever its button is")
  func open() throws {
    for opener in openers(.glass, isPresented: true) {
      let scene = try scene(opener, over: "#101030", .light)
      #expect(try color("Sort", scene) == .white)
      #expect(try color("Name", scene) == .black)
      #expect(scene.nodes.filter { $0.text == "Name" }.count == 1)
    }
  }

  @Test("What is wrong with a menu is told once, where its button follows a gradient, too")
  func once() {
    let gradient = GradientValue(
      .linear(startPoint: .top, endPoint: .bottom), colors: ["#101018", "#101018"])
    let menu = Menu("Sort") { MenuItem("Name", symbol: "no.such.symbol") }
      .with { $0.style = .glass }
      .padding(20).modified(.drawing(.gradient(gradient, radius: 0)))
    let found = complaints(menu, in: Environment(platform: .ios, osVersion: 26))
    #expect(found.filter { $0.message.contains("no.such.symbol") }.count == 1)
  }
}
