import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Posters and shelves")
struct PosterTests {
  private let tv = Environment(theme: .builtIn(.tvos))

  private func poster(_ state: ControlState = .normal) -> Poster {
    Poster("Night Trains", subtitle: "2 hours", artwork: "indigo").state(state)
  }

  private func picture(_ scene: Scene) throws -> Rect {
    try #require(scene.nodes.first { $0.component == "Picture" }).frame
  }

  private func title(_ scene: Scene) throws -> SceneNode {
    try #require(scene.nodes.first { $0.text == "Night Trains" })
  }

  @Test("In focus on a television it is lifted about its middle, and its title makes room")
  func lift() throws {
    let rest = try draw(poster(), width: 400, in: tv)
    let focused = try draw(poster(.focused), width: 400, in: tv)
    let (small, large) = (try picture(rest), try picture(focused))
    #expect(abs(large.width / small.width - 1.1) < 0.001)
    #expect(abs(large.midX - small.midX) < 0.001 && abs(large.midY - small.midY) < 0.001)
    #expect(try title(focused).frame.minY >= large.maxY)
    #expect(try title(focused).style?.color != title(rest).style?.color)
    #expect(focused.size == rest.size)
  }

  @Test(
    "Its picture has the proportions of its shape",
    arguments: [
      (PosterShape.landscape, 16.0 / 9), (.portrait, 2.0 / 3), (.square, 1), (.circle, 1),
    ])
  func shapes(shape: PosterShape, ratio: Double) throws {
    let scene = try draw(Poster("Night Trains", shape: shape), width: 300, in: tv)
    let frame = try picture(scene)
    #expect(frame.width == 300 && abs(frame.width / frame.height - ratio) < 0.01)
  }

  @Test("It is heard as one button with its title and subtitle")
  func speech() throws {
    let scene = try draw(poster(.disabled), width: 300, in: tv)
    let spoken = scene.nodes.compactMap(\.accessibility)
    #expect(spoken.map(\.label) == ["Night Trains"])
    #expect(spoken[0].value == "2 hours" && spoken[0].traits == [.button, .notEnabled])
    #expect(try #require(scene.nodes.first { $0.hitTarget != nil }).component == "Poster")
  }

  @Test(
    "A shelf of a television has the widths of Apple's guidelines",
    arguments: [
      (2.0, 860.0), (3, 560), (4, 410), (5, 320), (6, 260),
    ])
  func columns(count: Double, width: Double) throws {
    let shelf = Shelf("Up Next", columns: count) { for _ in 0..<4 { poster() } }
    let scene = try draw(shelf, width: 1_760, in: tv)
    let posters = scene.nodes.filter { $0.component == "Poster" }.map(\.frame)
    #expect(posters.allSatisfy { $0.width == width })
    #expect(posters[1].minX - posters[0].maxX == 40)
  }

  @Test("A shelf of a phone keeps UIKit's margins, which are wider from 414 points on")
  func margins() throws {
    for (width, margin) in [(402.0, 16.0), (440, 20)] {
      let shelf = Shelf("Up Next") { for _ in 0..<3 { poster() } }
      let scene = try draw(shelf, width: width)
      #expect(scene.nodes.first { $0.component == "Poster" }?.frame.minX == margin)
    }
  }

  @Test("A shelf's title makes room for a poster that would cover it in focus, and for no other")
  func head() throws {
    func gap(_ shape: PosterShape, _ state: ControlState) throws -> (title: Double, gap: Double) {
      let shelf = Shelf("Up Next") {
        Poster("Paper", artwork: "purple", shape: shape).state(state)
        Poster("Winter", artwork: "mint", shape: shape)
      }
      let scene = try draw(shelf, width: 1_760, in: tv)
      let title = try #require(scene.nodes.first { $0.text == "Up Next" }).frame
      let top = scene.nodes.filter { $0.component == "Picture" }.map(\.frame.minY).min()
      return (title.minY, try #require(top) - title.maxY)
    }
    for shape in [PosterShape.portrait, .landscape] {
      #expect(try gap(shape, .focused).gap >= 16)
      #expect(try abs(gap(shape, .normal).gap - 28) < 0.5)
    }
    #expect(try gap(.portrait, .focused).title < gap(.portrait, .normal).title)
    #expect(try gap(.landscape, .focused).title == gap(.landscape, .normal).title)
  }

  @Test("What is in focus lies over its neighbours")
  func order() throws {
    let shelf = Shelf("Up Next") {
      poster(.focused)
      Poster("Second")
      Poster("Third")
    }
    let scene = try draw(shelf, width: 1_760, in: tv)
    let names = scene.nodes.filter { $0.component == "Poster" }.map { $0.accessibility?.label }
    #expect(names == ["Second", "Third", "Night Trains"])
  }

  @Test(
    "From right to left a shelf is mirrored, whatever its title is written in",
    arguments: ["التالي", "הבא בתור", "接下来播放", "आगे देखें", "Up Next"])
  func rightToLeft(title: String) throws {
    let scene = try draw(
      Shelf(title, columns: 2.5) { for _ in 0..<3 { poster() } }, width: 400,
      in: Environment(theme: .builtIn(.ios), direction: .rightToLeft))
    let posters = scene.nodes.filter { $0.component == "Poster" }.map(\.frame)
    #expect(posters[0].maxX == 384 && posters[1].maxX < posters[0].minX)
    #expect(try #require(scene.nodes.first { $0.text == title }).frame.maxX == 384)
  }

  @Test("A watch has neither")
  func watch() {
    for component in [AnyComponent(poster()), AnyComponent(Shelf("x") { poster() })] {
      let told = complaints(component, in: Environment(theme: .builtIn(.watchos)))
      #expect(told.contains { $0.severity == .error })
    }
  }
}
