import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Fields and subtitles of navigation bars")
struct NavigationBarRoomTests {
  @Test("A field in a line of its own grows with the text size as one that stands in no bar")
  func growingSearch() throws {
    var large = surroundings()
    large.textSize = .accessibility3
    let alone = try draw(SearchField("Search"), width: 358, in: large).size.height
    let scene = try draw(NavigationBar("a").searchable(), width: 390, in: large)
    #expect(alone > 36 && scene.frame("SearchField")?.height == alone)
    let usual = try draw(NavigationBar("a"), width: 390, in: large).size.height
    #expect(scene.size.height == usual + 52 + alone - 36)
  }

  @Test(
    "An iPad's field stands in the row where it has room, otherwise below the title",
    arguments: [350.0, 420, 480, 560, 834], LayoutDirection.allCases)
  func searchRoom(width: Double, direction: LayoutDirection) throws {
    let bar = NavigationBar("Inbox") {
    } trailingItems: {
      Button("Filter")
      Button("Select")
    }.searchable()
    let environment = Environment(platform: .ipados, osVersion: 26, direction: direction)
    let scene = try draw(bar, width: width, in: environment)
    let field = try #require(scene.frame("SearchField"))
    let buttons = scene.nodes.filter { $0.component == "Button" }.map(\.frame)
    let usual = try draw(bar, width: 834, in: environment).nodes
      .filter { $0.component == "Button" }.map(\.frame.width)
    #expect(field.width >= 180 && buttons.map(\.width) == usual)
    #expect(buttons.allSatisfy { $0.intersection(field).map { $0.width < 0.01 } ?? true })
    let title = try #require(scene.nodes.first { $0.text == "Inbox" }).frame
    if width == 350 { #expect(field.minY > title.minY) }
    if width == 834 { #expect(field.maxY <= 44 && field.width == 240) }
  }

  @Test("A subtitle grows with the large title that it stands below, and in the row it does not")
  func growingSubtitle() throws {
    func size(_ mode: TitleDisplayMode) throws -> Double? {
      var bar = NavigationBar("Library", titleDisplayMode: mode)
      bar.subtitle = "12 Unread"
      let environment = Environment(platform: .ios, osVersion: 26, textSize: .accessibility3)
      return try draw(bar, width: 402, in: environment).nodes
        .first { $0.text == "12 Unread" }?.style?.size
    }
    // As the smallest text style does, which has 11 points at first, too (HIG, Typography).
    #expect(try size(.large) == 29)
    #expect(try size(.inline) == 11)
  }

  @Test(
    "An iPad's tabs share the row with what leaves them room: a field goes below the title, and items below the tabs",
    arguments: [false, true], LayoutDirection.allCases)
  func besideTabs(isWide: Bool, direction: LayoutDirection) throws {
    let tabs = TabBar(["Home", "Orders", "Saved", "Account"].map { TabItem($0) })
    func scene(_ bar: NavigationBar) throws -> Scene {
      let name = "iPad Pro 11-inch M5"
      let screen = Screen(
        device: isWide ? name + " landscape" : name, navigationBar: bar, tabBar: tabs
      ) { Label("x") }
      return try draw(
        screen, in: Environment(platform: .ipados, osVersion: 26, direction: direction))
    }
    func pill(_ scene: Scene) throws -> Rect {
      let items = try #require(scene.nodes.first { $0.component == "TabBar" }).leaves
      return try #require(
        items.lazy.compactMap { item -> Rect? in
          if case .fill(.roundedRect(let rect, _, _), _) = item { rect } else { nil }
        }.first)
    }
    let plus = Button("", symbol: "plus")
    let searching = try scene(NavigationBar("Settings", trailingItems: { plus }).searchable())
    let field = try #require(searching.frame("SearchField"))
    let platter = try pill(searching)
    #expect(isWide == (field.minY < platter.maxY) && field.width >= 180)
    let names = ["Duplicate", "Rearrange", "Archive"]
    let buttons = names.map { AnyComponent(Button($0)) }
    let many = try scene(NavigationBar("Settings", trailingItems: { buttons }))
    let row = try #require(many.frame("NavigationBar/Row"))
    #expect(isWide == (row.minY < (try pill(many)).maxY))
    for (scene, own) in [(searching, [field]), (many, [])] {
      let platter = try pill(scene)
      let buttons = scene.nodes.filter { $0.component == "Button" }.map(\.frame)
      #expect(buttons.count == (own.isEmpty ? 3 : 1))
      for frame in buttons + own where frame.minY < platter.maxY {
        #expect(max(frame.minX - platter.maxX, platter.minX - frame.maxX) > 11.9)
      }
    }
  }
}
