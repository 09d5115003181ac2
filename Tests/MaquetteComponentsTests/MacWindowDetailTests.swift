import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Details of a Mac's windows: not in front, with a sheet, and above what is blurred")
struct MacWindowDetailTests {
  private func draw(_ window: Window, os: Int, _ direction: LayoutDirection = .leftToRight)
    throws -> Scene
  {
    try MaquetteComponentsTests.draw(
      window, width: 640, height: 400,
      in: Environment(platform: .macos, osVersion: os, direction: direction))
  }

  @Test(
    "In every script, segments in the toolbar of a window that is not in front are as faint as items",
    arguments: [15, 26])
  func segments(os: Int) throws {
    for title in ["Day", "Täglich", "يوم", "日", "दिन"] {
      func colors(isActive: Bool) throws -> (segments: Set<Color>, item: Color) {
        let bar = Toolbar {
          SegmentedControl([Segment(title), "B"], selection: 0)
          Button("Today")
        }
        var window = Window("A", toolbar: bar) { Label("a") }
        window.isActive = isActive
        let scene = try draw(window, os: os)
        func texts(_ component: String) -> [Color] {
          let nodes = scene.nodes.filter { $0.path.contains(component) }
          return nodes.flatMap { $0.leaves }.compactMap { (item: DrawItem) -> Color? in
            if case .text(_, let color) = item { color } else { nil }
          }
        }
        return (Set(texts("SegmentedControl")), try #require(texts("Button").first))
      }
      let (active, inactive) = (try colors(isActive: true), try colors(isActive: false))
      #expect(inactive.segments == [inactive.item])
      #expect(!active.segments.isEmpty && !active.segments.contains(inactive.item))
    }
  }

  @Test("A field has a caret only in the window that is in front", arguments: [15, 26])
  func caret(os: Int) throws {
    for direction in LayoutDirection.allCases {
      func thinFills(isActive: Bool) throws -> Int {
        var field = TextField("", text: "Ada")
        field.isFocused = true
        var window = Window("A") { field }
        window.isActive = isActive
        let node = try #require(
          try draw(window, os: os, direction).nodes.first { $0.component == "TextField" })
        return node.allItems.count { item in
          guard case .fill(let shape, _) = item else { return false }
          return (shape.bounds?.width ?? 100) < 3
        }
      }
      #expect(try thinFills(isActive: true) == 1)
      #expect(try thinFills(isActive: false) == 0)
    }
  }

  @Test("A grouped form in a sheet has the ground of the sheet, and other lists have their own")
  func sheet() throws {
    for os in [15, 26] {
      func ground(_ content: AnyComponent) throws -> Bool {
        let window = Window("A") {
          Label("a")
          Sheet { content }
        }
        let scene = try draw(window, os: os)
        let list = try #require(
          scene.nodes.first { $0.component == "List" && $0.path.contains("Sheet") })
        return list.leaves.contains { item in
          guard case .fill(let shape, _) = item, let box = shape.bounds else { return false }
          return box.width >= list.frame.width - 0.01 && box.height >= list.frame.height - 0.01
        }
      }
      let form = Form { Toggle("Public") }.formStyle(.grouped)
      #expect(try !ground(AnyComponent(form)))
      #expect(try ground(AnyComponent(List { Label("One") }).frame(height: 80)))
    }
  }

  @Test("Before version 26 a toolbar blurs what is behind it, and nothing of what is below it")
  func bar() throws {
    for direction in LayoutDirection.allCases {
      let window = Window("A", toolbar: Toolbar { Button("New", symbol: "plus") }) { Label("a") }
      let scene = try draw(window, os: 15, direction)
      let bar = try #require(scene.nodes.first { $0.component == "Toolbar" })
      let seen = bar.items.compactMap { item -> Rect? in
        guard case .fill(_, .material(let material)) = item else { return nil }
        return material.window?.frame
      }
      #expect(seen == [bar.frame])
    }
  }
}
