/// What an area is painted with.
package enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// One colour, with the rim of glass inside of the shape's edge: glass for people who reduced
  /// transparency.
  case edged(Color, rim: Color)
  /// A gradient from the top to the bottom of the shape's bounds.
  case verticalGradient(top: Color, bottom: Color)
  /// What is behind the shape, seen through a material.
  case material(Material)
  /// Several colours along a line, from a centre or around it.
  case gradient(Gradient)
}

/// A soft shadow. It is drawn only outside its shape, so that a translucent shape stays clean.
public struct Shadow: Hashable, Sendable {
  /// The shadow's colour at its darkest.
  public var color: Color
  /// How far the edge is smeared, in points: twice the Gaussian's standard deviation, as in CSS.
  public var blur: Double
  /// How far the shadow is moved, in points.
  public var offset: Point

  /// A shadow from its parts.
  public init(color: Color, blur: Double, offset: Point = .zero) {
    self.color = color
    self.blur = blur
    self.offset = offset
  }
}

/// Items drawn as one.
package struct DrawGroup: Hashable, Sendable {
  /// The items, from back to front.
  package var items: [DrawItem]
  /// Only what is inside every one of these shapes is drawn.
  package var clips: [Shape]
  /// Opacity of the finished group, 0 to 1.
  package var opacity: Double
  /// Applied to items and clips.
  package var transform: Transform

  /// A group; without further arguments it changes nothing.
  package init(
    _ items: [DrawItem], clips: [Shape] = [], opacity: Double = 1,
    transform: Transform = .identity
  ) {
    self.items = items
    self.clips = clips
    self.opacity = opacity
    self.transform = transform
  }

  /// Whether it draws one item at most, in whatever groups that is.
  package var isOneItem: Bool {
    items.count <= 1
      && items.allSatisfy { if case .group(let group) = $0 { group.isOneItem } else { true } }
  }
}

/// One thing to draw. A painter is a switch over these.
package indirect enum DrawItem: Hashable, Sendable {
  /// Paints a shape's inside.
  case fill(Shape, Paint)
  /// Draws along a shape's outline with round caps and joins; `width` in points.
  case stroke(Shape, width: Double, Color)
  /// Draws along a shape's outline with a pen of any style.
  case line(Shape, StrokeStyle, Paint)
  /// Draws glyphs; the run's origin is in the scene's coordinates.
  case text(GlyphRun, Color)
  /// Draws the shadow that a shape casts.
  case shadow(Shape, Shadow)
  /// Draws a picture file.
  case image(SceneImage)
  /// Draws several items as one.
  case group(DrawGroup)
}
