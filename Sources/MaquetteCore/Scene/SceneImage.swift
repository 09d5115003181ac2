/// A picture file placed in a scene. It is never mirrored, whatever the direction.
package struct SceneImage: Hashable, Sendable {
  /// The file.
  package var data: ImageData
  /// Where the whole of it stands, in points; what is to be cut off is clipped by a group.
  package var frame: Rect
  /// The colour that is drawn in the place of its own wherever it is opaque; `nil` for its own.
  package var tint: Color?
  /// Whether its pixels are blended where they are larger or smaller than those of the picture.
  package var isSmooth: Bool
  /// Where the spec names the file; `nil` where only its node has a place.
  package var source: SourceLocation?

  /// A placed picture.
  package init(
    _ data: ImageData, frame: Rect, tint: Color? = nil, isSmooth: Bool = true,
    source: SourceLocation? = nil
  ) {
    self.data = data
    self.frame = frame
    self.tint = tint
    self.isSmooth = isSmooth
    self.source = source
  }
}
