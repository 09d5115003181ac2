internal import CCairo
import MaquetteCore

extension RasterImage {
  /// Lends the picture to Cairo, which only reads it, for a piece of work.
  func withSurface(_ work: (CairoSurface) throws -> Void) throws {
    try pixels.withUnsafeBytes { bytes in
      // It is only read.
      try RasterImage.withSurface(
        on: UnsafeMutableRawBufferPointer(mutating: bytes), width: width, height: height, work)
    }
  }

  /// A surface that has the picture for itself, and may outlast it.
  func copiedSurface() throws -> CairoSurface {
    let surface = try CairoSurface(CAIRO_FORMAT_ARGB32, width: width, height: height)
    let target = try PixelBytes(surface)
    pixels.withUnsafeBytes { source in
      guard let source = source.baseAddress else { return }
      for row in 0..<height {
        target.row(row).copyMemory(from: source + row * width * 4, byteCount: width * 4)
      }
    }
    cairo_surface_mark_dirty(surface.pointer)
    return surface
  }

  /// Lends pixels to Cairo, to be drawn on, for a piece of work.
  static func withSurface(
    on pixels: inout [UInt32], width: Int, height: Int, _ work: (CairoSurface) throws -> Void
  ) throws {
    try pixels.withUnsafeMutableBytes {
      try withSurface(on: $0, width: width, height: height, work)
    }
  }

  private static func withSurface(
    on bytes: UnsafeMutableRawBufferPointer, width: Int, height: Int,
    _ work: (CairoSurface) throws -> Void
  ) throws {
    guard width > 0, height > 0, bytes.count == width * height * 4, let base = bytes.baseAddress
    else {
      throw DiagnosticError(
        "a picture of \(width) × \(height) pixels has \(bytes.count / 4) pixels")
    }
    let surface = try CairoSurface(
      bytes: base.assumingMemoryBound(to: UInt8.self), format: CAIRO_FORMAT_ARGB32,
      width: width, height: height, stride: width * 4)
    // Whatever else happens, Cairo must not keep the address.
    defer { cairo_surface_finish(surface.pointer) }
    try work(surface)
  }
}
