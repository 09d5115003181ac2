import MaquetteComponents
import MaquetteCore
import Testing

@Suite("Where texts stand in both directions")
struct TextAlignmentTests {
  /// The requests of a component's labels.
  private func requests(_ component: some Component) throws -> [TextRequest] {
    let measurer = RecordingMeasurer()
    _ = try SceneMaker(measurer: measurer).scene(
      of: component, on: Canvas(width: 300), in: surroundings(.rightToLeft))
    return measurer.requests
  }

  @Test("Only natural text aligns by its language")
  func natural() throws {
    #expect(try requests(Label("a")).allSatisfy(\.alignsParagraphsByLanguage))
    for alignment in [TextAlignment.leading, .trailing, .center, .left, .right, .justified] {
      let asked = try requests(Label("a", alignment: alignment))
      #expect(asked.allSatisfy { !$0.alignsParagraphsByLanguage }, "\(alignment)")
    }
  }

  @Test("The rows of a list align alike; its headers and footers are texts as others")
  func rows() throws {
    let list = List { Label("row") }
    let row = try #require(try requests(list).first { $0.text == "row" })
    #expect(!row.alignsParagraphsByLanguage)
    #expect(row.alignment == .right)
  }

  @Test("A side that is asked for stays, and is told")
  func explicit() throws {
    for (alignment, side) in [(TextAlignment.left, "left"), (.right, "right")] {
      for direction in LayoutDirection.allCases {
        let scene = try draw(
          Label("abc", alignment: alignment), width: 300, in: surroundings(direction))
        let finding = try #require(scene.findings.first)
        #expect(finding.id == "explicit-alignment")
        #expect(finding.severity == .note)
        #expect(finding.message.contains("to the \(side) in both directions"))
        #expect(finding.paths == ["Label"])
      }
    }
    #expect(try draw(Label("abc", alignment: .center), width: 300).findings == [])
    var style = ParagraphStyle()
    style.alignment = .left
    let label = Label(AttributedText("abc", .paragraphStyle(style)))
    #expect(try draw(label, width: 300).findings.map(\.id) == ["explicit-alignment"])
  }
}
