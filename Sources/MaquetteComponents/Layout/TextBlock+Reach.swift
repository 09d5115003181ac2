import MaquetteCore

extension TextBlock {
  /// How far the letters of a line reach above and below its baseline, in points; `nil` where nobody knows.
  var reach: (up: Double, down: Double)? {
    guard let baseline = layout(width: nil).lines.first?.baseline, let ink else { return nil }
    return (baseline - ink.lowerBound, ink.upperBound - baseline)
  }

  /// How far the letters of a line reach below it, in points.
  var depth: Double {
    guard overhang > 0, let ink else { return 0 }
    return max(0, ink.upperBound - layout(width: nil).size.height)
  }
}

extension LayoutContext {
  /// A line of text whose letters are looked at, and which is not drawn; nothing is said about it.
  func unseenLine(_ text: String, in font: FontValue) -> TextBlock? {
    font.resolved(in: environment).flatMap {
      quiet.textBlock(
        text, resolved: $0, maxLines: 1, alignment: .left, key: "title", name: "the title")
    }
  }
}
