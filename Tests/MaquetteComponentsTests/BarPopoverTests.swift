import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// Documented: popovers flow out of glass controls (WWDC25, "Build a SwiftUI app with the new design").
@Suite("Popovers of buttons in bars")
struct BarPopoverTests {
  private func scene(
    _ edge: ConfirmationDialog.ArrowEdge = .top, isPresented: Bool = true, os: Int = 26
  ) throws -> Scene {
    var popover = Popover(arrowEdge: edge) {
      Button("", symbol: "ellipsis")
    } content: {
      Label("Sorted by title")
    }
    popover.isPresented = isPresented
    var bar = NavigationBar("Library")
    bar.trailingItems = [AnyComponent(Button("", symbol: "plus")), AnyComponent(popover)]
    return try draw(
      Screen(navigationBar: bar) { Label("x") },
      in: Environment(platform: .ipados, osVersion: os))
  }

  private func button(_ scene: Scene) throws -> SceneNode {
    try #require(scene.nodes.first { $0.accessibility?.label == "ellipsis" })
  }

  /// How wide the glass behind the trailing items is.
  private func glass(_ scene: Scene) throws -> Double {
    let node = try #require(
      scene.nodes.first { $0.path.hasSuffix("TrailingItems/Glass[0]") && !$0.items.isEmpty })
    let widths = node.leaves.compactMap { item -> Double? in
      if case .fill(let shape, _) = item { shape.bounds?.width } else { nil }
    }
    return try #require(widths.first)
  }

  @Test("On glass the button is not seen while its popover is open, and the glass ends before it")
  func open() throws {
    let (open, closed) = (try scene(), try scene(isPresented: false))
    #expect(try button(open).allItems.isEmpty)
    #expect(try !button(closed).allItems.isEmpty)
    #expect(try button(open).frame == button(closed).frame)
    #expect(try glass(closed) == 88)
    #expect(try glass(open) == 44)
  }

  @Test("Beside its popover, and before version 26, the button is seen")
  func seen() throws {
    #expect(try !button(scene(.trailing)).allItems.isEmpty)
    #expect(try !button(scene(os: 18)).allItems.isEmpty)
  }
}
