import MaquetteCore
import MaquettePainting

/// Pixels near each other that changed, and why.
public struct ExplainedCluster: Hashable, Sendable {
  /// Why pixels changed.
  public enum Cause: Hashable, Sendable {
    /// Something in the scene changed: indices into the list of ``SceneChange``s.
    case structure([Int])
    /// The scene is the same there, and pixels differ only along edges and in text ink, as another
    /// version of a rasteriser draws them.
    case rasterization
    /// Nothing that is known.
    case unexplained
  }

  /// Where they are.
  public var bounds: PixelRect
  /// How many changed.
  public var differentPixels: Int
  /// Why.
  public var cause: Cause

  /// A cluster from its parts.
  public init(bounds: PixelRect, differentPixels: Int, cause: Cause) {
    self.bounds = bounds
    self.differentPixels = differentPixels
    self.cause = cause
  }
}
