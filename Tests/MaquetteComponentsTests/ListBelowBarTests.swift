import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

// Measured (a sheet of an iOS 26 beta): 34.9 points between a small title's bar and the first card, as between two cards.
@Suite("Lists below bars since version 26")
struct ListBelowBarTests {
  private let environment = Environment(platform: .ios, osVersion: 26)

  private var list: List { List { Label("Name") } }

  /// The room between a bar and the first row.
  private func gap(below bar: String, in scene: Scene) throws -> Double {
    let end = try #require(scene.frame(bar)).maxY
    return try #require(scene.frame("Row[0]")).minY - end
  }

  private func gap(
    below bar: NavigationBar, isScrolling: Bool = false,
    @ComponentBuilder _ children: () -> [AnyComponent]
  ) throws -> Double {
    let screen = Screen(isScrolling: isScrolling, navigationBar: bar) { children() }
    return try gap(below: "NavigationBar", in: draw(screen, in: environment))
  }

  @Test("A first card is as far from a small title as from another card", arguments: [false, true])
  func small(isScrolling: Bool) throws {
    let bar = NavigationBar("About", backTitle: "General")
    #expect(try abs(gap(below: bar, isScrolling: isScrolling) { list } - 35) < 0.01)
    #expect(
      try abs(
        gap(below: bar, isScrolling: isScrolling) {
          list
          Label("Version")
        } - 35) < 0.01)
  }

  @Test("Below a large title, a search field or contents that have been scrolled it begins at once")
  func others() throws {
    #expect(try gap(below: NavigationBar("Settings")) { list } == 0)
    let search = NavigationBar("Settings", titleDisplayMode: .inline).searchable()
      .with { $0.searchPlacement = .navigationBarDrawer }
    #expect(try gap(below: search) { list } == 0)
    let scrolled = NavigationBar("Settings").with { $0.isAtScrollEdge = false }
    #expect(try gap(below: scrolled) { list } == 0)
    let plain = List(style: .plain) { Label("Name") }
    #expect(try gap(below: NavigationBar("About", backTitle: "")) { plain } == 0)
  }

  @Test("Below something else, there is as much room above the first card, whatever the title")
  func belowOthers() throws {
    for bar in [NavigationBar("Settings"), NavigationBar("About", backTitle: "")] {
      let screen = Screen(navigationBar: bar) {
        Button("الكل", style: .gray)
        list
      }
      let scene = try draw(screen, in: environment)
      let top = try #require(scene.nodes.first { $0.component == "List" }).frame.minY
      #expect(try abs(#require(scene.frame("Row[0]")).minY - top - 35) < 0.01)
    }
  }

  @Test("A sheet's bar is as far from its list; a sheet without a bar has no room above it")
  func sheets() throws {
    for detent in [Sheet.Detent.medium, .large] {
      let sheet = Sheet("Details", detent: detent) { list }
      let scene = try draw(Screen { sheet }, in: environment)
      // A partial sheet is drawn smaller than it is laid out.
      let scale = try #require(scene.frame("Sheet[0]")).width / scene.size.width
      #expect(try abs(gap(below: "Toolbar", in: scene) - 45 * scale) < 0.01)
    }
    let bare = try draw(Screen { Sheet("") { list } }, in: environment)
    let top = try #require(bare.frame("Sheet[0]")).minY
    #expect(try #require(bare.frame("Row[0]")).minY - top < 20)
  }
}
