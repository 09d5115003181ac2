import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Items of a Mac's toolbar over the columns of its window")
struct MacToolbarColumnTests {
  private static let symbols = [
    "archivebox", "trash", "flag", "folder", "tag", "bell", "pin", "star", "heart", "cloud",
  ]

  private func toolbar(_ count: Int) -> Toolbar {
    Toolbar { for symbol in Self.symbols.prefix(count) { Button(symbol, symbol: symbol) } }
  }

  private func environment(_ os: Int, _ direction: LayoutDirection) -> Environment {
    Environment(platform: .macos, osVersion: os, direction: direction)
  }

  /// A window with a list, above which some items stand.
  private func scene(
    _ count: Int, title: String = "Inbox", contentWidth: Double? = nil, os: Int = 26,
    direction: LayoutDirection = .leftToRight
  ) throws -> Scene {
    var window = Window(
      title, toolbar: Toolbar { Button("Reply", symbol: "arrow.uturn.backward") },
      sidebar: { List { Label("One") } },
      content: {
        toolbar(count)
        List { Label("Ada") }
      }
    ) {
      Label("Lunch")
    }
    window.contentWidth = contentWidth
    return try draw(window, width: 900, height: 400, in: environment(os, direction))
  }

  private func labels(_ name: String, in scene: Scene) -> [String] {
    scene.nodes.filter {
      $0.path.contains(name) && ["Button", "OverflowButton"].contains($0.component)
    }.compactMap { $0.accessibility?.label }
  }

  private func title(_ scene: Scene) -> SceneNode? {
    scene.nodes.first {
      $0.path.contains("Toolbar") && $0.accessibility?.traits.contains(.header) == true
    }
  }

  private func isIn(_ frame: Rect?, _ column: Rect?) throws -> Bool {
    let (frame, column) = (try #require(frame), try #require(column))
    return frame.minX >= column.minX - 0.01 && frame.maxX <= column.maxX + 0.01
  }

  // MARK: Above a list

  @Test(
    "Items above a list that have no room there are in the menu of a button in their place",
    arguments: [15, 26], LayoutDirection.allCases)
  func overflow(os: Int, direction: LayoutDirection) throws {
    let few = try scene(2, os: os, direction: direction)
    #expect(labels("ColumnItems", in: few) == Array(Self.symbols.prefix(2)))
    let many = try scene(10, os: os, direction: direction)
    let shown = labels("ColumnItems", in: many)
    let own = shown.dropLast()
    #expect(shown.last == "More" && own.count > 2 && own.count < 10)
    #expect(Array(own) == Array(Self.symbols.prefix(own.count)))
    for scene in [few, many] {
      #expect(try isIn(scene.frame("ColumnItems"), scene.frame("Content")))
    }
    // What follows is where it would be without them.
    let others = try #require(few.frame("Toolbar/Items"))
    #expect(isSame(others, many.frame("Toolbar/Items")))
  }

  @Test(
    "In every script the title beside them is apart from them, and says something",
    arguments: ["Inbox", "Posteingang", "صندوق الوارد", "受信トレイ", "इनबॉक्स"], [15, 26])
  func titles(text: String, os: Int) throws {
    for direction in LayoutDirection.allCases {
      for count in [1, 5, 10] {
        let scene = try scene(count, title: text, os: os, direction: direction)
        let items = try #require(scene.frame("ColumnItems"))
        let frame = try #require(title(scene)).frame
        #expect(frame.intersection(items) == nil && frame.width > 20)
      }
    }
  }

  @Test("Where there is no room for it no title is drawn", arguments: [15, 26])
  func noTitle(os: Int) throws {
    for direction in LayoutDirection.allCases {
      let scene = try scene(6, contentWidth: 72, os: os, direction: direction)
      #expect(title(scene) == nil)
      #expect(labels("ColumnItems", in: scene) == ["More"])
      #expect(try isIn(scene.frame("ColumnItems"), scene.frame("Content")))
    }
    var bar = toolbar(4)
    bar.title = "Notes"
    #expect(try title(draw(bar, width: 300, in: environment(os, .leftToRight))) != nil)
    #expect(try title(draw(bar, width: 70, in: environment(os, .leftToRight))) == nil)
  }

  // MARK: Over an inspector

  private func inspected(
    _ count: Int, os: Int, direction: LayoutDirection, searches: Bool = false
  ) throws -> Scene {
    var bar = Toolbar("Notes") { Button("New", symbol: "square.and.pencil") }
    if searches { bar = bar.searchable() }
    let window = Window(
      "Notes", toolbar: bar,
      inspector: {
        toolbar(count)
        Label("Details")
      }
    ) {
      Label("Text")
    }
    return try draw(window, width: 900, height: 400, in: environment(os, direction))
  }

  @Test(
    "On glass an inspector's items start where the inspector does, before the field to search with",
    arguments: LayoutDirection.allCases, [false, true])
  func inspector(direction: LayoutDirection, searches: Bool) throws {
    for count in [1, 10] {
      let scene = try inspected(count, os: 26, direction: direction, searches: searches)
      let column = try #require(scene.frame("Inspector"))
      let items = try #require(scene.frame("InspectorItems"))
      let isLeft = direction == .leftToRight
      #expect(try isIn(items, column))
      let start = isLeft ? items.minX - column.minX : column.maxX - items.maxX
      #expect(start > 0 && start < 20)
      #expect((labels("InspectorItems", in: scene).last == "More") == (count == 10))
      let others = try #require(scene.frame("Toolbar/Items"))
      #expect(isLeft ? others.maxX < column.minX : others.minX > column.maxX)
      guard searches else { continue }
      let field = try #require(scene.nodes.first { $0.component == "SearchField" }).frame
      #expect(try isIn(field, column))
      #expect(isLeft ? field.minX > items.maxX : field.maxX < items.minX)
    }
  }

  @Test("Before version 26 they are the last ones of all items")
  func lastItems() throws {
    let scene = try inspected(2, os: 15, direction: .leftToRight)
    #expect(scene.frame("InspectorItems") == nil)
    #expect(labels("Toolbar/Items", in: scene) == ["New", "archivebox", "trash"])
  }
}
