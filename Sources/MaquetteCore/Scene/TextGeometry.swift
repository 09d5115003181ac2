/// Where the text of a label lies, for reports: what UIKit's labels answer when they are asked.
package struct TextGeometry: Hashable, Sendable {
  /// The size the label has when nothing else decides on it: `intrinsicContentSize`, in points.
  package var intrinsicContentSize: Size
  /// The text's box on the canvas: `textRect(forBounds:limitedToNumberOfLines:)`, in points.
  package var textRect: Rect
  /// The last baseline's distance from the top of the canvas, in points.
  package var lastBaseline: Double
  /// How many lines are shown.
  package var lines: Int
  /// Whether some of the text is left out.
  package var isTruncated: Bool
  /// The share of its font's size that the text was made smaller to; 1 when it was not.
  package var scale: Double
  /// The side that the text is at in both directions because it was told to; `nil` for one that
  /// follows the interface.
  package var explicitSide: HorizontalAlignment?

  /// A geometry from its parts.
  package init(
    intrinsicContentSize: Size, textRect: Rect, lastBaseline: Double, lines: Int,
    isTruncated: Bool, scale: Double
  ) {
    self.intrinsicContentSize = intrinsicContentSize
    self.textRect = textRect
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.isTruncated = isTruncated
    self.scale = scale
  }
}
