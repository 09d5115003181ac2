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

  private func scene(
    _ bar: NavigationBar, _ toolbar: Toolbar? = nil, in direction: LayoutDirection = .leftToRight
  ) throws -> Scene {
    let screen = Screen(device: "iPhone 17 Pro", navigationBar: bar, toolbar: toolbar) {
      Label("One")
    }
    return try draw(
      screen, in: Environment(platform: .ios, osVersion: 26, direction: direction))
  }

  /// WWDC25, "Build a SwiftUI app with the new design".
  @Test(
    "Where other items leave too little room for its text it is a button",
    arguments: LayoutDirection.allCases)
  func minimized(direction: LayoutDirection) throws {
    let toolbar = Toolbar {
      Button("New Reminder")
      Spacer()
      Button("Add List")
    }
    let scene = try scene(bar, toolbar, in: direction)
    #expect(!scene.nodes.contains { $0.component == "SearchField" })
    #expect(scene.nodes.contains { $0.text == "New Reminder" })
    let last = try #require(scene.nodes.first { $0.text == "Add List" }).frame
    let button = try #require(scene.nodes.first { $0.accessibility?.label == "Search" })
    #expect(button.accessibility?.role == .button && button.frame.width <= 60)
    #expect(
      direction == .leftToRight
        ? button.frame.minX > last.maxX : button.frame.maxX < last.minX)
  }

  @Test("So it is where the spec says so, at the end of the bar, until people search")
  func askedButton() throws {
    let asked = bar.with { $0.searchToolbarBehavior = .minimize }
    let closed = try scene(asked)
    #expect(!closed.nodes.contains { $0.component == "SearchField" })
    let button = try #require(closed.nodes.first { $0.accessibility?.label == "Search" }).frame
    #expect(button.maxX > 402 - 60 && button.minX > 402 - 100)
    let open = try scene(asked.with { $0.isSearchPresented = true })
    #expect(open.nodes.contains { $0.component == "SearchField" })
  }

  @Test("Below the title where tabs are at the bottom, or where the spec says so")
  func drawer() throws {
    let tabs = TabBar([TabItem("One"), TabItem("Two")])
    #expect(try field(bar, version: 26, tabBar: tabs).frame.maxY < 250)
    let asked = bar.with { $0.searchPlacement = .navigationBarDrawer }
    #expect(try field(asked, version: 26).frame.maxY < 250)
  }
}
