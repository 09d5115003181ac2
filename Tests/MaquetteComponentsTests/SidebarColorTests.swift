import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// macos-colors.yaml, system_tints_vibrant: colours on sidebars are vibrant.
@Suite("Colours on a Mac's sidebar")
struct SidebarColorTests {
  @Test("The text of a selected row is white, and the others' vibrant", arguments: [nil, 26])
  func selection(version: Int?) throws {
    let screen = Screen { Label("a") }.sidebar {
      List {
        Label("Inbox").listRowState(.selected)
        Label("Sent")
      }
    }
    for appearance in Appearance.allCases {
      let environment = Environment(
        platform: .macos, osVersion: version, appearance: appearance)
      let scene = try draw(screen, width: 600, height: 200, in: environment)
      let colors = ["Inbox", "Sent"].map { text in
        scene.nodes.first { $0.text == text }?.style?.color
      }
      let traits = environment.colorTraits
      let theme = environment.theme
      let label = theme.vibrant["label"] ?? theme.colors["label"]
      #expect(colors[1] != nil && colors[1] == label?[traits])
      if version == nil { #expect(colors[0] == .white) }
      #expect(colors[0] != nil)
    }
  }

  @Test("Tiles have grounds of their own, on which nothing is vibrant")
  func grounds() throws {
    let screen = Screen { Label("a") }.sidebar {
      List { Label("Wi-Fi", icon: IconTile(systemName: "wifi", background: "systemGreen")) }
    }
    let scene = try draw(screen, width: 600, height: 200, in: Environment(platform: .macos))
    let colors = scene.items.compactMap(\.color)
    let (own, vibrant) = (Theme.macos.colors["systemGreen"], Theme.macos.vibrant["systemGreen"])
    #expect(colors.contains { $0 == own?[ColorTraits()] })
    #expect(!colors.contains { $0 == vibrant?[ColorTraits()] })
  }
}
