import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// Documented: WWDC25, "Build a UIKit app with the new design": items of bars stand on glass.
@Suite("Controls in bars since version 26")
struct BarControlGlassTests {
  private func grounds(_ items: [AnyComponent], osVersion: Int) throws -> [Rect] {
    let screen = Screen(toolbar: Toolbar { items }) { Label("Hello") }
    let scene = try draw(screen, in: Environment(platform: .ios, osVersion: osVersion))
    return scene.items.compactMap { item in
      if case .fill(.roundedRect(let rect, _, _), .material) = item { rect } else { nil }
    }
  }

  @Test("Segments, fields and pop-up buttons have glass of their own, as high as that of buttons")
  func glass() throws {
    let controls: [AnyComponent] = [
      AnyComponent(SegmentedControl(["Years", "All"])), AnyComponent(TextField("Message")),
      AnyComponent(PopUpButton("Small") { MenuItem("Small") }),
    ]
    for control in controls {
      let plain = try grounds([AnyComponent(Button("", symbol: "plus"))], osVersion: 26)
      let own = try grounds([control], osVersion: 26)
      #expect(own.count == 1 && own[0].height == plain[0].height)
      #expect(own[0].midY == plain[0].midY)
      #expect(try grounds([control], osVersion: 18).isEmpty)
    }
  }

  @Test("They share it with nobody")
  func apart() throws {
    let row: [AnyComponent] = [
      AnyComponent(Button("", symbol: "plus")), AnyComponent(TextField("Message")),
      AnyComponent(Button("", symbol: "mic")),
    ]
    #expect(try grounds(row, osVersion: 26).count == 3)
  }
}
