import MaquetteComponents
import MaquetteCore
import Testing

/// Keeps what it is asked.
private final class KeepingMeasurer: TextMeasuring {
  private(set) var requests: [TextRequest] = []
  private let measurer = FakeMeasurer()

  func layout(_ request: TextRequest) -> TextLayout {
    requests.append(request)
    return measurer.layout(request)
  }
}

@Suite("Tabs of a label")
struct LabelTabTests {
  private func paragraphs(_ label: Label) throws -> [TextParagraphStyle] {
    let measurer = KeepingMeasurer()
    _ = try SceneMaker(measurer: measurer).scene(of: label, in: surroundings())
    return try #require(measurer.requests.first).paragraphs
  }

  @Test("They lead to the label's stops, those of a paragraph to its own")
  func stops() throws {
    let plain = Label("a\tb").with(\.tabStops, [40]).with(\.defaultTabInterval, 10)
    #expect(try paragraphs(plain).map(\.tabStops) == [[40]])
    #expect(try paragraphs(plain).map(\.defaultTabInterval) == [10])
    let own = AttributedText("a\tb", .paragraphStyle(ParagraphStyle { $0.tabStops = [70] }))
    #expect(try paragraphs(Label(own).with(\.tabStops, [40])).map(\.tabStops) == [[70]])
    #expect(try paragraphs(Label("a\tb")).isEmpty)
  }

  @Test("Stops that are none are errors")
  func wrong() throws {
    for stops in [[-1], [.nan], Array(repeating: 1, count: 101)] as [[Double]] {
      #expect(throws: DiagnosticError.self) {
        try paragraphs(Label("a\tb").with(\.tabStops, TabStops(stops)))
      }
    }
  }
}
