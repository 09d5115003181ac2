import Maquette
import MaquetteCore
import MaquettePainting
import Testing

@testable import MaquetteSnapshots

@Suite("Where texts are")
struct TextInkTests {
  /// A button with a symbol at its start and a text at its end.
  private static let dump = """
    scene 100 × 44 #FFFFFF ltr en-US
      Button  (0 0 100 × 44)  “Go”  Inter-Regular 17
        fill continuous rect (0 0 100 × 44) radius 6 #007AFF
        stroke path of 4 00000000 in (10 14 16 × 16) 1.5 wide #FFFFFF
        text “Go” at 60 28 Inter-Regular 17 #FFFFFF

    """

  @Test("The ink of a button is its text, not its symbol or its background")
  func button() throws {
    let areas = TextInk.areas(of: [try SceneOutline(parsing: Self.dump)], scale: 2)
    #expect(areas.count == 1)
    let area = try #require(areas.first)
    #expect(area.minX <= 120 && area.maxX >= 150, "the text begins at 60 points")
    #expect(area.minX > 52, "the symbol ends at 26 points")
  }
}
