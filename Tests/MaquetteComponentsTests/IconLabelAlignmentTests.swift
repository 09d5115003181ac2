import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Labels with a symbol in more room than they need")
struct IconLabelAlignmentTests {
  // In the tests' theme a body letter is 10 points wide.

  /// Where symbol and text start, and where the text ends.
  private func places(
    _ alignment: TextAlignment, _ direction: LayoutDirection
  ) throws -> (symbol: ClosedRange<Double>, text: ClosedRange<Double>) {
    var label = Label("Heart", systemImage: "heart")
    label.alignment = alignment
    let scene = try draw(
      VStack { label.frame(maxWidth: .infinity) }, width: 300, in: surroundings(direction))
    let items = scene.items
    let boxes = items.compactMap { item -> Rect? in
      switch item {
      case .fill(let shape, _): shape.bounds
      case .stroke(let shape, _, _): shape.bounds
      default: nil
      }
    }
    let box = try #require(boxes.dropFirst().reduce(boxes.first) { $0?.union($1) })
    let start = try #require(
      items.compactMap { if case .text(let run, _) = $0 { run.origin.x } else { nil } }.last)
    return (box.minX...box.maxX, start...(start + 50))
  }

  @Test(
    "Symbol and title move together", arguments: [LayoutDirection.leftToRight, .rightToLeft],
    [TextAlignment.center, .trailing, .left, .right])
  func together(direction: LayoutDirection, alignment: TextAlignment) throws {
    let (symbol, text) = try places(alignment, direction)
    let gap =
      direction == .leftToRight
      ? text.lowerBound - symbol.upperBound : symbol.lowerBound - text.upperBound
    #expect(gap > 0 && gap < 20)
    let middle = (min(symbol.lowerBound, text.lowerBound) + max(symbol.upperBound, text.upperBound))
    switch alignment.side(in: direction) {
    case .left: #expect(middle / 2 < 60)
    case .center: #expect(abs(middle / 2 - 150) < 5)
    case .right: #expect(middle / 2 > 240)
    }
  }
}
