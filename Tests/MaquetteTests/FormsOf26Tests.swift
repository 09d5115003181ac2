import Maquette
import Testing

/// What takes another form on 26: actions beside high rows, and popovers.
@Suite("Forms of version 26")
struct FormsOf26Tests {
  private let renderer = Renderer()

  private func scene(
    _ component: some Component, width: Double? = nil, direction: LayoutDirection = .leftToRight
  ) throws -> Scene {
    var canvas = Canvas(width: width)
    canvas.includesOverflow = false
    return try renderer.picture(
      of: component, on: canvas, in: Environment(osVersion: 26, direction: direction)
    ).scene
  }

  /// A list whose only row, of one or three lines, shows an action.
  private func list(_ title: String, lines: Int) -> List {
    List {
      VStack(spacing: 4) {
        for line in 1...lines { Label("Line \(line)") }
      }
      .swipeActions(edge: .trailing, [SwipeAction(title, systemImage: "trash")])
    }
  }

  static let titles = ["Delete", "حذف", "מחיקה", "削除", "हटाएँ"]

  @Test(
    "An action beside a low row has its title beside its symbol, one beside a high row below it",
    arguments: FormsOf26Tests.titles, [LayoutDirection.leftToRight, .rightToLeft])
  func actions(title: String, direction: LayoutDirection) throws {
    for (lines, isTall) in [(1, false), (3, true)] {
      let scene = try scene(list(title, lines: lines), width: 390, direction: direction)
      let action = try #require(scene.nodes.first { $0.component == "SwipeAction" })
      let label = try #require(scene.nodes.first { $0.text == title })
      #expect(action.accessibility?.label == title)
      #expect(isTall == (label.frame.minY >= action.frame.maxY))
      if isTall {
        #expect(action.frame.size == Size(width: 60, height: 40))
        #expect(abs(label.frame.midX - action.frame.midX) < 0.34)
      } else {
        #expect(label.frame.minX >= action.frame.minX && label.frame.maxX <= action.frame.maxX)
        #expect(label.frame.minY >= action.frame.minY && label.frame.maxY <= action.frame.maxY)
      }
      let row = try #require(scene.nodes.first { $0.component == "Row" }).frame
      let edge =
        direction == .leftToRight ? row.maxX - action.frame.maxX : action.frame.minX - row.minX
      #expect(abs(edge - 10.33) < 0.01, "\(edge)")
    }
  }

  @Test(
    "A popover has no arrow: it is as large as its content",
    arguments: [ConfirmationDialog.ArrowEdge.top, .bottom, .leading, .trailing])
  func popover(edge: ConfirmationDialog.ArrowEdge) throws {
    let popover = Popover(arrowEdge: edge, anchor: { Button("Info") }) {
      Label("Two people see it").padding(14)
    }
    let scene = try scene(popover)
    let surface = try #require(scene.nodes.first { $0.component == "Arrow" })
    let text = try #require(scene.nodes.first { $0.text == "Two people see it" })
    let room = text.frame.inset(by: -14)
    let distances = [
      surface.frame.minX - room.minX, surface.frame.minY - room.minY,
      surface.frame.maxX - room.maxX, surface.frame.maxY - room.maxY,
    ]
    #expect(distances.allSatisfy { abs($0) < 1e-9 }, "\(distances)")
    #expect(surface.items.compactMap(\.material?.name) == ["largeGlass"])
  }
}
