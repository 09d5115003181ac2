import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// As other buttons, which stand on glass since version 26: WWDC25, "Build an AppKit app with the new design".
@Suite("Toggles that are buttons in a Mac's toolbar")
struct MacToolbarToggleTests {
  private func scene(_ items: [AnyComponent], mode: ToolbarDisplayMode = .default) throws -> Scene {
    let bar = Toolbar("Notes") { items }.with { $0.displayMode = mode }
    return try draw(bar, width: 400, in: Environment(platform: .macos, osVersion: 26))
  }

  private func glass(_ scene: Scene) -> [Rect] {
    scene.items.compactMap { item in
      if case .fill(.roundedRect(let rect, _, _), .material) = item { rect } else { nil }
    }
  }

  private func toggle(_ title: String, symbol: String = "", isOn: Bool = false) -> AnyComponent {
    let toggle = Toggle(title, isOn: isOn, style: .button)
    return AnyComponent(toggle.with { $0.systemImage = symbol })
  }

  @Test(
    "In every script they stand on the glass that buttons stand on",
    arguments: ["Wrap", "Umbrüche", "التفاف", "折り返し", "पंक्ति", "แถว"], [false, true])
  func titles(title: String, isOn: Bool) throws {
    for mode in ToolbarDisplayMode.allCases {
      for symbol in ["", "bold"] {
        let own = try scene([toggle(title, symbol: symbol, isOn: isOn)], mode: mode)
        let button = try scene([AnyComponent(Button(title, symbol: symbol))], mode: mode)
        #expect(glass(own).count == 1)
        #expect(glass(own) == glass(button))
      }
    }
  }

  @Test("Symbols share it with the buttons beside them")
  func shared() throws {
    let share = AnyComponent(Button("Share", symbol: "square.and.arrow.up"))
    let drawn = try scene([toggle("Bold", symbol: "bold"), share])
    #expect(glass(drawn).count == 1)
    #expect(drawn.nodes.contains { $0.component == "Toggle" })
  }

  @Test("What is on is told apart, and assistive technology hears the value")
  func value() throws {
    func drawn(_ isOn: Bool) throws -> Scene { try scene([toggle("Bold", isOn: isOn)]) }
    let (on, off) = (try drawn(true), try drawn(false))
    #expect(on.items != off.items)
    for (scene, value) in [(on, "on"), (off, "off")] {
      let node = try #require(scene.nodes.first { $0.component == "Toggle" })
      #expect(node.accessibility?.label == "Bold" && node.accessibility?.value == value)
      #expect(node.accessibility?.traits.contains(.toggleButton) == true)
      #expect(scene.nodes.filter { $0.accessibility?.label == "Bold" }.count == 1)
    }
  }

  @Test("It has its tint while it is on")
  func tint() throws {
    let color = Color(rgb: 0x8000FF)
    for isOn in [true, false] {
      let toggle = Toggle("Bold", isOn: isOn, style: .button)
      let texts = try scene([AnyComponent(toggle.with { $0.tint = .custom(color) })]).items
        .filter { if case .text(_, color) = $0 { true } else { false } }
      #expect(texts.isEmpty == !isOn)
    }
  }

  @Test("A toggle in the style of buttons is an item as buttons are", arguments: [15, 26])
  func toggles(os: Int) throws {
    func items(with first: some Component) throws -> [SceneNode] {
      var window = Window("Notes") { Label("Text") }
      window.bars.toolbar = AnyComponent(
        Toolbar("Notes") {
          first
          Button("Share", symbol: "square.and.arrow.up")
        })
      let scene = try draw(
        window, width: 640, height: 400, in: Environment(platform: .macos, osVersion: os))
      return scene.nodes.filter { $0.path.contains("/Items") }
    }
    for (title, isOn) in [("Bold", true), ("غامق", false), ("粗体", true)] {
      var button = Button(title, symbol: "bold")
      if isOn { button.value = .on }
      let own = try items(
        with: Toggle(title, systemImage: "bold", isOn: isOn).toggleStyle(.button))
      let usual = try items(with: button)
      #expect(own.count > 2 && own.map(\.frame) == usual.map(\.frame))
      #expect(own.map(\.items) == usual.map(\.items))
      let spoken = try #require(own.first { $0.component == "Toggle" }?.accessibility)
      #expect(spoken.label == title && spoken.traits.contains(.toggleButton))
      #expect(!usual.contains { $0.component == "Toggle" })
    }
  }
}
