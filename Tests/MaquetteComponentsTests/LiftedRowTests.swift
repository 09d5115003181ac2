import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Rows with focus on a television")
struct LiftedRowTests {
  private func list(focused: Int, offset: Double = 0) -> List {
    List {
      for number in 0..<8 {
        NavigationLink("Row \(number)").state(number == focused ? .focused : .normal)
      }
    }
    .contentOffset(Point(x: 0, y: offset))
  }

  private func clip(_ list: List, on platform: Platform) throws -> (clip: Rect, frame: Rect) {
    // Rows of an iPhone are less than half as high.
    let height = platform == .tvos ? 500.0 : 200
    let scene = try draw(list, width: 800, height: height, in: Environment(platform: platform))
    let node = try #require(scene.nodes.first { $0.component == "List" })
    return (try #require(node.clip?.bounds), node.frame)
  }

  @Test("A list that is too short for its rows does not cut what stands out of it at the sides")
  func sides() throws {
    let (clip, frame) = try clip(list(focused: 0), on: .tvos)
    // 0.03 of the width, half of it on each side, and 30 points of shadow.
    #expect(clip.minX <= frame.minX - 42 && clip.maxX >= frame.maxX + 42)
    #expect(clip.minY <= frame.minY - 30, "the first row stands out above")
    #expect(clip.maxY == frame.maxY, "rows that go on below are cut")
  }

  @Test("Rows that are scrolled away are cut above")
  func scrolled() throws {
    let (clip, frame) = try clip(list(focused: 2, offset: 140), on: .tvos)
    #expect(clip.minY == frame.minY && clip.minX < frame.minX)
  }

  @Test("Beside something else rows go on to the lower edge of the screen, too")
  func lowerEdge() throws {
    let screen = Screen {
      HStack {
        Rectangle().frame(width: 300)
        list(focused: 0)
        list(focused: -1).frame(height: 300)
      }
    }
    let scene = try draw(screen, in: Environment(platform: .tvos))
    let lists = scene.nodes.filter { $0.component == "List" }
    #expect(scene.size.height == 1080 && lists.first?.frame.maxY == 1020)
    #expect(lists.map { $0.clip?.bounds?.maxY } == [1080, lists.last?.frame.maxY])
  }

  @Test("Where nothing stands out the list is cut at its edges")
  func elsewhere() throws {
    let (clip, frame) = try clip(list(focused: -1, offset: 20), on: .ios)
    #expect(clip == frame)
  }
}
