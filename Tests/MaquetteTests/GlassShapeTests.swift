import Foundation
import Maquette
import MaquetteSpec
import Testing

/// Glass of version 26 around large text, and around an arrow.
@Suite("Glass that follows what is in it")
struct GlassShapeTests {
  private let renderer = Renderer()

  @Test(
    "What stands in a bar's capsule, and below a large title, keeps its room with large text",
    arguments: [TextSize.large, .accessibility1, .accessibility3, .accessibility5])
  func largeTextInBars(size: TextSize) throws {
    func scene(_ component: some Component) throws -> Scene {
      try renderer.picture(
        of: component, on: Canvas(width: 402), in: Environment(osVersion: 26, textSize: size)
      ).scene
    }
    var tabs = TabBar(["One", "Two"])
    tabs.accessory = [AnyComponent(Label("Ocean Song"))]
    let bar = try scene(tabs)
    let text = try #require(bar.nodes.first { $0.text == "Ocean Song" }?.frame)
    let capsule = try #require(bar.nodes.flatMap(\.items).first { $0.material != nil }?.box)
    #expect(capsule.height >= max(48, text.height + 16) - 0.01)
    #expect(text.minY >= capsule.minY + 7.9 && text.maxY <= capsule.maxY - 7.9)
    let tab = try #require(bar.nodes.first { $0.component == "Tab" }?.frame)
    #expect(tab.minY >= capsule.maxY)

    let title = NavigationBar("Gypsy").with {
      $0.subtitle = "Below"
      $0.titleDisplayMode = .large
    }
    let nodes = try scene(title).nodes
    let upper = try #require(nodes.first { $0.text == "Gypsy" })
    let lower = try #require(nodes.first { $0.text == "Below" })
    let font = try #require(upper.style?.size)
    // Letters reach 0.21 of their size below their line, those of 11 points 8 above theirs.
    #expect((lower.baseline ?? 0) - (upper.baseline ?? 0) >= font * 0.21 + 8 - 0.34)
  }

  @Test(
    "A popover of glass is one piece with its arrow",
    arguments: [ConfirmationDialog.ArrowEdge.top, .bottom, .leading, .trailing])
  func arrow(edge: ConfirmationDialog.ArrowEdge) throws {
    // Popovers of iOS 26 have none; a theme may give them one.
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("maquette-arrow-\(UUID().uuidString).yaml")
    let text = "extends: ios26\ncontrols: {popover: {arrowWidth: 13, arrowHeight: 6.5}}\n"
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let theme = try ThemeLoader.load(path: file.path).theme
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let popover = Popover(arrowEdge: edge, anchor: { Button("Info") }) {
        Label("Two people see it").padding(14)
      }
      var environment = Environment(osVersion: 26, direction: direction)
      environment.theme = theme
      let nodes = try renderer.picture(of: popover, in: environment).scene.nodes
      let node = try #require(nodes.first { $0.component == "Arrow" })
      let grounds = node.items.filter { $0.material != nil }
      #expect(grounds.count == 1)
      guard case .fill(.path(let path, evenOdd: false), _) = try #require(grounds.first) else {
        Issue.record("\(grounds)")
        continue
      }
      // One outline without a hole, as large as surface and arrow.
      let closed = path.elements.filter { $0 == .close }.count
      let box = try #require(grounds.first?.box)
      #expect(closed == 1)
      #expect(
        abs(box.width - node.frame.width) < 0.01 && abs(box.height - node.frame.height) < 0.01)
    }
  }
}

extension DrawItem {
  /// The box of what it fills.
  fileprivate var box: Rect? {
    if case .fill(let shape, _) = self { shape.bounds } else { nil }
  }
}
