import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// A phone on its side keeps 62 points free at both sides of 874.
@Suite("Lists of phones that lie on their side")
struct ListSideTests {
  private func scene(
    _ list: List, version: Int, direction: LayoutDirection = .leftToRight
  ) throws -> Scene {
    let device = try #require(Device.named("iPhone 16 Pro landscape"))
    var environment = Environment(platform: .ios, osVersion: version, direction: direction)
    environment.device = device
    return try draw(
      Screen(navigationBar: NavigationBar("Inbox", titleDisplayMode: .inline)) { list },
      in: environment)
  }

  private var list: List {
    List(style: .plain) {
      Label("First").swipeActions(
        edge: .trailing, [SwipeAction("Delete", systemImage: "trash", role: .destructive)])
      for index in 0..<30 { Label("Row \(index)") }
    }
  }

  @Test(
    "Rows go on to the edges of the screen, and only their contents do not", arguments: [18, 26],
    LayoutDirection.allCases)
  func rows(version: Int, direction: LayoutDirection) throws {
    let drawn = try scene(list, version: version, direction: direction)
    let width = drawn.size.width
    let rows = drawn.nodes.filter { $0.component == "Row" && $0.path.contains("Section") }
    #expect(rows.count == 31)
    #expect(rows.allSatisfy { $0.frame.minX == 0 && $0.frame.maxX == width })
    let text = try #require(drawn.nodes.first { $0.text == "Row 0" }).frame
    #expect(text.minX >= 62 && text.maxX <= width - 62)
    let view = try #require(drawn.nodes.first { $0.component == "List" })
    #expect(view.clip?.bounds?.minX == 0 && view.clip?.bounds?.maxX == width)
    #expect(view.frame.minX == 62)
  }

  @Test(
    "What fills the action at the edge does, too, with its sign where it was",
    arguments: LayoutDirection.allCases)
  func actions(direction: LayoutDirection) throws {
    let drawn = try scene(list, version: 18, direction: direction)
    let action = try #require(drawn.nodes.first { $0.component == "SwipeAction" })
    let isLeft = direction == .rightToLeft
    #expect(isLeft ? action.frame.minX == 0 : action.frame.maxX == drawn.size.width)
    let sign = try #require(action.children.first).frame
    #expect(isLeft ? sign.minX > 62 : sign.maxX < drawn.size.width - 62)
    // Round buttons keep to what is safe.
    let round = try scene(list, version: 26, direction: direction)
    let button = try #require(round.nodes.first { $0.component == "SwipeAction" }).frame
    #expect(button.minX > 62 && button.maxX < round.size.width - 62)
  }

  @Test("Cards stay where they are")
  func cards() throws {
    let drawn = try scene(List(style: .insetGrouped) { Label("One") }, version: 18)
    let row = try #require(
      drawn.nodes.first { $0.component == "Row" && $0.path.contains("Section") })
    #expect(row.frame.minX > 62 && row.frame.maxX < drawn.size.width - 62)
  }
}
