internal import CPixelComparison
import MaquetteCore

/// A picture made of pixels.
package struct RasterImage: Hashable, Sendable {
  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Row by row from the top left: `0xAARRGGBB`, the colours multiplied by alpha.
  package let pixels: [UInt32]

  init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Whether no pixel lets anything through.
  package var isOpaque: Bool { RasterImage.isOpaque(pixels) }

  static func isOpaque(_ pixels: [UInt32]) -> Bool {
    pixels.withUnsafeBufferPointer { maquette_is_opaque($0.baseAddress, $0.count) }
  }
}
