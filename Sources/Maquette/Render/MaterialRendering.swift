/// What stands for materials in pictures of outlines.
public enum MaterialRendering: String, Hashable, Sendable, CaseIterable {
  /// A picture of what is behind the material, as it is seen through it, at the scale of the picture.
  case image
  /// In SVG a filter over a copy of what is behind the material, which can be scaled, without what bends at
  /// the edges of glass; in PDF, and in an SVG of light and dark, a picture.
  case filter
  /// The colour that the material has over an even ground, through which what is behind shines unblurred.
  case flat
}
