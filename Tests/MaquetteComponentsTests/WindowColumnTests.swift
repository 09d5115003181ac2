import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Columns of a Mac's window: two selections, and toolbars in them")
struct WindowColumnTests {
  private func environment(_ version: Int? = nil, _ direction: LayoutDirection = .leftToRight)
    -> Environment
  {
    Environment(platform: .macos, osVersion: version, direction: direction)
  }

  // MARK: Selections

  private func sidebarFill(beside children: [AnyComponent]) throws -> Color? {
    let window = Window(
      "A",
      sidebar: {
        List {
          Label("One").listRowState(.selected)
          Label("Two")
        }
      }
    ) {
      children
    }
    let scene = try draw(window, width: 700, height: 400, in: environment())
    func isIn(_ node: SceneNode, _ component: String) -> Bool {
      node.component == component && node.path.contains("Sidebar/")
    }
    let row = try #require(scene.nodes.first { isIn($0, "Row") }?.frame)
    let section = try #require(scene.nodes.first { isIn($0, "Section") })
    return section.leaves.lazy.compactMap { item -> Color? in
      guard case .fill(let shape, .color(let color)) = item, let box = shape.bounds,
        abs(box.minY - row.minY) < 0.01
      else { return nil }
      return color
    }.first
  }

  @Test(
    "A sidebar's selection is gray beside a list or table that has one, in whatever stack that is")
  func selections() throws {
    let table = AnyComponent(
      List(style: .inset) {
        Label("A").listRowState(.selected)
        Label("B")
      })
    let alone = try #require(try sidebarFill(beside: [table]))
    let accent = try #require(try sidebarFill(beside: [AnyComponent(Label("a"))]))
    #expect(alone != accent)
    let arranged = [
      AnyComponent(VStack { table }), AnyComponent(HStack { table }),
      AnyComponent(ZStack { VStack { table } }), AnyComponent(GroupBox("b") { table }),
      table.padding(8), VStack { table }.padding(8),
    ]
    for component in arranged { #expect(try sidebarFill(beside: [component]) == alone) }
    let plain = AnyComponent(VStack { List { Label("A") } })
    #expect(try sidebarFill(beside: [plain]) == accent)
  }

  // MARK: Toolbars

  private func window(toolbar: Toolbar? = nil, _ items: [String] = ["Filter"]) -> Window {
    Window(
      "Inbox", toolbar: toolbar,
      sidebar: {
        List { Label("One") }
      },
      content: {
        Toolbar { for title in items { Button(title, symbol: "plus") } }
        List { Label("Ada") }
      }
    ) {
      Label("Lunch")
    }
  }

  @Test(
    "The toolbar of a list's column stands above it in the window's, at its end",
    arguments: [nil, 26])
  func column(version: Int?) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let own = Toolbar { Button("Reply", symbol: "arrow.uturn.backward") }
      for bar in [nil, own] {
        let scene = try draw(
          window(toolbar: bar), width: 900, height: 400, in: environment(version, direction))
        #expect(scene.nodes.filter { $0.component == "Toolbar" }.count == 1)
        let items = try #require(scene.nodes.first { $0.component == "ColumnItems" })
        let column = try #require(scene.nodes.first { $0.component == "Content" })
        let toolbar = try #require(scene.nodes.first { $0.component == "Toolbar" })
        #expect(items.frame.minY >= toolbar.frame.minY && items.frame.maxY <= toolbar.frame.maxY)
        #expect(items.frame.minX >= column.frame.minX && items.frame.maxX <= column.frame.maxX)
        let isLeft = direction == .leftToRight
        #expect((items.frame.midX > column.frame.midX) == isLeft)
        let title = try #require(scene.nodes.first { $0.text == "Inbox" })
        #expect(
          isLeft ? title.frame.maxX <= items.frame.minX : title.frame.minX >= items.frame.maxX)
        guard bar != nil else { continue }
        let others = try #require(scene.nodes.first { $0.component == "Items" })
        #expect(
          isLeft
            ? others.frame.minX >= column.frame.maxX : others.frame.maxX <= column.frame.minX)
      }
    }
  }

  @Test("A column with nothing but a toolbar stays, and an inspector's items are the last ones")
  func others() throws {
    let bare = Window("A", content: { Toolbar { Button("Filter", symbol: "plus") } }) { Label("a") }
    let scene = try draw(bare, width: 800, height: 300, in: environment())
    #expect(scene.nodes.contains { $0.component == "Content" })
    let inspected = Window(
      "A",
      inspector: {
        Toolbar { Button("Info", symbol: "info.circle") }
        Label("Details")
      }
    ) {
      Label("a")
    }
    let other = try draw(inspected, width: 800, height: 300, in: environment())
    #expect(other.nodes.filter { $0.component == "Toolbar" }.count == 1)
    #expect(other.nodes.contains { $0.path.contains("Toolbar/Items") })
  }

  @Test("A column without a toolbar leaves the window's as it is")
  func plain() throws {
    let window = Window("A", content: { List { Label("Ada") } }) { Label("a") }
    let scene = try draw(window, width: 800, height: 300, in: environment())
    #expect(!scene.nodes.contains { $0.component == "ColumnItems" })
    #expect(scene.nodes.first { $0.component == "Toolbar" }?.frame.height == 28)
  }
}
