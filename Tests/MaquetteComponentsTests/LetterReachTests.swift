import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Letters that reach out of their lines")
struct LetterReachTests {
  private static let words = ["བཟོ་", "ပြင်", "แก้ไข", "संपाद", "حذف", "Sửa"]

  private func button(
    _ title: String, ink: ClosedRange<Double>, _ size: TextSize, isSheet: Bool
  ) throws -> SceneNode {
    let measurer = FakeMeasurer()
    measurer.inks[title] = ink
    var environment = surroundings()
    environment.textSize = size
    let dialog: AnyComponent =
      isSheet
      ? AnyComponent(ConfirmationDialog("A") { Button(title) })
      : AnyComponent(Alert("A") { Button(title) })
    let scene = try draw(dialog, width: 377, in: environment, measurer: measurer)
    return try #require(scene.nodes.first { $0.component == "Button" })
  }

  @Test("In dialogs they touch neither separators nor edges", arguments: words, [false, true])
  func dialogs(title: String, isSheet: Bool) throws {
    let node = try button(title, ink: -30...20, .accessibility3, isSheet: isSheet)
    let size = try #require(node.style?.size)
    let top = try #require(node.baseline) - size * 16 / 17
    #expect(top - 30 > node.frame.minY + 2.5)
    // At the usual size the cell has room for them.
    let usual = try button(title, ink: -6...20, .large, isSheet: isSheet)
    let latin = try button("OK", ink: 0...20, .large, isSheet: isSheet)
    #expect(usual.frame.height == latin.frame.height)
  }

  @Test(
    "Below the title of a watch the contents make room for them", arguments: words,
    [nil, 26] as [Int?])
  func watch(title: String, version: Int?) throws {
    func parts(_ ink: ClosedRange<Double>, isBar: Bool = false) throws -> (title: Rect, row: Rect) {
      let measurer = FakeMeasurer()
      measurer.inks[title] = ink
      let list = List { Label("Row") }
      let screen =
        isBar
        ? Screen(navigationBar: NavigationBar(title)) { list } : Screen(title: title) { list }
      let scene = try draw(
        screen, in: Environment(platform: .watchos, osVersion: version), measurer: measurer)
      let line = try #require(
        scene.nodes.first { $0.text == title && $0.path.contains("StatusBar") })
      return (line.frame, try #require(scene.frame("Row[0]")))
    }
    let usual = try parts(0...19)
    for isBar in [false, true] {
      let deep = try parts(0...27, isBar: isBar)
      #expect(deep.title == usual.title)
      #expect(deep.row.minY > usual.row.minY && deep.row.minY >= deep.title.minY + 27 + 2)
    }
    // What ends in the gap needs no more.
    #expect(try parts(0...20.5).row == usual.row)
  }
}
