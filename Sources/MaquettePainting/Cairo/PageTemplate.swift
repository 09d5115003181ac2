internal import CCairo
import MaquetteCore

/// How opaque a picture is, for pages that show it in one colour after another: they have it once.
struct PageTemplate {
  /// Alpha only; it is no part of the picture in its own colours, as ``PagePixels`` says.
  private let alpha: CairoSurface

  init(_ surface: CairoSurface) throws { alpha = try surface.alpha() }

  /// Draws a colour wherever there is something of the picture.
  ///
  /// - Parameter inverse: leads from the output to its pixels.
  func paint(
    _ tint: Color, on context: CairoContext, _ inverse: Transform, filter: cairo_filter_t,
    opacity: Double
  ) {
    guard let mask = cairo_pattern_create_for_surface(alpha.pointer) else { return }
    defer { cairo_pattern_destroy(mask) }
    var matrix = inverse.cairoMatrix
    cairo_pattern_set_matrix(mask, &matrix)
    cairo_pattern_set_filter(mask, filter)
    context.use(tint, opacity: opacity)
    cairo_mask(context.pointer, mask)
  }
}
