import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// ios26.yaml, search_field.placement_iphone: in the bar at the bottom (WWDC25, sessions 284 and 323).
@Suite("Where a screen has its search field")
struct ScreenSearchTests {
  private func field(
    _ bar: NavigationBar, version: Int, toolbar: Toolbar? = nil, tabBar: TabBar? = nil
  ) throws -> (frame: Rect, screen: Size, path: String) {
    let screen = Screen(navigationBar: bar, toolbar: toolbar, tabBar: tabBar) { Label("One") }
    let scene = try draw(screen, in: Environment(platform: .ios, osVersion: version))
    let node = try #require(scene.nodes.first { $0.component == "SearchField" })
    return (node.frame, scene.size, node.path)
  }

  private let bar = NavigationBar("Contacts").searchable()

  @Test("On a phone below the title, and since iOS 26 at the bottom")
  func phone() throws {
    let classic = try field(bar, version: 18)
    #expect(classic.frame.maxY < 250)
    let below = try field(bar, version: 26)
    #expect(below.frame.minY > below.screen.height - 100)
    #expect(below.path.contains("Toolbar"))
  }

  @Test("Beside what the toolbar has, at its end")
  func toolbar() throws {
    let found = try field(
      bar, version: 26, toolbar: Toolbar { Button("", symbol: "line.3.horizontal") })
    #expect(found.frame.minX > 60 && found.frame.maxX > found.screen.width - 40)
  }

  @Test("Below the title where tabs are at the bottom, or where the spec says so")
  func drawer() throws {
    let tabs = TabBar([TabItem("One"), TabItem("Two")])
    #expect(try field(bar, version: 26, tabBar: tabs).frame.maxY < 250)
    let asked = bar.with { $0.searchPlacement = .navigationBarDrawer }
    #expect(try field(asked, version: 26).frame.maxY < 250)
  }
}
