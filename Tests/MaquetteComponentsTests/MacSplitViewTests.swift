import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Split views of a Mac: alone, and in a window")
struct MacSplitViewTests {
  private func environment(_ os: Int, _ direction: LayoutDirection = .leftToRight) -> Environment {
    Environment(platform: .macos, osVersion: os, direction: direction)
  }

  private func split(selects: Bool = true, hasToolbar: Bool = true) -> SplitView {
    SplitView {
      List {
        Label("Mailboxes").listRowState(.selected)
        Label("Sent")
      }
    } content: {
      Toolbar { Button("Filter", symbol: "plus") }
      List {
        Label("Ada").listRowState(selects ? .selected : .normal)
        Label("Ben")
      }
    } detail: {
      if hasToolbar {
        Toolbar("Lunch") { Button("Reply", symbol: "arrow.uturn.backward") }
      }
      Label("At one?")
    }
  }

  /// The fill of the selected row in the sidebar.
  private func selection(in scene: Scene) throws -> Color {
    let row = try #require(
      scene.nodes.first { $0.component == "Row" && $0.path.contains("Sidebar/") }?.frame)
    let section = try #require(
      scene.nodes.first { $0.component == "Section" && $0.path.contains("Sidebar/") })
    let colors = section.leaves.lazy.compactMap { item -> Color? in
      guard case .fill(let shape, .color(let color)) = item, let box = shape.bounds,
        abs(box.minY - row.minY) < 0.01
      else { return nil }
      return color
    }
    return try #require(colors.first)
  }

  @Test(
    "Alone it has the toolbars of its columns in one, as in a window, and no buttons of a window",
    arguments: [15, 26], LayoutDirection.allCases)
  func alone(os: Int, direction: LayoutDirection) throws {
    let scene = try draw(split(), width: 900, height: 300, in: environment(os, direction))
    let window = try draw(
      Window("Inbox") { split() }, width: 900, height: 300, in: environment(os, direction))
    #expect(!scene.nodes.contains { $0.component == "WindowButton" })
    #expect(window.nodes.contains { $0.component == "WindowButton" })
    for scene in [scene, window] {
      #expect(scene.nodes.filter { $0.component == "Toolbar" }.count == 1)
    }
    for name in ["ColumnItems", "Toolbar/Items", "Content", "Sidebar"] {
      #expect(isSame(scene.frame(name), window.frame(name)), "\(name)")
    }
    let items = try #require(scene.frame("ColumnItems"))
    let column = try #require(scene.frame("Content"))
    #expect(items.minX >= column.minX && items.maxX <= column.maxX)
  }

  @Test("Its sidebar's selection is gray beside another one, alone and in a window")
  func quietSelection() throws {
    for os in [15, 26] {
      func selection(selects: Bool, inWindow: Bool) throws -> Color {
        let view = split(selects: selects)
        let shown = inWindow ? AnyComponent(Window("Inbox") { view }) : AnyComponent(view)
        return try self.selection(
          in: draw(shown, width: 900, height: 300, in: environment(os)))
      }
      let quiet = try selection(selects: true, inWindow: false)
      #expect(quiet == (try selection(selects: true, inWindow: true)))
      #expect(quiet != (try selection(selects: false, inWindow: false)))
    }
  }

  @Test("In a window without a toolbar of its own, that of the last column is the window's")
  func window() throws {
    for os in [15, 26] {
      let window = Window("Inbox") { split() }
      let scene = try draw(window, width: 900, height: 300, in: environment(os))
      let bar = try #require(scene.nodes.first { $0.component == "Toolbar" })
      #expect(bar.frame.minY == 0 && bar.frame.height == 52)
      let texts = scene.nodes.filter { $0.path.hasPrefix(bar.path) }.compactMap(\.text)
      #expect(texts == ["Lunch"])
      #expect(scene.nodes.contains { $0.accessibility?.label == "Reply" })
      let told = complaints(window, in: environment(os))
      #expect(!told.contains { $0.message.contains("the bar is among") })
      // A window's own toolbar has its items before those.
      var other = Window("Inbox", toolbar: Toolbar { Button("New", symbol: "plus") }) { split() }
      let both = try draw(other, width: 900, height: 300, in: environment(os))
      let labels = both.nodes
        .filter { $0.component == "Button" && $0.path.contains("Toolbar/Items") }
        .compactMap { $0.accessibility?.label }
      #expect(labels == ["New", "Reply"])
      // Without any in the last column, the title is the window's.
      other.children = [AnyComponent(split(hasToolbar: false))]
      #expect(
        try draw(other, width: 900, height: 300, in: environment(os)).nodes
          .contains { $0.text == "Inbox" })
    }
  }
}
