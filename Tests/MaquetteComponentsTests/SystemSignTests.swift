import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("What the system draws over an app")
struct SystemSignTests {
  private func scene(_ presented: some Component, keyboard: Bool = false) throws -> Scene {
    var screen = Screen {
      Label("Albums")
      presented
    }
    screen.showsStatusBar = true
    if keyboard { screen.inputView = [AnyComponent(Keyboard())] }
    return try draw(screen, in: Environment(platform: .ios, osVersion: 26))
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
