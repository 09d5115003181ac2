import MaquetteComponents
import MaquetteCore
import Testing

@Suite("Where arrows of a board begin and end")
struct ArrowEndTests {
  private func board(_ from: String, _ to: String) -> Board {
    Board(arrows: [BoardArrow(from: from, to: to)]) {
      Artboard("Home") {
        VStack {
          Button("Go")
          Label("Hello")
          Label("Far").offset(x: 900, y: 0)
        }
      }
      Artboard("Detail") { Label("x") }
    }
  }

  private func told(_ from: String, _ to: String) -> [Diagnostic] {
    complaints(board(from, to)).filter { $0.message.contains("arrow") }
  }

  @Test(
    "An arrow back to its own picture, or to itself, is a loop around a corner",
    arguments: [
      ("Home", "Home"), ("Home/Go", "Home"), ("Home", "Home/Hello"), ("Home/Go", "Home/Go"),
    ], [LayoutDirection.leftToRight, .rightToLeft])
  func loop(_ ends: (from: String, to: String), direction: LayoutDirection) throws {
    let scene = try draw(board(ends.from, ends.to), in: surroundings(direction))
    let arrow = try #require(scene.nodes.first { $0.component == "Arrow" })
    let picture = try #require(scene.nodes.first { $0.component == "Artboard" }?.frame)
    // It is outside of the picture at one side and above or below it.
    #expect(arrow.frame.minX < picture.minX - 1 || arrow.frame.maxX > picture.maxX + 1)
    #expect(arrow.frame.minY < picture.minY - 1 || arrow.frame.maxY > picture.maxY + 1)
    #expect(told(ends.from, ends.to).isEmpty)
  }

  @Test("An end that is out of view is told of, and the arrow is at the edge of its picture")
  func outOfView() throws {
    for (from, to, verb) in [
      ("Home/Far", "Detail", "begins at"), ("Detail", "Home/Far", "leads to"),
    ] {
      let found = told(from, to)
      #expect(found.map(\.message) == ["an arrow \(verb) 'Home/Far', which is out of view"])
      #expect(found.map(\.severity) == [.warning])
    }
    #expect(told("Home/Go", "Home/Hello").isEmpty)
    let scene = try draw(board("Home/Far", "Detail"))
    let picture = try #require(scene.nodes.first { $0.component == "Artboard" }?.frame)
    #expect(scene.nodes.first { $0.component == "Arrow" }?.frame.minX == picture.maxX)
  }
}
