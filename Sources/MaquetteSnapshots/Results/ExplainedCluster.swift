import MaquettePainting

/// Pixels near each other that changed, and why.
package struct ExplainedCluster: Hashable, Sendable {
  /// Why pixels changed.
  package enum Cause: Hashable, Sendable {
    /// Something in the scene changed: indices into the list of ``SceneChange``s.
    case structure([Int])
    /// The scene is the same there, the baseline was made in another environment, and pixels differ
    /// only as another version of a rasteriser draws them: along edges, in text ink that is where it
    /// was, and by roundings.
    case rasterization
    /// Nothing that is known.
    case unexplained
  }

  /// Where they are.
  package var bounds: PixelRect
  /// How many changed.
  package var differentPixels: Int
  /// Why.
  package var cause: Cause
  /// What can be said of pixels that nothing explains, for example `ink of Label 'Title' is
  /// missing`.
  package var notes: [String]

  /// A cluster from its parts.
  package init(bounds: PixelRect, differentPixels: Int, cause: Cause, notes: [String] = []) {
    self.bounds = bounds
    self.differentPixels = differentPixels
    self.cause = cause
    self.notes = notes
  }
}
