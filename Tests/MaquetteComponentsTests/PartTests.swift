import MaquetteCore
import MaquetteThemes
import Testing

@testable import MaquetteComponents

/// In the tests' theme a body letter is 10 points wide, a line 20 points high.
@Suite("Parts of controls")
struct PartTests {
  private func context(_ direction: LayoutDirection = .leftToRight) -> LayoutContext {
    LayoutContext(
      environment: surroundings(direction), measurer: FakeMeasurer(), sink: DiagnosticSink()
    ).entering("Part")
  }

  private func text(_ text: String, in context: LayoutContext) throws -> TextPart {
    let font = FontValue.body.resolved(in: context.environment)
    return try #require(context.textPart(text, font, color: .black, key: "title"))
  }

  @Test("A text stands in the middle of the height that it is given, and is cut in its width")
  func text() throws {
    let part = try text("abcdef", in: context())
    #expect(part.size(for: .ideal) == Size(width: 60, height: 20))
    #expect(part.size(for: ProposedSize(width: 30, height: 50)) == Size(width: 30, height: 50))
    let node = try #require(part.place(in: Rect(x: 0, y: 0, width: 30, height: 51)).first)
    #expect(node.text == "ab…")
    #expect(node.baseline.map { $0.rounded() } == 32)
    part.fills = true
    #expect(part.size(for: ProposedSize(width: 90, height: nil)).width == 90)
    #expect(part.stretch(along: .horizontal) == .fill)
  }

  @Test("Without a text or a symbol there is no part")
  func nothing() {
    let context = context()
    let font = FontValue.body.resolved(in: context.environment)
    #expect(context.textPart("", font, color: .black, key: "title") == nil)
    #expect(context.textPart("a", nil, color: .black, key: "title") == nil)
    #expect(context.symbolPart("", font, color: .black, key: "symbol") == nil)
    #expect(context.symbolPart("no such symbol", font, color: .black, key: "symbol") == nil)
    #expect(context.sink.diagnostics.map(\.severity) == [.error])
  }

  @Test("A row of parts follows the reading direction, and keeps fractions of points")
  func row() throws {
    for direction in LayoutDirection.allCases {
      let context = context(direction)
      let row = context.row(
        [try text("a", in: context), nil, try text("bc", in: context)], spacing: 0.25)
      #expect(row.size(for: .ideal) == Size(width: 30.25, height: 20))
      let frames = row.place(in: Rect(x: 0, y: 0, width: 40.25, height: 20))[0].children.map(
        \.frame)
      #expect(frames.map(\.minX) == (direction == .leftToRight ? [5, 15.25] : [25.25, 5]))
    }
  }

  @Test("What is packed at the start leaves its room at the end")
  func packing() throws {
    let context = context(.rightToLeft)
    let row = context.row([try text("a", in: context)], spacing: 0, packing: .start)
    #expect(row.place(in: Rect(x: 0, y: 0, width: 50, height: 20))[0].children[0].frame.minX == 40)
  }

  @Test("A box has room around its content, and draws behind it")
  func box() throws {
    let context = context()
    let row = context.row([try text("a", in: context)], spacing: 0)
    let box = BoxElement(row, minWidth: 20, height: 30, padding: 8, context: context) {
      [.fill(.rect($0), .color(.white))]
    }
    #expect(box.size(for: .ideal) == Size(width: 26, height: 30))
    let frame = Rect(x: 0, y: 0, width: 40, height: 30)
    let node = box.place(in: frame)[0]
    #expect(node.items == [.fill(.rect(frame), .color(.white))])
    #expect(node.children[0].children[0].frame == Rect(x: 15, y: 0, width: 10, height: 30))
  }

  @Test("A box of whole pixels starts on one, as in a mirror", arguments: [0.4, 0.5, 0.6])
  func whole(x: Double) throws {
    func minX(_ direction: LayoutDirection) throws -> Double {
      let context = context(direction)
      let box = BoxElement(
        context.row([try text("a", in: context)], spacing: 0), height: 20, isWhole: true,
        context: context)
      return box.place(in: Rect(x: x, y: 0, width: 10, height: 20))[0].frame.minX
    }
    #expect(try minX(.leftToRight) == (x < 0.5 ? 0 : 1))
    #expect(try minX(.rightToLeft) == (x > 0.5 ? 1 : 0))
  }

  @Test("A control is one node with the text, the baseline and the drawing of its parts")
  func control() throws {
    let context = context()
    let box = BoxElement(
      context.row([try text("abc", in: context)], spacing: 0), height: 30.5, context: context
    ) { [.fill(.rect($0), .color(.white))] }
    let control = ControlElement(
      "Button", box, accessibility: Accessibility(role: .button, label: "abc"), context: context)
    #expect(control.size(for: ProposedSize(width: 5, height: 5)) == Size(width: 30, height: 31))
    let nodes = control.place(in: Rect(x: 0, y: 0, width: 30, height: 30))
    #expect(nodes.count == 1 && nodes[0].children.isEmpty)
    #expect(nodes[0].path == "Part" && nodes[0].component == "Button")
    #expect(nodes[0].text == "abc" && nodes[0].baseline.map { $0.rounded() } == 21)
    #expect(nodes[0].items.count == 2)
    #expect(nodes[0].hitTarget?.size == Size(width: 44, height: 44))
    #expect(control.firstBaseline(in: Size(width: 30, height: 30)) == nodes[0].baseline)
  }

  @Test("A control is as wide as it says")
  func widths() throws {
    let context = context()
    let text = try text("abcdef", in: context)
    func size(_ width: ControlElement.Width, in offered: Double?) -> Double {
      ControlElement("Part", text, width: width, accessibility: nil, context: context)
        .size(for: ProposedSize(width: offered, height: nil)).width
    }
    #expect(size(.fixed, in: 20) == 60)
    #expect(size(.content, in: 20) == 20)
    #expect(size(.upTo(100, least: 10), in: nil) == 100)
    #expect(size(.upTo(100, least: 10), in: 80) == 80)
    #expect(size(.fill(least: 10), in: 300) == 300)
    let picture = ControlElement("Part", text, accessibility: nil, context: context)
    #expect(picture.place(in: Rect(x: 0, y: 0, width: 60, height: 20))[0].hitTarget == nil)
  }
}
