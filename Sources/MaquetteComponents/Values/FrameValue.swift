/// A fixed extent, or bounds for one, and where the content stands in it. Lengths in points.
package struct FrameValue: Hashable, Sendable {
  /// A fixed width.
  package var width: Double?
  /// A fixed height.
  package var height: Double?
  /// The least width.
  package var minWidth: Double?
  /// The most width; infinity takes all there is.
  package var maxWidth: Double?
  /// The least height.
  package var minHeight: Double?
  /// The most height; infinity takes all there is.
  package var maxHeight: Double?
  /// Where the content stands.
  package var alignment: Alignment
  /// Whether it is the component's own extent, as `width` and `height` in specs are: a label sets
  /// its lines in it, as UIKit's labels do in their frames. Other components stand in the middle.
  package var isOwn = false

  /// A frame; what is not given is up to the content.
  package init(
    width: Double? = nil, height: Double? = nil, minWidth: Double? = nil,
    maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) {
    self.width = width
    self.height = height
    self.minWidth = minWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}
