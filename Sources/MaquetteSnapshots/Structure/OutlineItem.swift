import MaquetteCore

/// A shape as a dump tells it: its kind and the rectangle around it.
package struct OutlineShape: Hashable, Sendable {
  /// What kind of shape it is.
  package enum Kind: Hashable, Sendable {
    /// A rectangle.
    case rect
    /// A rectangle with round corners of a radius in points.
    case rounded(CornerCurve, radius: Double)
    /// Another outline, of so many steps, with the digest of its points: eight hexadecimal digits.
    case path(steps: Int, digest: String)
  }

  /// What kind of shape it is.
  package var kind: Kind
  /// The rectangle around it, in points.
  package var bounds: Rect

  /// A shape from its parts.
  package init(_ kind: Kind, bounds: Rect) {
    self.kind = kind
    self.bounds = bounds
  }
}

/// A colour, or a gradient's colours with how they run.
package struct OutlinePaint: Hashable, Sendable {
  /// How they run, for example `linear (0 0 to 0 20)`; empty for one colour.
  package var course: String
  /// The colours.
  package var colors: [Color]
  /// Where each of a gradient's colours stands, in hundredths of the way.
  package var places: [Double]
}

/// One thing that a node draws, as a dump tells it.
package struct OutlineItem: Hashable, Sendable {
  /// What is drawn.
  package enum Content: Hashable, Sendable {
    /// A filled shape; with a second colour, a gradient from the top to it.
    case fill(OutlineShape, Color, to: Color?)
    /// A shape filled with a material, which blurs and colours what is behind it.
    case material(OutlineShape, Color, Material)
    /// A shape filled with a gradient of any kind.
    case gradient(OutlineShape, OutlinePaint)
    /// A line along a shape, `width` points wide.
    case stroke(OutlineShape, width: Double, Color)
    /// A line of any style along a shape, `width` points wide.
    case line(OutlineShape, width: Double, style: String, OutlinePaint)
    /// A text whose baseline starts at a point.
    case text(String, at: Point, SceneOutline.Font, Color)
    /// A shadow that a shape casts.
    case shadow(OutlineShape, Color, blur: Double, offset: Point)
    /// A picture file.
    case image(Image)
    /// Several items as one: those that follow and are deeper.
    case group(opacity: Double, transform: Transform, clips: [OutlineShape])
  }

  /// A material with its numbers.
  package struct Material: Hashable, Sendable {
    /// What the theme calls it.
    package var name: String
    /// Blur, share of colour, lift, lens, and the five grays of its curve.
    package var numbers: [Double]
    /// Where it fades out, from and to; empty for nowhere.
    package var ramp: [Double] = []
    /// What tells the pixels behind it from others; `nil` where nobody looked.
    package var backdrop: String?
    /// The mean of what is seen of it.
    package var mean: Color?
  }

  /// A placed picture file.
  package struct Image: Hashable, Sendable {
    /// Where it stands, in points.
    package var frame: Rect
    /// The name of the file.
    package var name: String
    /// Its size, in pixels.
    package var pixelSize: Size
    /// Its format, for example `png`.
    package var format: String
    /// What tells its bytes from those of others.
    package var digest: String
    /// The colour it is drawn in; `nil` for its own.
    package var tint: Color?
    /// Whether its pixels are blended.
    package var isSmooth: Bool
  }

  /// How many groups it is inside of.
  package var depth: Int
  /// What is drawn.
  package var content: Content

  /// An item from its parts.
  package init(_ content: Content, depth: Int = 0) {
    self.depth = depth
    self.content = content
  }
}

extension OutlinePaint {
  /// Whether colours run elsewhere, or in another way.
  func isOtherCourse(than other: OutlinePaint) -> Bool { course != other.course }
}
