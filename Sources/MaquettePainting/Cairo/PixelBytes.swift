internal import CCairo
import MaquetteCore

/// The bytes of a surface of pixels.
struct PixelBytes {
  let width: Int
  let height: Int
  private let stride: Int
  private let start: UnsafeMutableRawPointer

  init(_ surface: CairoSurface) throws {
    cairo_surface_flush(surface.pointer)
    guard let data = cairo_image_surface_get_data(surface.pointer) else {
      throw DiagnosticError("Cairo made no surface", id: .libraryFailure)
    }
    start = UnsafeMutableRawPointer(data)
    width = Int(cairo_image_surface_get_width(surface.pointer))
    height = Int(cairo_image_surface_get_height(surface.pointer))
    stride = Int(cairo_image_surface_get_stride(surface.pointer))
  }

  func row(_ y: Int) -> UnsafeMutableRawPointer { start + y * stride }

  /// Gives pixels without a colour, which are 0, the colour of one beside them: from the left and from
  /// above, or from the right and from below.
  func spread(backwards: Bool) throws {
    var above: UnsafeMutableRawPointer?
    for index in 0..<height {
      try WorkBudget.check(pixels: width)
      let row = row(backwards ? height - 1 - index : index)
      var beside: UInt32 = 0
      for place in 0..<width {
        let offset = 4 * (backwards ? width - 1 - place : place)
        var color = row.load(fromByteOffset: offset, as: UInt32.self)
        if color == 0 {
          let next = above?.load(fromByteOffset: offset, as: UInt32.self) ?? 0
          color = beside != 0 ? beside : next
          row.storeBytes(of: color, toByteOffset: offset, as: UInt32.self)
        }
        beside = color
      }
      above = row
    }
  }
}

extension CairoSurface {
  /// Whether all pixels are opaque.
  var isOpaque: Bool {
    guard let pixels = try? PixelBytes(self) else { return false }
    return (0..<pixels.height).allSatisfy { y in
      let row = pixels.row(y)
      return (0..<pixels.width).allSatisfy {
        row.load(fromByteOffset: $0 * 4 + 3, as: UInt8.self) == 255
      }
    }
  }

  /// How opaque its pixels are, as a surface of coverage.
  ///
  /// - Throws: ``DiagnosticError`` when the picture that is worked on has taken more than it may.
  func alpha() throws -> CairoSurface {
    let source = try PixelBytes(self)
    let result = try CairoSurface(CAIRO_FORMAT_A8, width: source.width, height: source.height)
    let mask = try PixelBytes(result)
    for y in 0..<source.height {
      try WorkBudget.check(pixels: source.width)
      let (from, to) = (source.row(y), mask.row(y))
      for x in 0..<source.width {
        let alpha = from.load(fromByteOffset: x * 4 + 3, as: UInt8.self)
        to.storeBytes(of: alpha, toByteOffset: x, as: UInt8.self)
      }
    }
    cairo_surface_mark_dirty(result.pointer)
    return result
  }
}
