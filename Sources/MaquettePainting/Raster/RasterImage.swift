internal import CCairo
internal import CPixelComparison
import MaquetteCore

/// A picture made of pixels.
public struct RasterImage: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Row by row from the top left: `0xAARRGGBB`, the colours multiplied by alpha.
  public let pixels: [UInt32]

  init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Whether no pixel lets anything through.
  public var isOpaque: Bool { RasterImage.isOpaque(pixels) }

  static func isOpaque(_ pixels: [UInt32]) -> Bool {
    pixels.withUnsafeBufferPointer { maquette_is_opaque($0.baseAddress, $0.count) }
  }

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
