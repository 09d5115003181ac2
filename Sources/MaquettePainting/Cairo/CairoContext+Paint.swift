internal import CCairo
import MaquetteCore

extension CairoContext {
  /// Fills a shape.
  func fill(_ shape: Shape, _ paint: Paint, opacity: Double, _ transform: Transform) {
    switch paint {
    case .color(let color):
      use(color, opacity: opacity)
      begin(shape, transform)
      fill()
    case .material(let material):
      // Outputs without pixels have pictures in the place of materials.
      fill(shape, .color(material.flat), opacity: opacity, transform)
    case .verticalGradient(let top, let bottom):
      guard let bounds = shape.bounds, let inverse = transform.inverse,
        let gradient = cairo_pattern_create_linear(0, bounds.minY, 0, bounds.maxY)
      else { return }
      defer { cairo_pattern_destroy(gradient) }
      for (offset, color) in [(0.0, top), (1.0, bottom)] {
        cairo_pattern_add_color_stop_rgba(
          gradient, offset, Double(color.red) / 255, Double(color.green) / 255,
          Double(color.blue) / 255, color.alpha * opacity)
      }
      var matrix = inverse.cairoMatrix
      cairo_pattern_set_matrix(gradient, &matrix)
      cairo_set_source(pointer, gradient)
      begin(shape, transform)
      fill()
    }
  }

  /// Draws along a shape's outline.
  func stroke(
    _ shape: Shape, width: Double, _ color: Color, opacity: Double, _ transform: Transform
  ) {
    use(color, opacity: opacity)
    begin(shape, transform)
    stroke(width: width, transform)
  }

  /// Paints a picture whose pixels `transform` puts in place, smoothly scaled.
  func paint(_ image: CairoSurface, opacity: Double, _ transform: Transform) {
    guard let inverse = transform.inverse,
      let pattern = cairo_pattern_create_for_surface(image.pointer)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    var matrix = inverse.cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_set_source(pointer, pattern)
    cairo_paint_with_alpha(pointer, opacity)
  }
}
