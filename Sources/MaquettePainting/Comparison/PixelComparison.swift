internal import CPixelComparison
import MaquetteCore

/// How two pictures differ, pixel by pixel.
public struct PixelComparison: Sendable {
  /// How a pixel is compared.
  public enum Metric: String, Hashable, Sendable, CaseIterable {
    /// Exact but along edges and in text ink, where small perceived differences are tolerated.
    case maquette
    /// As pixelmatch 7 does it, with the same counts.
    case pixelmatch
  }

  /// Pixels that differ and are near each other.
  public struct Cluster: Hashable, Sendable {
    /// The smallest rectangle around them.
    public var bounds: PixelRect
    /// How many differ.
    public var differentPixels: Int
    /// Whether all of them are along edges or in text ink of both pictures.
    public var isOnEdges: Bool
  }

  /// How many pixels differ.
  public let differentPixels: Int
  /// The smallest rectangle around them; `nil` when none differ.
  public let bounds: PixelRect?
  /// The pixels that differ in groups, from the top.
  public let clusters: [Cluster]

  /// Compares two pictures of any sizes.
  public init(_ expected: RasterImage, _ actual: RasterImage) {
    let count = min(expected.pixels.count, actual.pixels.count)
    let same = expected.pixels.withUnsafeBufferPointer { one in
      actual.pixels.withUnsafeBufferPointer { other -> Int in
        guard let one = one.baseAddress, let other = other.baseAddress else { return 0 }
        return maquette_equal_prefix(one, other, count)
      }
    }
    differentPixels = max(expected.pixels.count, actual.pixels.count) - same
    bounds = nil
    clusters = []
  }
}
