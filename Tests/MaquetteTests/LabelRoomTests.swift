import Maquette
import Testing

@Suite("Labels in the room that they asked for")
struct LabelRoomTests {
  private let renderer = Renderer()

  private func node(_ component: some Component) throws -> SceneNode {
    let scene = try renderer.picture(of: component).scene
    return try #require(scene.nodes.first { $0.component == "Label" })
  }

  /// A label that is offered a width, and placed in the size that it answered.
  private func text(_ label: Label, width: Double) throws -> String? {
    try node(VStack(alignment: .leading) { label }.frame(width: width)).text
  }

  @Test("Lines lower than the font's are all shown, though more of the font's would not fit")
  func lowLines() throws {
    let words = "one two three four five six seven eight nine ten eleven twelve"
    let small = Label(AttributedText(words, .size(8)), numberOfLines: 0)
    #expect(try text(small, width: 80) == words)
    var style = ParagraphStyle()
    style.maximumLineHeight = 9
    let low = Label(AttributedText(words, .paragraphStyle(style)), numberOfLines: 0)
    #expect(try text(low, width: 80) == words)
  }

  @Test("Lines further apart than the font's are as many as there is room for")
  func spacedLines() throws {
    let words = "one two three four five six"
    let label = Label(words, numberOfLines: 0).with(\.lineSpacing, 100)
    // Three lines of 20.3 points would fit without the space between them.
    let node = try node(label.frame(width: 80, height: 70))
    #expect(node.textGeometry?.lines == 1)
    #expect(node.text?.hasSuffix("…") == true)
  }

  @Test("Characters that moved together to fit are not truncated in the end")
  func tightened() throws {
    let label = Label("Brought together").with(\.allowsDefaultTighteningForTruncation, true)
    // It is 131.8 points wide; 5 % of its room is what it may be more.
    #expect(try text(label, width: 129) == "Brought together")
  }

  @Test(
    "What is shown is what fits in the width that was offered, not in that of the widest line",
    arguments: LineBreakMode.allCases, [0, 1, 2])
  func offered(mode: LineBreakMode, lines: Int) throws {
    let texts = [
      "The quick brown fox jumps over the lazy dog", "مرحبا بالعالم 🇩🇪 été الكبير",
      "longwordwithoutanyend",
      "👨‍👩‍👧👍🏽e\u{301}\u{327}字漢 क्ष्म्य",
    ]
    for text in texts {
      for width in [30.0, 61, 87, 120] {
        let label = Label(text, numberOfLines: lines).with(\.lineBreakMode, mode)
        // A frame of the whole width offers it and places in it.
        let wide = try node(label.frame(width: width).background(.named("red")))
        let free = try node(VStack(alignment: .leading) { label }.frame(width: width))
        #expect(free.text == wide.text, "\(text) at \(width)")
        #expect(free.textGeometry?.lines == wide.textGeometry?.lines)
      }
    }
  }

  @Test("Selected characters are marked where they are, also behind an ellipsis")
  func selection() throws {
    let text = "The beginning and the very end"
    func marks(_ range: Range<Int>) throws -> [Rect] {
      let label = Label(text).with(\.lineBreakMode, .byTruncatingMiddle)
        .with(\.isSelectable, true).with(\.selectedRange, TextRange(range))
      return try node(label.frame(width: 120)).items.compactMap { item in
        if case .fill(.rect(let rect), _) = item, rect.width > 3 { rect } else { nil }
      }
    }
    let shown = try node(Label(text).with(\.lineBreakMode, .byTruncatingMiddle).frame(width: 120))
    #expect(shown.text?.hasPrefix("The b") == true && shown.text?.hasSuffix("end") == true)
    let end = try #require(try marks(27..<30).first)
    let start = try #require(try marks(0..<3).first)
    #expect(start.maxX < 40 && end.minX > 60)
    // What is left out has no place.
    #expect(try marks(10..<20).isEmpty)
  }

  @Test("Tracking wins over kern, and takes ligatures apart")
  func tracking() throws {
    func width(_ attributes: TextAttributes) throws -> Double {
      try renderer.labels().intrinsicContentSize(of: Label(AttributedText("word", attributes)))
        .width
    }
    var both = TextAttributes.tracking(3)
    both.kern = 9
    #expect(try width(both) == width(.tracking(3)))
    #expect(try width(.tracking(3)) == width(.kern(3)))
  }

  @Test("Thousands of links are as many nodes")
  func links() throws {
    let link = try LinkURL("https://example.com")
    let runs = (0..<2000).map { index -> AttributedText.Run in
      var attributes = TextAttributes()
      attributes.link = link
      attributes.color = .custom(
        Color(red: UInt8(index % 256), green: UInt8(index / 256), blue: 0))
      return AttributedText.Run("x ", attributes)
    }
    let label = Label(AttributedText(runs), numberOfLines: 0).frame(width: 100)
    let nodes = try renderer.picture(of: label).scene.nodes
    #expect(nodes.count { $0.component == "Link" } == 2000)
  }

  @Test("A label has no more dots than anyone can see")
  func dots() throws {
    var attributes = TextAttributes.kern(1000)
    attributes.size = 0.5
    attributes.underlineStyle = UnderlineStyle(.double, pattern: .dot)
    let text = String(repeating: "xxxx\n", count: 800)
    let label = Label(AttributedText(text, attributes), numberOfLines: 0)
    #expect(try node(label).items.count < 100_000)
    attributes.size = 17
    attributes.kern = 0
    #expect(try node(Label(AttributedText("xxxx", attributes))).items.count > 20)
  }
}
