import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Screens that a sheet has pushed back")
struct PushedScreenTests {
  private func scene(
    _ sheets: [Sheet], device: String = "iPhone 15", in environment: Environment = Environment()
  ) throws -> Scene {
    var environment = environment
    environment.device = Device.named(device)
    let screen = Screen(showsStatusBar: true) {
      Label("Calendar").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
      sheets.map { AnyComponent($0) }
    }
    return try draw(screen, in: environment)
  }

  private func sheet(_ title: String = "New", _ detent: Sheet.Detent = .large) -> Sheet {
    Sheet(title, detent: detent) { Label("Inside \(title)") }
  }

  private func frame(_ text: String, in scene: Scene) throws -> Rect {
    try #require(scene.nodes.first { $0.text == text }).frame
  }

  /// The rectangles that black surrounds, one for each sheet that pushes back what is behind it.
  private func cards(in scene: Scene) -> [Rect] {
    scene.nodes.filter { $0.component == "Backdrop" }.compactMap { node in
      guard case .fill(.path(let path, evenOdd: true), .color(.black))? = node.items.first else {
        return nil
      }
      return Path(Array(path.elements.prefix { $0 != .close })).controlBounds
    }
  }

  @Test("A large sheet makes a card of the screen, 16 points from the sides and below the time")
  func card() throws {
    let plain = try frame("Calendar", in: scene([sheet("New", .medium)]))
    let scene = try scene([sheet()])
    let card = try #require(cards(in: scene).first)
    #expect(isSame(card, Rect(x: 16, y: 59, width: 361, height: 852 * 361 / 393)))
    let scale = 361.0 / 393
    let moved = try frame("Calendar", in: scene)
    #expect(abs(moved.minX - (16 + plain.minX * scale)) < 1e-6)
    #expect(abs(moved.maxY - (59 + plain.maxY * scale)) < 1e-6)
    guard case .group(let ground)? = scene.root.items.first else {
      Issue.record("the screen's own ground is a part of the card")
      return
    }
    #expect(isSame(ground.transform.apply(scene.root.frame), card))
  }

  @Test("Time and signs on the black are white, and the line at the bottom has the sheet's colour")
  func signs() throws {
    func colors(_ detent: Sheet.Detent) throws -> [Color?] {
      let scene = try scene([sheet("New", detent)])
      let time = try #require(
        scene.nodes.first { $0.path.contains("StatusBar") && $0.text != nil })
      let signs = try #require(scene.nodes.first { $0.component == "StatusBar" })
      let line = try #require(scene.nodes.first { $0.component == "HomeIndicator" })
      return [time.style?.color, signs.leaves.first?.color, line.leaves.first?.color]
    }
    #expect(try colors(.large) == [.white, .white, .black])
    #expect(try colors(.medium) == [.black, .black, .black])
  }

  @Test("A second sheet makes a card of the first, in the same place")
  func second() throws {
    let scene = try scene([sheet("One"), sheet("Two")])
    let cards = cards(in: scene)
    #expect(cards.count == 2 && isSame(cards.first, cards.last))
    let sheets = scene.nodes.filter { $0.component == "Sheet" }.map(\.frame)
    #expect(abs((sheets.first?.minY ?? 0) - 59) < 1e-6)
    #expect(abs((sheets.first?.minX ?? 0) - 16) < 1e-6)
    #expect(sheets.last == Rect(x: 0, y: 69, width: 393, height: 783))
  }

  @Test("The screen stays where it is behind partial sheets, in version 26, and on its side")
  func others() throws {
    let version26 = Environment(platform: .ios, osVersion: 26)
    for scene in [
      try scene([sheet("New", .medium)]), try scene([sheet()], in: version26),
      try scene([sheet()], device: "iPhone 15 landscape"),
    ] {
      #expect(cards(in: scene).isEmpty)
      guard case .fill? = scene.root.items.first else {
        Issue.record("nothing moves the screen's ground")
        continue
      }
    }
  }
}
