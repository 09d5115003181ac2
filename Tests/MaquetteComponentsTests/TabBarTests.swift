import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Tab bars")
struct TabBarTests {
  private let items: [TabItem] = [
    TabItem("Home", systemImage: "house"), TabItem("Orders", systemImage: "bag", badge: "3"),
    TabItem("Saved", systemImage: "heart"),
  ]

  /// How wide the symbol of a tab that is not chosen is drawn.
  private func symbolWidth(_ tab: SceneNode?) throws -> Double {
    let boxes = try #require(tab).inkBoxes
    return try #require(boxes.first.map { boxes.reduce($0) { $0.union($1) } }).width
  }

  private func tabs(_ scene: Scene) -> [SceneNode] { scene.nodes.filter { $0.component == "Tab" } }

  @Test("Tabs share the width of an iPhone and are targets of the bar's height")
  func shares() throws {
    let scene = try draw(TabBar(items), width: 390)
    // Estimated: UIKit's 49 points; flutter has 50.
    #expect(scene.size == Size(width: 390, height: 49))
    let found = tabs(scene)
    #expect(found.map(\.frame.width) == [130, 130, 130])
    #expect(found.allSatisfy { ($0.hitTarget?.height ?? 0) >= 44 })
    #expect(scene.findings.filter { $0.severity == .warning }.isEmpty)
  }

  @Test("The first tab stands at the leading end: from right to left at the right")
  func mirrored() throws {
    let left = try draw(TabBar(items), width: 390)
    let right = try draw(TabBar(items), width: 390, in: surroundings(.rightToLeft))
    #expect(tabs(left).map(\.text) == ["Home", "Orders", "Saved"])
    #expect(tabs(right).map(\.text) == ["Home", "Orders", "Saved"], "read in the same order")
    #expect(tabs(right).map(\.frame.minX) == [260, 130, 0])
  }

  @Test("Badges stand at the trailing upper corner of their symbols")
  func badges() throws {
    let left = try #require(try draw(TabBar(items), width: 390).frame("Badge"))
    let right = try #require(
      try draw(TabBar(items), width: 390, in: surroundings(.rightToLeft)).frame("Badge"))
    #expect(left.minX > 195)
    #expect(right.maxX < 195)
    #expect(abs(right.minX - (390 - left.maxX)) < 1e-6)
    #expect(left.height == 18)
  }

  @Test("A number has the digits of the locale, a text its own")
  func badgeDigits() throws {
    var environment = surroundings()
    environment.locale = "ar_EG"
    let tabs = ["3", "3 new", "new"].map { TabItem("Orders", systemImage: "bag", badge: $0) }
    let scene = try draw(TabBar(tabs), width: 390, in: environment)
    let texts = scene.nodes.filter { $0.component == "Badge" }.map(\.text)
    #expect(texts == ["٣", "3 new", "new"])
  }

  /// ios26.yaml, tab_bar.badge: read off pictures of 26.2 whose tabs have titles alone. UIKit places a badge by the end
  /// of the symbol's picture.
  @Test(
    "Badges of 26 have 18 points and begin 4 before the end of the symbol, or the middle of a title"
  )
  func badgesOf26() throws {
    for symbol in ["", "bag", "house", "person"] {
      let items = [TabItem("Home"), TabItem("Orders", systemImage: symbol, badge: "3")]
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let scene = try draw(
          TabBar(items), width: 402, in: Environment(osVersion: 26, direction: direction))
        let tab = try #require(tabs(scene).last).frame
        let badge = try #require(scene.frame("Badge"))
        #expect(badge.height == 18 && badge.minY - tab.minY == 2)
        let start =
          direction == .leftToRight ? badge.minX - tab.midX : tab.midX - badge.maxX
        // Symbols stand in the middle of their tab.
        let width = try symbol.isEmpty ? 0 : symbolWidth(tabs(scene).last)
        #expect(symbol.isEmpty || (width > 15 && width < 35), "\(width)")
        #expect(abs(start - (width / 2 - 4)) < 0.34, "\(start)")
      }
    }
  }

  @Test(
    "Beside a title the badge covers no letter", arguments: [TabItemLayout.inline, .compactInline])
  func inlineBadge(layout: TabItemLayout) throws {
    let scene = try draw(TabBar(items).itemLayout(layout), width: 390)
    let badge = try #require(scene.frame("Badge"))
    let tab = tabs(scene)[1]
    let text = try #require(
      tab.leaves.compactMap { item -> Double? in
        if case .text(let run, _) = item { run.origin.x } else { nil }
      }.first)
    #expect(badge.maxX <= text)
  }

  @Test("Titles have 10 points at every text size (flutter bottom_tab_bar.dart)")
  func titles() throws {
    for size in [TextSize.large, .accessibility5] {
      var environment = surroundings()
      environment.textSize = size
      let tab = tabs(try draw(TabBar(items), width: 390, in: environment))[0]
      #expect(tab.style?.size == 10)
      #expect(tab.style?.weight == .medium)
    }
  }

  @Test("The chosen tab has the tint, the others their gray (flutter bottom_tab_bar.dart)")
  func colors() throws {
    let found = tabs(try draw(TabBar(items, selection: 1), width: 390))
    #expect(found[1].style?.color == Color(rgb: 0x007AFF))
    #expect(found[0].style?.color == Color(rgb: 0x999999))
    let dark = Environment(theme: roundTheme, appearance: .dark)
    #expect(
      tabs(try draw(TabBar(items), width: 390, in: dark))[1].style?.color == Color(rgb: 0x757575))
  }

  @Test("Each tab is a button that says where it stands, and the bar is a tab bar")
  func accessibility() throws {
    let scene = try draw(TabBar(items, selection: 1), width: 390)
    #expect(scene.root.accessibility?.traits == [.tabBar])
    #expect(tabs(scene)[0].accessibility?.value == "1 of 3")
    #expect(tabs(scene)[0].accessibility?.traits == [.button])
    #expect(tabs(scene)[1].accessibility?.value == "3, 2 of 3")
    #expect(tabs(scene)[1].accessibility?.traits == [.button, .selected])
  }

  @Test("Titles stand after symbols where the bar is wide, as on an iPad")
  func wide() throws {
    let narrow = try draw(TabBar(items), width: 390)
    let wide = try draw(TabBar(items), width: 1024)
    #expect(tabs(wide)[0].frame.minX > 200, "in the middle of the bar")
    #expect(tabs(wide)[0].style?.size == 13)
    #expect(tabs(narrow)[0].style?.size == 10)
  }

  @Test("An iPhone shows five tabs at most (HIG, Tab bars); the fifth of more is More")
  func more() throws {
    let many = (1...7).map { TabItem("Tab \($0)", systemImage: "star") }
    let scene = try draw(TabBar(many, selection: 6), width: 390)
    #expect(tabs(scene).map(\.text) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
    #expect(tabs(scene).last?.accessibility?.traits == [.button, .selected])
    #expect(complaints(TabBar(many)).map(\.severity) == [.warning])
    #expect(tabs(try draw(TabBar(many), width: 1024)).count == 7)
  }

  @Test("A television's tabs stand in a pill in a bar of 120 points (Interface Builder)")
  func television() throws {
    let environment = Environment(platform: .tvos)
    let scene = try draw(TabBar(items), width: 1920, in: environment)
    #expect(scene.size.height == 120)
    let pill = try #require(scene.root.leaves.first)
    guard case .fill(.roundedRect(let rect, let radius, _), _) = pill else {
      Issue.record("the pill is a rounded rectangle")
      return
    }
    #expect(radius == rect.height / 2)
    #expect(abs(rect.midX - 960) < 0.5)
    let focused = try draw(TabBar(items).state(.focused), width: 1920, in: environment)
    #expect(tabs(focused)[0].style?.color == .black)
  }

  @Test("Platforms without one say what to use")
  func platforms() {
    let mac = complaints(TabBar(items), in: Environment(platform: .macos))
    #expect(mac.first?.hint?.contains("'SegmentedControl'") == true)
    #expect(mac.first?.hint?.contains("TabView") == true)
    let watch = complaints(TabBar(items), in: Environment(platform: .watchos))
    #expect(watch.map(\.severity) == [.error])
  }

  @Test("A selection that there is none of is an error")
  func selection() {
    #expect(complaints(TabBar(items, selection: 3)).first?.hint?.contains("0 to 2") == true)
    #expect(complaints(TabBar([])).map(\.severity) == [.error])
  }

  /// WWDC25, 284 and 323: a search tab opens a field at the bottom.
  @Test(
    "Who chose the search has a field in the platter's place, and the first tab in a circle",
    arguments: LayoutDirection.allCases, [false, true])
  func searching(direction: LayoutDirection, hasAccessory: Bool) throws {
    let environment = Environment(
      platform: .ios, osVersion: 26, direction: direction,
      locale: direction == .leftToRight ? "de_DE" : "he_IL")
    var search = TabItem("Find")
    search.role = .search
    let items = self.items + [search]
    var bar = TabBar(items, selection: 3)
    if hasAccessory { bar.accessory = [AnyComponent(Label("Ocean Song"))] }
    let scene = try draw(Screen(tabBar: bar) { Label("a") }, in: environment)
    let found = tabs(scene)
    #expect(found.map { $0.accessibility?.label } == ["Home"])
    let field = try #require(scene.nodes.first { $0.component == "SearchField" })
    #expect(field.accessibility?.label == (direction == .leftToRight ? "Suchen" : "חיפוש"))
    let circle = try #require(found.first).frame
    #expect(circle.width == circle.height && circle.height == field.frame.height)
    #expect(circle.midY == field.frame.midY)
    #expect(
      direction == .leftToRight
        ? circle.maxX < field.frame.minX : circle.minX > field.frame.maxX)
    let song = scene.nodes.first { $0.text == "Ocean Song" }
    #expect((song != nil) == hasAccessory)
    if let song { #expect(song.frame.maxY < field.frame.minY) }
    // Another tab has the platter.
    bar.selection = 0
    let other = try draw(Screen(tabBar: bar) { Label("a") }, in: environment)
    #expect(tabs(other).count == 4)
    #expect(!other.nodes.contains { $0.component == "SearchField" })
  }

  @Test("What is left of the tabs after scrolling answers in all of its circle")
  func minimizedTarget() throws {
    let environment = Environment(platform: .ios, osVersion: 26)
    var search = TabItem("Find")
    search.role = .search
    var bar = TabBar(items + [search])
    bar.isMinimized = true
    let found = tabs(try draw(Screen(tabBar: bar) { Label("a") }, in: environment))
    #expect(found.map(\.frame.size) == Array(repeating: Size(width: 48, height: 48), count: 2))
    #expect(found.allSatisfy { $0.hitTarget == $0.frame })
    // Tabs that overlap share what they have in common.
    bar.isMinimized = false
    let whole = tabs(try draw(Screen(tabBar: bar) { Label("a") }, in: environment))
    #expect(whole.dropLast().allSatisfy { ($0.hitTarget?.width ?? 0) < $0.frame.width })
    #expect(whole.last?.hitTarget == whole.last?.frame)
  }
}
