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

  init(_ surface: CairoSurface) throws {
    alpha = try surface.alpha()
    let source = try PixelBytes(surface)
    let (width, height) = (source.width, source.height)
    colors = try CairoSurface(CAIRO_FORMAT_RGB24, width: width, height: height)
    let picture = try PixelBytes(colors)
    for y in 0..<height {
      try WorkBudget.check(pixels: width)
      let (from, to) = (source.row(y), picture.row(y))
      for x in 0..<width {
        let pixel = from.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
        // The opaque colour; 0 for what is not seen.
        let color = pixel >> 24 > 0 ? 0xFF00_0000 | RasterImage.straight(pixel) : 0
        to.storeBytes(of: color, toByteOffset: x * 4, as: UInt32.self)
      }
    }
    try picture.spread(backwards: false)
    try picture.spread(backwards: true)
    cairo_surface_mark_dirty(colors.pointer)
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
