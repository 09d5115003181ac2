internal import CCairo
import MaquetteCore

/// A picture's colours and how opaque they are, each for itself, as PDF has them.
///
/// Readers that draw it at another size mix neighbouring pixels of both apart from one another. Cairo
/// makes black of what is not seen, which would come into the edges; here it has the colours beside it.
struct PagePixels {
  /// Opaque colours.
  private let colors: CairoSurface
  /// Alpha only. Cairo 1.16 keeps one object for a surface, whatever it is used as, so that this one is
  /// never used as a picture, and no picture as a mask.
  private let alpha: CairoSurface

  /// - Parameter tint: the colour that it has all over; `nil` for its own colours.
  init(_ surface: CairoSurface, tint: Color? = nil) throws {
    let source = try PixelBytes(surface)
    let (width, height) = (source.width, source.height)
    try MemoryRoom.check(width * height * 5)
    colors = try CairoSurface(
      adopting: cairo_image_surface_create(
        CAIRO_FORMAT_RGB24, Int32(clamping: width), Int32(clamping: height)))
    alpha = try CairoSurface(
      adopting: cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(clamping: width), Int32(clamping: height)))
    let (picture, mask) = (try PixelBytes(colors), try PixelBytes(alpha))
    for y in 0..<height {
      try WorkBudget.check()
      for x in 0..<width {
        let pixel = source.row(y).loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
        mask.row(y).storeBytes(of: UInt8(pixel >> 24), toByteOffset: x, as: UInt8.self)
        picture.row(y).storeBytes(
          of: tint?.opaquePixel ?? pixel.unmultiplied, toByteOffset: x * 4, as: UInt32.self)
      }
    }
    if tint == nil {
      try picture.spread(backwards: false)
      try picture.spread(backwards: true)
    }
    cairo_surface_mark_dirty(colors.pointer)
    cairo_surface_mark_dirty(alpha.pointer)
  }

  /// Draws the picture.
  ///
  /// - Parameter inverse: leads from the output to its pixels.
  func paint(
    on context: CairoContext, _ inverse: Transform, filter: cairo_filter_t, opacity: Double
  ) {
    guard let picture = cairo_pattern_create_for_surface(colors.pointer) else { return }
    defer { cairo_pattern_destroy(picture) }
    guard let mask = cairo_pattern_create_for_surface(alpha.pointer) else { return }
    defer { cairo_pattern_destroy(mask) }
    var matrix = inverse.cairoMatrix
    for pattern in [picture, mask] {
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, filter)
    }
    let pointer = context.pointer
    if opacity < 1 { cairo_push_group(pointer) }
    cairo_set_source(pointer, picture)
    // Of two pictures of the same size in the same place Cairo makes one that has the other as its mask.
    cairo_mask(pointer, mask)
    guard opacity < 1 else { return }
    cairo_pop_group_to_source(pointer)
    cairo_paint_with_alpha(pointer, opacity)
  }
}

/// The bytes of a surface of pixels.
private struct PixelBytes {
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
      try WorkBudget.check()
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
}

extension UInt32 {
  /// The opaque colour of a pixel that is multiplied by its alpha; 0 for one that is not seen.
  fileprivate var unmultiplied: UInt32 {
    let alpha = self >> 24
    guard alpha > 0 else { return 0 }
    func channel(_ shift: UInt32) -> UInt32 {
      Swift.min(255, (((self >> shift) & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
  }
}

extension Color {
  /// The colour without its alpha, as a pixel.
  fileprivate var opaquePixel: UInt32 {
    0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}
