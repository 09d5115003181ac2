import Maquette
import Testing

/// What only the real text engine shows of a label: several runs, several directions, real letters.
@Suite("Labels in the text engine")
struct LabelTextEngineTests {
  private let renderer = Renderer()

  private func root(
    _ component: some Component, width: Double? = nil, _ environment: Environment = Environment()
  ) throws -> SceneNode {
    try renderer.picture(of: component, on: Canvas(width: width), in: environment).scene.root
  }

  private func geometry(_ label: Label, width: Double? = nil) throws -> TextGeometry {
    try #require(try root(label, width: width).textGeometry)
  }

  private func width(_ label: Label) throws -> Double {
    try renderer.labels().intrinsicContentSize(of: label).width
  }

  /// The rectangles behind the letters.
  private func highlights(_ node: SceneNode) -> [Rect] {
    node.items.prefix { if case .fill = $0 { true } else { false } }.compactMap { item in
      if case .fill(.rect(let rect), _) = item { rect } else { nil }
    }
  }

  // MARK: Selection

  private func selected(_ text: String, _ range: Range<Int>) -> Label {
    Label(text, numberOfLines: 0).with(\.isSelectable, true)
      .with(\.selectedRange, TextRange(range))
  }

  @Test("Where directions mix, a selection is several areas on one line")
  func mixedSelection() throws {
    let text = "abc שלום def"
    let all = highlights(try root(selected(text, 0..<12)))
    #expect(all.count == 1)
    let part = highlights(try root(selected(text, 2..<6)))
    #expect(part.count == 2)
    // The two first Hebrew letters are at the right of their word, away from the c before it.
    #expect(part[0].maxX < part[1].minX)
    let total = try #require(all.first)
    #expect(part.reduce(0) { $0 + $1.width } < total.width)
  }

  @Test("A selection over several lines is one area for each")
  func lines() throws {
    let rects = highlights(try root(selected("one two three", 2..<11), width: 60))
    #expect(rects.count == 3)
    for (upper, lower) in zip(rects, rects.dropFirst()) {
      #expect(abs(upper.maxY - lower.minY) < 0.01)
    }
  }

  // MARK: Runs and links

  @Test("Every run is drawn in its own font and colour, on one baseline")
  func runs() throws {
    let text: AttributedText =
      "Free " + AttributedText("returns", [.bold, .color("red")]) + AttributedText("!", .size(30))
    let runs = try root(Label(text)).items.compactMap { item in
      if case .text(let run, let color) = item { (run, color.hex) } else { nil }
    }
    #expect(runs.map(\.0.text) == ["Free ", "returns", "!"])
    #expect(runs.map(\.1) == ["#000000", "#FF3B30", "#000000"])
    #expect(runs.map(\.0.size) == [17, 17, 30])
    #expect(Set(runs.map(\.0.origin.y)).count == 1)
    #expect(runs[1].0.face.name == "Inter-Bold")
  }

  @Test("Links have the places of their words; one that is truncated away has none")
  func links() throws {
    let text: AttributedText =
      AttributedText("One", try .link("https://a.b/1")) + " and "
      + AttributedText("two", try .link("https://a.b/2"))
    let links = try root(Label(text)).children
    #expect(links.map { $0.accessibility?.url } == ["https://a.b/1", "https://a.b/2"])
    #expect(links.map(\.path) == ["Label/Link[0]", "Label/Link[1]"])
    #expect(links[0].frame.maxX < links[1].frame.minX)
    #expect(try root(Label(text), width: 60).children.map(\.text) == ["One"])
  }

  // MARK: Room

  @Test("Characters move together before a text is truncated, by a twentieth of the width at most")
  func tightening() throws {
    let label = Label("Brought together")
    let tight = label.with(\.allowsDefaultTighteningForTruncation, true)
    let own = try width(label)
    #expect(try geometry(label, width: own - 3).isTruncated)
    #expect(try !geometry(tight, width: own - 3).isTruncated)
    #expect(try geometry(tight, width: own * 0.9).isTruncated)
  }

  @Test("Kerning adds its points after each character")
  func kerning() throws {
    let label = Label("Label")
    #expect(abs(try width(label.with(\.kerning, 4)) - width(label) - 20) < 0.34)
  }

  @Test("Line spacing stands between lines, not around them")
  func lineSpacing() throws {
    let one = try geometry(Label("A").with(\.lineSpacing, 10)).textRect.height
    let two = try geometry(Label("A\nB", numberOfLines: 0).with(\.lineSpacing, 10)).textRect.height
    #expect(abs(two - 2 * one - 10) < 0.01)
  }

  @Test("Tall letters get the room they need only where the sizing rule says so")
  func sizingRule() throws {
    let tall = Label("Ấ̂ยี่ปุ๊")
    let line = try geometry(Label("a")).textRect.height
    #expect(abs(try geometry(tall).textRect.height - line) < 0.01)
    #expect(try geometry(tall.with(\.sizingRule, .oversize)).textRect.height > line + 1)
    let plain = Label("Plain").with(\.sizingRule, .oversize)
    #expect(abs(try geometry(plain).textRect.height - line) < 0.01)
  }

  @Test("Each line break mode leaves out what its name says")
  func lineBreakModes() throws {
    func shown(_ mode: LineBreakMode) throws -> String {
      try #require(
        try root(Label("The quick brown fox jumps").with(\.lineBreakMode, mode), width: 100).text)
    }
    #expect(try shown(.byTruncatingTail).hasPrefix("The"))
    #expect(try shown(.byTruncatingTail).hasSuffix("…"))
    #expect(try shown(.byTruncatingHead).hasPrefix("…"))
    #expect(try shown(.byTruncatingHead).hasSuffix("jumps"))
    let middle = try shown(.byTruncatingMiddle)
    #expect(middle.hasPrefix("The") && middle.hasSuffix("mps") && middle.contains("…"))
    for mode in [LineBreakMode.byWordWrapping, .byCharWrapping, .byClipping] {
      #expect(try !shown(mode).contains("…"))
    }
    #expect(try "The quick brown fox".hasPrefix(shown(.byWordWrapping)))
    #expect(try shown(.byCharWrapping).count > shown(.byWordWrapping).count)
  }

  @Test("Fitted text has the tracking and metrics of its smaller size")
  func fitting() throws {
    let label = Label("Text that is much too long").with(\.adjustsFontSizeToFitWidth, true)
    let found = try root(label, width: 120)
    let scale = try #require(found.textGeometry?.scale)
    #expect(scale < 1)
    guard case .text(let run, _) = found.items.first else {
      Issue.record("a label draws its text")
      return
    }
    #expect(abs(run.size - 17 * scale) < 1e-9)
    #expect(abs(try #require(found.baseline) - 0.9521 * 17) < 0.01)
    #expect(found.frame.width <= 120)
  }
}
