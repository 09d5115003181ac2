/// Where the text of a label lies, for reports: what UIKit's labels answer when they are asked.
public struct TextGeometry: Hashable, Sendable {
  /// The size the label has when nothing else decides on it: `intrinsicContentSize`, in points.
  public var intrinsicContentSize: Size
  /// The text's box on the canvas: `textRect(forBounds:limitedToNumberOfLines:)`, in points.
  public var textRect: Rect
  /// The last baseline's distance from the top of the canvas, in points.
  public var lastBaseline: Double
  /// How many lines are shown.
  public var lines: Int
  /// Whether some of the text is left out.
  public var isTruncated: Bool
  /// The share of its font's size that the text was made smaller to; 1 when it was not.
  public var scale: Double
  /// The side that the text is at in both directions because it was told to; `nil` for one that
  /// follows the interface.
  public var explicitSide: HorizontalAlignment?

  /// A geometry from its parts.
  public init(
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
