import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// Ten characters of body text: 100 points wide, 20 high, with the baseline at 16.
@Suite("Fitting a label into its room")
struct LabelFittingTests {
  private let ten = Label("0123456789").with(\.adjustsFontSizeToFitWidth, true)

  private func geometry(_ component: some Component, width: Double? = nil) throws -> TextGeometry {
    let scene = try draw(component, width: width)
    return try #require(scene.nodes.compactMap(\.textGeometry).first)
  }

  // MARK: Scale

  @Test("Text that is too long is made as small as it must, and no smaller")
  func shrinks() throws {
    let half = try geometry(ten, width: 50)
    #expect(half.scale == 0.5)
    #expect(!half.isTruncated)
    let most = try geometry(ten, width: 90)
    #expect(abs(most.scale - 0.9) < 1.0 / 256)
    #expect(most.scale <= 0.9)
    #expect(try geometry(ten, width: 100).scale == 1)
    #expect(try geometry(ten).scale == 1)
  }

  @Test("Without being asked a label makes nothing smaller")
  func keeps() throws {
    let own = try geometry(Label("0123456789"), width: 50)
    #expect(own.scale == 1)
    #expect(own.isTruncated)
  }

  @Test(
    "The minimum scale is the least there is; what fits no better is truncated",
    arguments: [
      (0.0, 0.5, false), (0.25, 0.5, false), (0.5, 0.5, false), (0.75, 0.75, true), (1, 1, true),
    ])
  func minimum(least: Double, scale: Double, isTruncated: Bool) throws {
    let found = try geometry(ten.with(\.minimumScaleFactor, least), width: 50)
    #expect(found.scale == scale)
    #expect(found.isTruncated == isTruncated)
  }

  @Test("Several lines are made smaller together")
  func lines() throws {
    let label = Label("0123456789 0123456789", numberOfLines: 2)
      .with(\.adjustsFontSizeToFitWidth, true)
    let found = try geometry(label, width: 50)
    #expect(found.scale == 0.5)
    #expect(found.lines == 2)
    #expect(found.textRect.height == 20)
  }

  @Test("A line made smaller keeps its height, so that what is below does not move")
  func height() throws {
    #expect(try draw(ten, width: 50).size.height == 20)
  }

  /// UIKit, `UIBaselineAdjustment`: alignBaselines, alignCenters and none. At half of its size the
  /// line is 10 points high, and 8 above its baseline.
  @Test(
    "Smaller text stands on the baseline, in the middle or at the top",
    arguments: [
      (BaselineAdjustment.alignBaselines, 16.0), (.alignCenters, 13), (.none, 8),
    ])
  func baselineAdjustment(adjustment: BaselineAdjustment, baseline: Double) throws {
    let label = ten.with(\.baselineAdjustment, adjustment)
    #expect(try draw(label, width: 50).root.baseline == baseline)
    let high = try draw(label, width: 50, height: 60).nodes.compactMap(\.baseline).first
    #expect(high == baseline + 20)
    #expect(try draw(label, width: 100).root.baseline == 16)
  }

  // MARK: Width of lines

  @Test("The preferred width breaks lines, however wide the picture is")
  func preferredMaxLayoutWidth() throws {
    let label = Label("one two three", numberOfLines: 0).with(\.preferredMaxLayoutWidth, 75)
    #expect(try draw(label).size == Size(width: 70, height: 40))
    #expect(try geometry(label).intrinsicContentSize == Size(width: 70, height: 40))
    #expect(try geometry(label, width: 200).lines == 2)
    #expect(try geometry(label, width: 200).textRect == Rect(x: 0, y: 0, width: 70, height: 40))
    #expect(try geometry(label, width: 50).lines == 3)
    #expect(try draw(label.with(\.preferredMaxLayoutWidth, 0)).size.width == 130)
  }

  // MARK: Questions

  private let questions = LabelMeasurer(measurer: FakeMeasurer(), environment: surroundings())

  @Test("The intrinsic size is that of all text on as few lines as it has")
  func intrinsicContentSize() throws {
    #expect(try questions.intrinsicContentSize(of: Label("abc")) == Size(width: 30, height: 20))
    #expect(try questions.intrinsicContentSize(of: ten) == Size(width: 100, height: 20))
    let lines = Label("a\nbcd", numberOfLines: 0)
    #expect(try questions.intrinsicContentSize(of: lines) == Size(width: 30, height: 40))
    let narrow = try geometry(Label("0123456789"), width: 50)
    #expect(narrow.intrinsicContentSize == Size(width: 100, height: 20))
  }

  @Test(
    "The text's rectangle lies in the bounds where the text is drawn",
    arguments: [
      (TextAlignment.natural, 10.0), (.center, 45), (.right, 80), (.left, 10), (.trailing, 80),
    ])
  func textRect(alignment: TextAlignment, x: Double) throws {
    let bounds = Rect(x: 10, y: 20, width: 100, height: 60)
    let rect = try questions.textRect(
      of: Label("abc", alignment: alignment), forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(rect == Rect(x: x, y: 40, width: 30, height: 20))
  }

  @Test(
    "The number of lines asked for counts, not the label's own; 0 is as many as fit",
    arguments: [(1, 1.0), (2, 2), (0, 3), (9, 3)])
  func limitedLines(limit: Int, lines: Double) throws {
    let rect = try questions.textRect(
      of: Label("one two three four", numberOfLines: 1),
      forBounds: Rect(x: 0, y: 0, width: 80, height: 60), limitedToNumberOfLines: limit)
    #expect(rect.height == 20 * lines)
    #expect(rect.minY == (60 - 20 * lines) / 2)
  }

  @Test("The first and the last baseline are those of the lines")
  func baselines() throws {
    let label = Label("one two three", numberOfLines: 0)
    let two = try questions.baselines(of: label, in: Size(width: 70, height: 40))
    #expect(two == (first: 16, last: 36))
    let high = try questions.baselines(of: label, in: Size(width: 200, height: 60))
    #expect(high == (first: 36, last: 36))
  }

  @Test("What is placed once more is what it was, though a placed label forgets what it measured")
  func placedTwice() throws {
    let sink = DiagnosticSink()
    let context = LayoutContext(
      environment: surroundings(), measurer: FakeMeasurer(), sink: sink)
    for label in [ten, Label("one two three", numberOfLines: 2), Label("0123456789")] {
      let element = AnyComponent(label).makeElement(in: context)
      let frame = Rect(x: 3, y: 4, width: 55, height: 40)
      let first = element.place(in: frame)
      #expect(first.count == 1)
      #expect(element.place(in: frame) == first)
      let wide = Rect(x: 0, y: 0, width: 300, height: 20)
      #expect(element.size(for: ProposedSize(wide.size)).width > 55)
      #expect(element.place(in: wide).first?.text == label.text)
    }
  }

  @Test("What keeps a label from being drawn keeps it from being measured")
  func wrong() {
    #expect(throws: DiagnosticError.self) {
      try questions.intrinsicContentSize(of: Label("a", color: "nosuch"))
    }
  }
}
