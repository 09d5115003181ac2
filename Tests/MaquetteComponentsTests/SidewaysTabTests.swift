import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Tabs of phones that lie on their side")
struct SidewaysTabTests {
  private func tabs(_ scene: Scene) -> [SceneNode] { scene.nodes.filter { $0.component == "Tab" } }

  @Test("On a platter that lies on its side titles beside their symbols have room")
  func inlineTitles() throws {
    var environment = Environment(platform: .ios, osVersion: 26)
    environment.device = Device.named("iPhone 15 landscape")
    let names = ["Recordings", "Notifications"]
    let bar = TabBar(names.map { TabItem($0, systemImage: "bell") })
    let found = tabs(try draw(Screen(tabBar: bar) { Label("a") }, in: environment))
    #expect(found.map(\.text) == names)
    // Both have the room of the longer one, and 10 points at its ends: the letters and symbol of it are narrower.
    let letters = Double(names[1].count) * 13 * 10 / 17
    #expect(found[0].frame.width == found[1].frame.width)
    #expect(found[1].frame.width > letters + 18 + 2 * 10)
    #expect(found[1].frame.maxX < 852 - 59)
  }
}
