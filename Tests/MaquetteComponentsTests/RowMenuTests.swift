import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("The menu of a row")
struct RowMenuTests {
  private func list() -> List {
    List {
      Label("First")
      Label("Second").contextMenu {
        MenuItem("Reply", symbol: "arrowshape.turn.up.left")
        MenuItem("Delete", symbol: "trash", role: .destructive)
      }
      Label("Third")
    }
  }

  private func scene(_ environment: Environment) throws -> Scene {
    try draw(list(), width: 390, height: 400, in: environment)
  }

  @Test(
    "The row is lifted over the list, which is dimmed, and the menu stands below it",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func lifted(direction: LayoutDirection) throws {
    let scene = try scene(surroundings(direction))
    let row = try #require(scene.frame("Row[1]"))
    let preview = try #require(nodes(scene, "Preview").first)
    let menu = try #require(nodes(scene, "MenuItems").first)
    #expect(preview.frame.union(row) == preview.frame)
    #expect(menu.frame.minY >= preview.frame.maxY)
    #expect(nodes(scene, "Veil").first?.frame == scene.frame("List"))
    #expect(preview.accessibility?.label == "Second")
    #expect(nodes(scene, "MenuItem").count == 2)
  }

  @Test("What is below answers to nothing")
  func covered() throws {
    let list = List {
      NavigationLink("A").contextMenu { MenuItem("Reply") }
      NavigationLink("B")
    }
    let scene = try draw(list, width: 390, height: 400)
    #expect(nodes(scene, "NavigationLink").allSatisfy { $0.hitTarget == nil })
  }

  @Test("A Mac draws a ring around the row, and dims nothing")
  func mac() throws {
    let scene = try scene(Environment(platform: .macos))
    #expect(nodes(scene, "Veil").isEmpty)
    #expect(nodes(scene, "Preview").first?.leaves.count == 1)
    #expect(nodes(scene, "MenuItem").count == 2)
  }

  @Test(
    "Where rows have no menu nothing is drawn of it", arguments: [Platform.watchos, .tvos])
  func elsewhere(platform: Platform) throws {
    let scene = try scene(Environment(platform: platform))
    #expect(nodes(scene, "Preview").isEmpty)
  }
}
