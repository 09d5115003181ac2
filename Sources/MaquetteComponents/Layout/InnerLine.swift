import MaquetteCore

/// A line of text inside of a height. Where letters leave it that reach far out of their line, as those
/// of Nastaliq and Burmese digits do, what is seen of them is in the middle, and smaller if need be.
struct InnerLine {
  let layout: TextLayout
  /// How far below its top that is which stands in the middle of the height.
  let middle: Double

  /// The space that letters keep from the edges, in points.
  private static let margin = 1.0

  /// `nil` where there is no text.
  ///
  /// - Parameters:
  ///   - width: the most width of the line.
  ///   - usual: what is in the middle of other lines.
  ///   - block: the text in a font.
  init?(
    _ text: String, font: ResolvedFont, in height: Double, width: Double? = nil,
    middle usual: (TextLayout) -> Double, block: (ResolvedFont) -> TextBlock?
  ) {
    guard let whole = block(font) else { return nil }
    let layout = whole.layout(width: width)
    let middle = usual(layout)
    // Latin letters and digits have room.
    guard text.utf8.contains(where: { $0 >= 0x80 }), let ink = whole.ink,
      max(middle - ink.lowerBound, ink.upperBound - middle) > height / 2
    else {
      (self.layout, self.middle) = (layout, middle)
      return
    }
    let share = (height - 2 * InnerLine.margin) / (ink.upperBound - ink.lowerBound)
    if share > 0, share < 1, let smaller = block(font.scaled(by: share)), let less = smaller.ink {
      self.layout = smaller.layout(width: width)
      self.middle = (less.lowerBound + less.upperBound) / 2
    } else {
      self.layout = layout
      self.middle = (ink.lowerBound + ink.upperBound) / 2
    }
  }
}
