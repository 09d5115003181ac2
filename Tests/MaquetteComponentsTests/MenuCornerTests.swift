import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Corners of buttons that open menus")
struct MenuCornerTests {
  /// The first shape that is drawn: the bezel.
  private func bezel(_ component: some Component, _ size: TextSize) throws -> Double? {
    var environment = surroundings()
    environment.textSize = size
    for case .fill(.roundedRect(_, let radius, _), _) in try draw(
      component, width: 300, in: environment
    ).items {
      return radius
    }
    return nil
  }

  @Test(
    "They are as round as those of other buttons at every text size",
    arguments: [TextSize.xSmall, .large, .xxxLarge, .accessibility3])
  func radius(size: TextSize) throws {
    let button = try #require(try bezel(Button("Menu", style: .filled), size))
    var menu = Menu("Menu")
    menu.style = .filled
    #expect(try bezel(menu, size) == button)
  }
}
