import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Where items of a Mac's toolbar stand")
struct MacToolbarPlaceTests {
  /// A window with an inspector, 640 points wide.
  private func window(_ direction: LayoutDirection, os: Int) throws -> Scene {
    var window = Window("Notes") { Label("Text") }
    window.inspector = [AnyComponent(Label("Details"))]
    window.bars.toolbar = AnyComponent(
      Toolbar("Notes") {
        Button("New", symbol: "square.and.pencil")
        Button("Delete", symbol: "trash")
      }.searchable())
    return try draw(
      window, width: 640, height: 400,
      in: Environment(platform: .macos, osVersion: os, direction: direction))
  }

  @Test(
    "On glass items end before an inspector, and only the field to search with stands over it",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func inspector(direction: LayoutDirection) throws {
    let scene = try window(direction, os: 26)
    let column = try #require(scene.nodes.first { $0.component == "Inspector" }).frame
    let bar = try #require(scene.nodes.first { $0.component == "Toolbar" })
    let items = bar.children.filter { $0.component == "Items" }.map(\.frame)
    let search = try #require(scene.nodes.first { $0.component == "SearchField" }).frame
    #expect(items.count == 1)
    if direction == .leftToRight {
      #expect(items[0].maxX < column.minX && search.minX > column.minX)
    } else {
      #expect(items[0].minX > column.maxX && search.maxX < column.maxX)
    }
  }

  private func settings(_ selection: Selection, os: Int = 15) -> (Toolbar, Environment) {
    var bar = Toolbar("General") {
      Button("General", symbol: "gearshape")
      Button("Accounts", symbol: "at")
      Button("Privacy", symbol: "hand.raised")
    }
    bar.toolbarStyle = .preference
    bar.chosen = selection
    return (bar, Environment(platform: .macos, osVersion: os))
  }

  @Test(
    "Panes of settings stand in the middle, each with its symbol over its name",
    arguments: [15, 26])
  func panes(os: Int) throws {
    let (bar, environment) = settings(.automatic, os: os)
    let scene = try draw(bar, width: 520, in: environment)
    let nodes = scene.nodes.filter { $0.component == "Button" }
    #expect(nodes.map(\.text) == ["General", "Accounts", "Privacy"])
    #expect(abs((nodes[0].frame.minX + nodes[2].frame.maxX) / 2 - 260) < 1)
    for node in nodes {
      #expect(try #require(node.baseline) > node.frame.midY + 5)
      #expect(node.frame.maxX <= 520 && node.frame.height == 46)
    }
  }

  @Test(
    "One of them is chosen, by its number or its title, or none",
    arguments: [(.automatic, 0), (2, 2), ("Accounts", 1), (.nothing, nil)] as [(Selection, Int?)])
  func chosen(selection: Selection, index: Int?) throws {
    let (bar, environment) = settings(selection)
    let nodes = try draw(bar, width: 520, in: environment).nodes
      .filter { $0.component == "Button" }
    let found = nodes.indices.filter {
      nodes[$0].accessibility?.traits.contains(.selected) == true
    }
    #expect(found == [index].compactMap(\.self))
    // The chosen one has a ground.
    #expect(nodes.indices.filter { !nodes[$0].allItems.filter(\.isFill).isEmpty } == found)
  }

  @Test("A pane that is not there is an error, with the nearest name")
  func mistakes() throws {
    let (bar, environment) = settings("Privat")
    let found = complaints(bar, in: environment)
    #expect(found.map(\.message) == ["Toolbar: 'Privat' is not among the panes"])
    #expect(found.first?.hint == "did you mean 'Privacy'?")
  }
}

extension DrawItem {
  fileprivate var isFill: Bool { if case .fill(.roundedRect, _) = self { true } else { false } }
}
