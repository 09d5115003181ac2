import MaquetteCore

/// A fixed extent, or bounds for one, and where the content stands in it. Lengths in points.
public struct FrameValue: Hashable, Sendable {
  /// A fixed width.
  public var width: Double?
  /// A fixed height.
  public var height: Double?
  /// The least width.
  public var minWidth: Double?
  /// The most width; infinity takes all there is.
  public var maxWidth: Double?
  /// The least height.
  public var minHeight: Double?
  /// The most height; infinity takes all there is.
  public var maxHeight: Double?
  /// Where the content stands.
  public var alignment: Alignment
  /// Whether it is the component's own extent, as `width` and `height` in specs are: a label sets
  /// its lines in it, as UIKit's labels do in their frames. Other components stand in the middle.
  package var isOwn = false

  /// A frame; what is not given is up to the content.
  public init(
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
