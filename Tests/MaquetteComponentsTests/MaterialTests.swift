import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("In front of a material")
struct MaterialTests {
  private func labelColor(_ component: some Component, in environment: Environment = Environment())
    throws -> String?
  {
    try draw(component, in: environment).items.compactMap { item -> String? in
      if case .text(_, let color) = item { color.hex } else { nil }
    }.first
  }

  private let label = Label("a").color(.secondary)

  @Test("Label colours are vibrant, behind and beside it they are not")
  func vibrant() throws {
    #expect(try labelColor(label) == "#3C3C4399")
    #expect(try labelColor(label.background(.regularMaterial)) == "#000000A6")
    #expect(try labelColor(VStack { label }.padding(4).background(.thinMaterial)) == "#000000A6")
    let beside = HStack {
      label
      Label("b").background(.regularMaterial)
    }
    #expect(try labelColor(beside) == "#3C3C4399")
  }

  @Test("A material stands for a translucent fill where nothing is blurred")
  func fill() throws {
    let scene = try draw(label.background(.regularMaterial), in: Environment())
    #expect(scene.items.first?.material?.flat.hex == "#F2F2F2CC")
    let dark = try draw(
      label.background("systemMaterial"), in: Environment(appearance: .dark))
    #expect(dark.items.first?.material?.flat.hex == "#2D2D2DCC")
  }

  @Test("A shape filled with a material is one", arguments: ["regularMaterial", "bar"])
  func shapes(_ name: String) throws {
    let scene = try draw(Circle().fill(.color(.named(name))).frame(width: 20), in: Environment())
    #expect(scene.items.first?.material?.name == name)
    var reduced = Environment()
    reduced.accessibilityReduceTransparency = true
    let flat = try draw(Circle().fill(.color(.named(name))).frame(width: 20), in: reduced)
    #expect(flat.items.first?.material == nil)
  }

  @Test("What hides the material ends it, what lets it through does not")
  func hidden() throws {
    let opaque = label.background(.named("systemBackground")).padding(4)
    #expect(try labelColor(opaque.background(.regularMaterial)) == "#3C3C4399")
    let sheer = label.background(.named("tertiarySystemFill")).padding(4)
    #expect(try labelColor(sheer.background(.regularMaterial)) == "#000000A6")
    let own = label.background("#FFFFFF80").padding(4)
    #expect(try labelColor(own.background(.regularMaterial)) == "#000000A6")
    let tinted = label.background(.tint).padding(4)
    #expect(try labelColor(tinted.background(.regularMaterial)) == "#3C3C4399")
  }

  @Test("A fill in front of a material is vibrant itself")
  func fills() throws {
    let card = label.background(.named("systemFill")).padding(4).background(.bar)
    let fills = try draw(card, in: Environment()).items.compactMap { item -> String? in
      if case .fill(_, .color(let color)) = item { color.hex } else { item.material?.flat.hex }
    }
    #expect(fills == ["#F9F9F9F0", "#0000002E"])
  }

  @Test("A canvas and a screen of a material count too")
  func canvas() throws {
    let scene = try SceneMaker(measurer: FakeMeasurer()).scene(
      of: label, on: Canvas(background: .color(.regularMaterial)), in: Environment()
    ).scene
    #expect(scene.items.last?.color?.hex == "#000000A6")
    #expect(
      try labelColor(Screen(background: .thickMaterial) { label }) == "#000000A6")
  }

  // HIG, "Color", macOS, vibrant table: blue is #0070F5, red #FF3126.
  @Test("The tints of macOS have vibrant variants")
  func tints() throws {
    let mac = Environment(platform: .macos)
    let tinted = Label("a").color(.tint)
    #expect(try labelColor(tinted, in: mac) == "#007AFF")
    #expect(try labelColor(tinted.background(.regularMaterial), in: mac) == "#0070F5")
    var red = mac
    red.tint = "red"
    #expect(try labelColor(tinted.background(.regularMaterial), in: red) == "#FF3126")
  }

  @Test("Who asks for it gets the other variant")
  func asked() {
    var context = LayoutContext(
      environment: Environment(), measurer: FakeMeasurer(), sink: DiagnosticSink())
    #expect(context.color(.secondary, key: "color", isVibrant: true).hex == "#000000A6")
    context.isOnMaterial = true
    #expect(context.color(.secondary, key: "color").hex == "#000000A6")
    #expect(context.color(.secondary, key: "color", isVibrant: false).hex == "#3C3C4399")
  }

  // SwiftUI: Material is available from watchOS 10 on.
  @Test("A watch has SwiftUI's materials, too", arguments: [nil, 26])
  func watch(version: Int?) throws {
    let scene = try draw(
      label.background(.regularMaterial), in: Environment(platform: .watchos, osVersion: version))
    #expect(scene.nodes.flatMap(\.items).compactMap(\.material?.name) == ["regularMaterial"])
  }
}
