import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("What the system draws over an app")
struct SystemSignTests {
  private func scene(
    _ presented: some Component, keyboard: Bool = false, osVersion: Int = 26
  ) throws -> Scene {
    var screen = Screen {
      Label("Albums")
      presented
    }
    screen.showsStatusBar = true
    if keyboard { screen.inputView = [AnyComponent(Keyboard())] }
    return try draw(screen, in: Environment(platform: .ios, osVersion: osVersion))
  }

  private func place(_ component: String, in scene: Scene) throws -> Int {
    try #require(scene.root.children.lastIndex { $0.component == component })
  }

  @Test("Time, signs and the line at the bottom lie over alerts and sheets, undimmed")
  func signs() throws {
    let alert = try scene(Alert("Sure?") { Button("OK") })
    #expect(try place("StatusBar", in: alert) > place("Backdrop", in: alert))
    #expect(try place("HomeIndicator", in: alert) > place("Alert", in: alert))
    let sheet = try scene(Sheet("New", detent: .medium) { Label("Title") })
    #expect(try place("HomeIndicator", in: sheet) > place("Sheet", in: sheet))
  }

  @Test("Dialogs at the lower edge and menus lie over a keyboard and stay where they are")
  func otherPresentations() throws {
    let dialog = ConfirmationDialog("Delete?") { Button("Delete", role: .destructive) }
    let menu = ContextMenu {
      MenuItem("Reply")
    } preview: {
      Label("Lunch?")
    }
    for (name, presented) in [
      ("ConfirmationDialog", AnyComponent(dialog)), ("ContextMenu", AnyComponent(menu)),
    ] {
      for version in [18, 26] {
        let with = try scene(presented, keyboard: true, osVersion: version)
        let without = try scene(presented, osVersion: version)
        func frame(_ scene: Scene) throws -> Rect {
          try #require(scene.nodes.first { $0.component == name }?.frame)
        }
        #expect(try frame(with) == frame(without), "\(name) \(version)")
        let order = with.nodes.map(\.component)
        let panel = try #require(order.firstIndex(of: "Input"))
        #expect(panel < (try #require(order.lastIndex(of: name))), "\(name) \(version)")
      }
    }
  }

  @Test("A keyboard belongs to an alert: it is not dimmed, and the alert stands above it")
  func keyboard() throws {
    let alert = Alert("New Album") { Button("Save") }
    let without = try scene(alert)
    let with = try scene(alert, keyboard: true)
    let panel = try #require(with.nodes.first { $0.component == "Input" }?.frame)
    let frame = try #require(with.nodes.first { $0.component == "Alert" }?.frame)
    #expect(frame.maxY < panel.minY)
    let before = try #require(without.nodes.first { $0.component == "Alert" }?.frame)
    #expect(frame.size == before.size && frame.minY < before.minY)
    #expect(try place("Input", in: with) > place("Backdrop", in: with))
  }
}
