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

  @Test(
    "So has a label in a stack of a row, and the value of a row",
    arguments: [
      ("HStack: [{Label: TEXT}]", 0), ("HStack: [{Label: {text: TEXT, numberOfLines: 1}}]", 1),
      ("VStack: [{HStack: [{Label: {text: TEXT, opacity: 0.5}}]}]", 0),
      ("Label: {text: TEXT, numberOfLines: 1, padding: 3}", 1),
      ("LabeledContent: {title: a, children: [{Label: {text: TEXT, lineLimit: 1}}]}", 1),
    ])
  func stacks(row: String, limit: Int) throws {
    let text = "Call the harbour office"
    let measurer = LimitMeasurer(text)
    let spec = "List: [{\(row.replacing("TEXT", with: text))}]\n"
    _ = try SceneMaker(measurer: measurer).scene(
      of: try read(spec).component, on: Canvas(width: 200), in: Environment())
    #expect(measurer.limits == [limit])
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
