import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Grounds of lists, tables and editors behind a Mac's toolbar of glass")
struct MacGroundTests {
  private func scene(_ children: [AnyComponent], os: Int = 26) throws -> Scene {
    let window = Window("A", toolbar: Toolbar { Button("New", symbol: "plus") }) { children }
    return try draw(
      window, width: 700, height: 400, in: Environment(platform: .macos, osVersion: os))
  }

  /// Where the ground of the first node of a component starts, and where the node itself.
  private func tops(_ component: String, in scene: Scene) throws -> (ground: Double, node: Double) {
    let node = try #require(scene.nodes.first { $0.component == component })
    let fills = node.leaves.compactMap { item -> Double? in
      guard case .fill(let shape, .color) = item else { return nil }
      return shape.bounds?.minY
    }
    return (try #require(fills.first), node.frame.minY)
  }

  private var table: Table { Table(["Name"], rows: [["Lunch"], ["Dinner"]]) }

  @Test("What begins below the toolbar goes on behind it, whatever is below or beside it")
  func begins() throws {
    let footer = AnyComponent(Label("2 items"))
    let list = List { Label("Ada") }
    let cases: [(String, [AnyComponent])] = [
      ("Table", [AnyComponent(VStack { table })]), ("Table", [AnyComponent(table), footer]),
      ("Table", [AnyComponent(HStack { table }), footer]), ("List", [AnyComponent(list), footer]),
      ("TextEditor", [AnyComponent(TextEditor("Dear Ada,")), footer]),
    ]
    for (name, children) in cases {
      let new = try tops(name, in: scene(children))
      #expect(new.node == 52 && new.ground == 0, "\(name)")
      // Before version 26 the toolbar has a ground itself.
      let old = try tops(name, in: scene(children, os: 15))
      #expect(old.ground == old.node, "\(name)")
    }
    // What does not begin there has its ground where it is.
    let below = try tops("List", in: scene([footer, AnyComponent(list)]))
    #expect(below.ground == below.node && below.node > 52)
  }

  @Test("Rows that are scrolled are not seen behind the glass, but the ground is")
  func scrolled() throws {
    let rows = (1...60).map { Label("Row \($0)") }
    var list = List { for row in rows { row } }
    list.contentOffset = Point(x: 0, y: 30)
    let scene = try scene([AnyComponent(list), AnyComponent(Label("60 items"))])
    let tops = try tops("List", in: scene)
    #expect(tops.ground == 0 && tops.node == 52)
    let inner = try #require(scene.nodes.first { $0.path.hasSuffix("List[0]/Rows") })
    #expect(inner.clip?.bounds?.minY == 52)
  }
}
