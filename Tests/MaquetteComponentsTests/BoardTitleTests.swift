import MaquetteComponents
import MaquetteCore
import Testing

@Suite("Titles of artboards that arrows name")
struct BoardTitleTests {
  @Test("A title that two artboards have is none that an arrow can name")
  func sameTitles() {
    func complaint(_ from: String, _ to: String = "B") -> Diagnostic? {
      func artboard(_ label: String, line: Int) -> AnyComponent {
        AnyComponent(
          Artboard("A") { Button(label) },
          provenance: Provenance(location: SourceLocation(line: line, column: 5), length: 8))
      }
      return complaints(
        Board(arrows: [BoardArrow(from: from, to: to)]) {
          artboard("Buy", line: 3)
          artboard("Sell", line: 4)
          Artboard("B") { Label("z") }
        }
      ).first { $0.severity == .error }
    }
    let found = complaint("A")
    #expect(found?.message == "an arrow names 'A', and 2 artboards have the title 'A'")
    #expect(found?.hint == "give each 'Artboard' a 'title' of its own; they are at 3:5, 4:5")
    #expect(complaint("B", "A")?.message == found?.message)
    #expect(complaint("A/Button")?.message.contains("'A/Button', and 2 artboards") == true)
    // What only one of them has tells which one is meant.
    for from in ["A/Sell", "Buy", "B"] { #expect(complaint(from, "B") == nil) }
  }
}
