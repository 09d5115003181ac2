import MaquetteCore

extension RasterImage {
  /// Whether all pixels are one colour; also when there are none.
  package var isPlain: Bool {
    pixels.withUnsafeBufferPointer { pixels in
      guard let first = pixels.first else { return true }
      return pixels.allSatisfy { $0 == first }
    }
  }

  /// The picture with one pixel that differs a little, to test whoever compares.
  ///
  /// - Throws: ``DiagnosticError`` when it has no such pixel.
  package func changing(pixel index: Int) throws -> RasterImage {
    guard pixels.indices.contains(index) else {
      throw DiagnosticError("the picture has no pixel \(index)")
    }
    var pixels = pixels
    pixels[index] ^= 1
    return RasterImage(width: width, height: height, pixels: pixels)
  }
}
