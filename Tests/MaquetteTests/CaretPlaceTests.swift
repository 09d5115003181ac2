import Maquette
import MaquetteThemes
import Testing

@Suite("Where a caret stands beside real letters")
struct CaretPlaceTests {
  private let renderer = Renderer()

  /// The caret and the text of a focused field that is mirrored.
  private func places(_ text: String) throws -> (caret: Rect, letters: Rect) {
    let field = TextField("Name", text: text).focused().padding(20)
    let scene = try renderer.picture(
      of: field, on: Canvas(width: 300), in: Environment(direction: .rightToLeft)
    ).scene
    let node = try #require(scene.nodes.first { $0.component == "Text" })
    let caret = node.items.compactMap { item -> Rect? in
      if case .fill(.roundedRect(let rect, _, _), _) = item, rect.width == 2 { rect } else { nil }
    }
    return (try #require(caret.first), node.frame)
  }

  @Test("What is read from left to right ends at the right, and the caret after the last letter")
  func latin() throws {
    let (caret, frame) = try places("Ada Lovelace")
    #expect(caret.minX == frame.maxX)
  }

  @Test("What is read from right to left ends at the left", arguments: ["آدا", "עדה"])
  func turned(text: String) throws {
    let (caret, frame) = try places(text)
    #expect(caret.maxX < frame.maxX - 10)
  }

  /// How many knobs of a selection's handles an editor of a height draws.
  private func knobs(height: Double) throws -> Int {
    let text = "one two three four five six seven eight nine ten eleven twelve"
    let editor = TextEditor(text).focused().selectedRange(TextRange(0..<text.count))
    let scene = try renderer.picture(
      of: editor, on: Canvas(width: 110, height: height), in: Environment()
    ).scene
    return scene.nodes.flatMap(\.items).filter { item in
      if case .fill(.roundedRect(let rect, let radius, _), _) = item {
        rect.width == rect.height && rect.width == 2 * radius
      } else {
        false
      }
    }.count
  }

  @Test("Handles of a selection are drawn only where the editor shows its ends")
  func handles() throws {
    #expect(try knobs(height: 400) == 2)
    #expect(try knobs(height: 60) == 1)
  }
}
