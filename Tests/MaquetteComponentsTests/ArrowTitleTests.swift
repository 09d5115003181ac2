import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Arrows of boards, and their words")
struct ArrowTitleTests {
  private func board(_ count: Int, _ arrows: [BoardArrow]) -> Board {
    var board = Board {
      for number in 0..<count {
        Artboard("A\(number)") { Button("Go").padding(40) }
      }
    }
    board.columns = 2
    board.arrows = arrows
    return board
  }

  private func words(_ scene: Scene) -> [Rect] {
    scene.nodes.filter { $0.component == "Words" }.map(\.frame)
  }

  @Test("Words of arrows cover no others", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func apart(direction: LayoutDirection) throws {
    let arrows = [
      BoardArrow(from: "A0/Go", to: "A3", title: "Continue"),
      BoardArrow(from: "A1/Go", to: "A2", title: "Go back home"),
      BoardArrow(from: "A3", to: "A0", title: "Start again"),
    ]
    let frames = words(try draw(board(4, arrows), in: surroundings(direction)))
    #expect(frames.count == 3)
    for (number, frame) in frames.enumerated() {
      for other in frames.dropFirst(number + 1) {
        #expect(frame.intersection(other).map { $0.width * $0.height } ?? 0 == 0)
      }
    }
  }

  @Test("An arrow from a control to its own artboard has its words")
  func own() throws {
    let arrow = BoardArrow(from: "A0/Go", to: "A0", title: "Reload")
    let scene = try draw(board(2, [arrow]))
    #expect(words(scene).count == 1)
    #expect(scene.nodes.contains { $0.text == "Reload" })
  }

  @Test("From right to left every arrow is the mirror image of what it is from left to right")
  func mirrored() throws {
    for from in 0..<6 {
      for to in 0..<6 where from != to {
        let board = board(6, [BoardArrow(from: "A\(from)/Go", to: "A\(to)")])
        let scenes = try [LayoutDirection.leftToRight, .rightToLeft].map {
          try draw(board, in: surroundings($0))
        }
        let arrows = try scenes.map { scene in
          try #require(scene.nodes.first { $0.component == "Arrow" }).frame
        }
        #expect(abs(arrows[0].minX - (scenes[0].size.width - arrows[1].maxX)) < 0.01)
        #expect(abs(arrows[0].minY - arrows[1].minY) < 0.01 && arrows[0].size == arrows[1].size)
      }
    }
  }
}
