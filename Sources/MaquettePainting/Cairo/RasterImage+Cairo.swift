internal import CCairo
import MaquetteCore

extension RasterImage {
  /// Lends the picture to Cairo, which only reads it, for a piece of work.
  func withSurface(_ work: (CairoSurface) throws -> Void) throws {
    var copy = pixels
    try RasterImage.withSurface(on: &copy, width: width, height: height, work)
  }

  /// Lends pixels to Cairo, to be drawn on, for a piece of work.
  static func withSurface(
    on pixels: inout [UInt32], width: Int, height: Int, _ work: (CairoSurface) throws -> Void
  ) throws {
    guard width > 0, height > 0, pixels.count == width * height else {
      throw DiagnosticError("a picture of \(width) × \(height) pixels has \(pixels.count) pixels")
    }
    try pixels.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      let surface = try CairoSurface(
        bytes: base.assumingMemoryBound(to: UInt8.self), format: CAIRO_FORMAT_ARGB32,
        width: width, height: height, stride: width * 4)
      // Whatever else happens, Cairo must not keep the address.
      defer { cairo_surface_finish(surface.pointer) }
      try work(surface)
    }
  }
}
