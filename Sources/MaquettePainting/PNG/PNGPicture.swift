import MaquetteCore

/// A picture as a PNG file has it.
package struct PNGPicture: Hashable, Sendable {
  /// The pixels, multiplied by alpha.
  package let image: RasterImage
  /// What of the file the pixels do not show: that it is animated, or finer than 8 bits.
  package let warnings: [Diagnostic]
  /// The colours as the file has them, `0xAARRGGBB`; `nil` when they are the same, since the picture
  /// is opaque.
  let straightPixels: [UInt32]?
}
