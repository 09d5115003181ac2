import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// ios26.yaml, tab_bar: a platter as wide as its contents, and at most 42 points narrower than the screen.
@Suite("Tabs on a platter")
struct FloatingTabTests {
  private func scene(_ titles: [String]) throws -> Scene {
    let tabs = titles.map { TabItem($0, systemImage: "star") }
    return try draw(TabBar(tabs), width: 402, in: Environment(platform: .ios, osVersion: 26))
  }

  private func platter(_ scene: Scene) -> Rect? {
    scene.root.leaves.lazy.compactMap { item -> Rect? in
      if case .fill(.roundedRect(let rect, _, _), .material) = item { rect } else { nil }
    }.first
  }

  @Test("Tabs are wider for a long title while there is room, and all alike")
  func longTitle() throws {
    let short = try scene(["Home", "Orders", "Saved"])
    #expect(abs((platter(short)?.width ?? 0) - 274) < 0.1)
    let long = try scene(["Home", "Personal Account", "Saved"])
    let tabs = long.nodes.filter { $0.component == "Tab" }
    #expect(tabs.map(\.text) == ["Home", "Personal Account", "Saved"])
    #expect(Set(tabs.map { ($0.frame.width * 100).rounded() }).count == 1)
    let wide = try #require(platter(long))
    #expect(wide.width > 274 && wide.width <= 360 && abs(wide.midX - 201) < 0.1)
  }

  @Test("Without room for all of it a title is cut")
  func full() throws {
    let found = try scene(["Home", "Personal Account", "Saved", "Bag", "More"])
    #expect(abs((platter(found)?.width ?? 0) - 360) < 0.1)
    let tab = found.nodes.first { $0.text?.hasPrefix("Per") == true }
    #expect(tab?.text?.hasSuffix("…") == true)
  }
}
