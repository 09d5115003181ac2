import Maquette
import MaquetteCore
import Testing

/// Where components have materials.
@Suite("Materials of components")
struct MaterialUseTests {
  private let renderer = Renderer()

  private func names(_ component: some Component, in environment: Environment) throws -> [String] {
    var names: [String] = []
    func add(_ items: [DrawItem]) {
      for item in items {
        if let material = item.material { names.append(material.name) }
        if case .group(let group) = item { add(group.items) }
      }
    }
    for node in try renderer.picture(of: component, in: environment).scene.nodes { add(node.items) }
    return names
  }

  @Test("Bars, tabs and glass buttons of iOS 26 are of glass")
  func glass() throws {
    let environment = Environment(osVersion: 26)
    #expect(try names(Button("Play").style(.glass), in: environment) == ["glass"])
    #expect(try names(Button("Play").style(.clearGlass), in: environment) == ["clearGlass"])
    let tabs = TabBar([TabItem("One", systemImage: "star"), TabItem("Two", systemImage: "star")])
    #expect(try names(tabs, in: environment) == ["barGlass"])
    let bar = NavigationBar("Mail") {
      Button("", symbol: "plus")
    }
    #expect(try names(bar, in: environment) == ["barGlass"])
  }

  @Test("A background with a material's name is one")
  func background() throws {
    let label = Label("Text").background(.named("thinMaterial"), cornerRadius: 8)
    #expect(try names(label, in: Environment()) == ["thinMaterial"])
    #expect(try names(Label("Text").background(.named("systemRed")), in: Environment()) == [])
  }

  @Test("Reduced transparency and increased contrast leave one colour")
  func settings() throws {
    var environment = Environment(osVersion: 26)
    environment.accessibilityReduceTransparency = true
    #expect(try names(Button("Play").style(.glass), in: environment) == [])
    environment = Environment(osVersion: 26)
    environment.contrast = .increased
    #expect(try names(Button("Play").style(.glass), in: environment) == [])
  }
}
