import MaquetteCore

/// A shape as a dump tells it: its kind and the rectangle around it.
public struct OutlineShape: Hashable, Sendable {
  /// What kind of shape it is.
  public enum Kind: Hashable, Sendable {
    /// A rectangle.
    case rect
    /// A rectangle with round corners of a radius in points.
    case rounded(CornerCurve, radius: Double)
    /// Another outline, of so many steps, with the digest of its points: eight hexadecimal digits.
    case path(steps: Int, digest: String)
  }

  /// What kind of shape it is.
  public var kind: Kind
  /// The rectangle around it, in points.
  public var bounds: Rect

  /// A shape from its parts.
  public init(_ kind: Kind, bounds: Rect) {
    self.kind = kind
    self.bounds = bounds
  }
}

/// One thing that a node draws, as a dump tells it.
public struct OutlineItem: Hashable, Sendable {
  /// What is drawn.
  public enum Content: Hashable, Sendable {
    /// A filled shape; with a second colour, a gradient from the top to it.
    case fill(OutlineShape, Color, to: Color?)
    /// A line along a shape, `width` points wide.
    case stroke(OutlineShape, width: Double, Color)
    /// A text whose baseline starts at a point.
    case text(String, at: Point, SceneOutline.Font, Color)
    /// A shadow that a shape casts.
    case shadow(OutlineShape, Color, blur: Double, offset: Point)
    /// A picture file.
    case image(Image)
    /// Several items as one: those that follow and are deeper.
    case group(opacity: Double, transform: Transform, clips: [OutlineShape])
  }

  /// A placed picture file.
  public struct Image: Hashable, Sendable {
    /// Where it stands, in points.
    public var frame: Rect
    /// The name of the file.
    public var name: String
    /// Its size, in pixels.
    public var pixelSize: Size
    /// Its format, for example `png`.
    public var format: String
    /// What tells its bytes from those of others.
    public var digest: String
    /// The colour it is drawn in; `nil` for its own.
    public var tint: Color?
    /// Whether its pixels are blended.
    public var isSmooth: Bool
  }

  /// How many groups it is inside of.
  public var depth: Int
  /// What is drawn.
  public var content: Content

  /// An item from its parts.
  public init(_ content: Content, depth: Int = 0) {
    self.depth = depth
    self.content = content
  }
}
