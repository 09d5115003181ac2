/// Text styles as fonts, as in SwiftUI: `.font(.headline)`, `.font(.title2.bold())`.
extension FontValue {
  /// The largest title, for example of a screen.
  public static let largeTitle = FontValue.style(.largeTitle)
  /// The first level of titles.
  public static let title = FontValue.style(.title)
  /// The second level of titles.
  public static let title2 = FontValue.style(.title2)
  /// The third level of titles.
  public static let title3 = FontValue.style(.title3)
  /// The text of a heading.
  public static let headline = FontValue.style(.headline)
  /// The text of a subheading.
  public static let subheadline = FontValue.style(.subheadline)
  /// Body text.
  public static let body = FontValue.style(.body)
  /// The text of a callout.
  public static let callout = FontValue.style(.callout)
  /// The text of a footnote.
  public static let footnote = FontValue.style(.footnote)
  /// The text of a caption.
  public static let caption = FontValue.style(.caption)
  /// The text of a smaller caption.
  public static let caption2 = FontValue.style(.caption2)
}
