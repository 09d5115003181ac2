import Maquette
import MaquetteSpec
import Testing

@Suite("Bars in SwiftUI source")
struct SwiftUIBarTests {
  @Test("A tab with a purpose is a tab by itself, and so are those beside it")
  func roles() throws {
    let result = try SwiftUISamples.export(
      """
      Screen:
        tabBar:
          items:
            - {title: Home, symbol: house.fill, badge: 3}
            - {title: بحث, symbol: magnifyingglass, role: search}
        children: [{Label: x}]
      """)
    let lines = SwiftUISamples.lines(of: result.source)
    for line in [
      "Tab(\"Home\", systemImage: \"house.fill\", value: 0) {", ".badge(\"3\")",
      "Tab(\"بحث\", systemImage: \"magnifyingglass\", value: 1, role: .search) {",
    ] {
      #expect(lines.contains(line), "\(line) is missing in \(lines)")
    }
    #expect(!result.source.contains(".tabItem") && !result.source.contains(".tag("))
    #expect(result.warnings.isEmpty)
  }

  @Test(
    "A tab says what it has",
    arguments: [
      ("{role: search}", "Tab(value: 0, role: .search) {"),
      (
        "{title: Find, role: search}",
        "Tab(\"Find\", systemImage: \"magnifyingglass\", value: 0, role: .search) {"
      ),
      ("{title: Home, isEnabled: false}", "Tab(value: 0) {"),
      ("{symbol: house, isEnabled: false}", "Image(systemName: \"house\")"),
    ])
  func parts(item: String, line: String) throws {
    let result = try SwiftUISamples.export("TabBar: {items: [\(item), {title: B, symbol: star}]}")
    let lines = SwiftUISamples.lines(of: result.source)
    #expect(lines.contains(line), "\(lines)")
    #expect(lines.contains(".disabled(true)") == item.contains("isEnabled"))
    #expect(result.warnings.isEmpty)
  }

  @Test("Tabs without a purpose are pages, as before iOS 18")
  func pages() throws {
    let source = try SwiftUISamples.export("TabBar: {items: [{title: A, symbol: star}]}").source
    #expect(source.contains(".tabItem {") && source.contains(".tag(0)"))
    #expect(!source.contains(" Tab("))
  }

  @Test("A tint of the tabs and of the picture is said once")
  func tint() throws {
    let source = try SwiftUISamples.export(
      """
      tint: systemPink
      Screen:
        tabBar: {items: [{title: A, symbol: star}], tint: systemPink}
        children: [{Label: x}]
      """
    ).source
    #expect(source.components(separatedBy: ".tint(.pink)").count == 2, "\(source)")
  }

  private static let toolbar = "Toolbar: [{Button: A}, {Button: B}, SPACE, {Button: C}]\n"

  @Test("A fixed space parts the capsules of version 26, and is room before")
  func spaces() throws {
    let spec = Self.toolbar.replacing("SPACE", with: "fixedSpace")
    let lines = SwiftUISamples.lines(of: try SwiftUISamples.export("osVersion: 26\n" + spec).source)
    let space = lines.firstIndex(of: "ToolbarSpacer(.fixed, placement: .bottomBar)")
    let group = lines.firstIndex(of: "ToolbarItemGroup(placement: .bottomBar) {")
    let last = lines.firstIndex(of: "ToolbarItem(placement: .bottomBar) {")
    let places = [group, space, last].compactMap { $0 }
    #expect(places.count == 3 && places == places.sorted(), "\(lines)")
    #expect(!lines.contains("Spacer()"))
    let before = try SwiftUISamples.export("osVersion: 18\n" + spec).source
    #expect(!before.contains("ToolbarSpacer") && before.contains(".frame(width: 8)"))
  }

  @Test("A space of a width of its own is told of")
  func width() throws {
    let spec = Self.toolbar.replacing("SPACE", with: "{fixedSpace: 40}")
    let result = try SwiftUISamples.export("osVersion: 26\n" + spec)
    #expect(result.source.contains("// 'fixedSpace: 40' is as wide as the system has it"))
    #expect(result.warnings.contains { $0.message.hasPrefix("'fixedSpace: 40'") })
  }

  @Test("A search field that stays, or that is a button, is said as SwiftUI says it")
  func searchBehavior() throws {
    let kept = try SwiftUISamples.export(
      "Screen: {navigationBar: {title: A, searchPrompt: Find, hidesSearchBarWhenScrolling: false}, "
        + "children: [{Label: a}]}\n"
    ).source
    #expect(
      kept.contains(
        ".searchable(text: .constant(\"\"), placement: .navigationBarDrawer(displayMode: .always), "
          + "prompt: Text(verbatim: \"Find\"))"))
    let button = try SwiftUISamples.export(
      "osVersion: 26\nScreen: {navigationBar: {title: A, searchPrompt: Find, "
        + "searchToolbarBehavior: minimize}, children: [{Label: a}]}\n"
    ).source
    #expect(button.contains(".searchToolbarBehavior(.minimize)"))
    #expect(!button.contains("placement:"))
  }
}
