/// What stands for materials in pictures of outlines.
public enum MaterialRendering: String, Hashable, Sendable, CaseIterable {
  /// A picture of what is behind the material, as it is seen through it, at the scale of the picture.
  case image
  /// The colour that the material has over an even ground, through which what is behind shines unblurred.
  case flat
}
