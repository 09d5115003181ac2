import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Lines of rows in specs")
struct RowLineTests {
  @Test(
    "A row's label has as many lines as its spec says, and no limit where that says nothing",
    arguments: [("", 0), (", lineLimit: 1", 1), (", numberOfLines: 1", 1), (", lineLimit: 2", 2)])
  func limits(key: String, limit: Int) throws {
    for text in ["Call the harbour office", "港務局に電話する", "اتصل بمكتب الميناء"] {
      let spec = "List: [{Label: \(text)\(key)}]\n"
      let measurer = LimitMeasurer(text)
      _ = try SceneMaker(measurer: measurer).scene(
        of: try read(spec).component, on: Canvas(width: 200), in: Environment())
      #expect(measurer.limits == [limit], "\(text)")
    }
  }
}

/// Gives texts no room, and remembers how many lines one of them was given.
private final class LimitMeasurer: TextMeasuring {
  private let text: String
  private(set) var limits: Set<Int> = []

  init(_ text: String) { self.text = text }

  func layout(_ request: TextRequest) -> TextLayout {
    if request.text == text { limits.insert(request.maxLines) }
    return TextLayout(size: .zero, lines: [], shownText: request.text, isTruncated: false)
  }
}
