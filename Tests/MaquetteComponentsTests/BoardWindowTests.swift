import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Windows on boards")
struct BoardWindowTests {
  @Test("A window has its own outline and shadow on it, and nothing around them")
  func window() throws {
    var mac = SubtreeEnvironment()
    mac.platform = .macos
    let window = Window("Settings") { Label("a") }.frame(width: 300, height: 200)
    let boards = [
      Board { Artboard("One") { window.environment(mac) } },
      Board { Artboard("One") { window }.environment(mac) },
    ]
    for board in boards {
      let scene = try draw(board)
      let picture = try #require(scene.nodes.first { $0.component == "Artboard" })
      #expect(picture.items.isEmpty && picture.clip == nil)
      #expect(!scene.nodes.contains { $0.component == "Edge" && !$0.path.contains("Window") })
      let outline = try #require(scene.nodes.first { $0.component == "Window" })
      #expect(outline.items.contains { if case .shadow = $0 { true } else { false } })
    }
    let filled = Board {
      Artboard("One") { window }.with { $0.background = "red" }.environment(mac)
    }
    let picture = try #require(
      try draw(filled).nodes.first { $0.component == "Artboard" })
    #expect(!picture.items.isEmpty && picture.clip != nil)
  }
}
