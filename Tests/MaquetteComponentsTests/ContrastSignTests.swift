import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// HIG, Accessibility: with increased contrast, 4.5 between signs or letters and what they stand on.
@Suite("Signs on bright fills with increased contrast")
struct ContrastSignTests {
  private func scene(_ list: List, _ contrast: Contrast, _ platform: Platform = .ios) throws
    -> Scene
  {
    try draw(
      list, width: 390,
      in: Environment(platform: platform, osVersion: 26, appearance: .dark, contrast: contrast))
  }

  /// The ground and the sign of a node.
  private func pair(_ scene: Scene, _ component: String) throws -> (ground: Color, sign: Color) {
    let node = try #require(scene.nodes.first { $0.component == component })
    let colors = node.allItems.compactMap(\.color)
    return (try #require(colors.first), try #require(colors.last))
  }

  @Test("A swipe action and a sign to delete can be made out")
  func legible() throws {
    let swiped = List {
      Label("One").swipeActions([SwipeAction("Flag", systemImage: "flag", tint: "systemOrange")])
    }
    let edited = List { Label("One") }.with { list in
      list.editMode = .active
      list.editActions = .all
    }
    for (list, name) in [(swiped, "SwipeAction"), (edited, "DeleteButton")] {
      let (ground, sign) = try pair(scene(list, .increased), name)
      #expect(sign.contrast(with: ground) >= 4.49, "\(name): \(sign.hex) on \(ground.hex)")
      let usual = try pair(scene(list, .standard), name)
      #expect(usual.sign == .white, "\(name)")
    }
  }

  @Test(
    "Tiles keep their white symbols, as those of Settings do", arguments: Platform.allCases,
    ["systemYellow", "systemGreen", "systemBlue"] as [ColorValue])
  func tiles(platform: Platform, background: ColorValue) throws {
    let tiled = List {
      NavigationLink("Notes").icon(IconTile(systemName: "wifi", background: background))
    }
    #expect(try pair(scene(tiled, .increased, platform), "IconTile").sign == .white)
  }

  @Test("So can the selected row of a sidebar")
  func sidebar() throws {
    let list = List(style: .sidebar) { Label("Inbox").listRowState(.selected) }
    let scene = try scene(list, .increased, .ipados)
    let canvas = try #require(scene.background)
    for text in scene.seenTexts(on: canvas) { #expect(text.contrast >= 4.49, "\(text)") }
  }
}
