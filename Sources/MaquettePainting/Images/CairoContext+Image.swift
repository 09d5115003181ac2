internal import CCairo
import MaquetteCore

extension CairoContext {
  /// Draws a picture file.
  ///
  /// - Parameter isPage: whether the output is a page, which keeps the file's own pixels.
  func draw(
    _ image: SceneImage, _ decoded: DecodedImage, _ state: PaintState, isPage: Bool
  ) throws {
    let size = image.data.pixelSize
    guard image.frame.width > 0, image.frame.height > 0, state.transform.isInvertible else {
      return
    }
    let transform = state.transform.after(
      .move(image.frame.minX, image.frame.minY)
        .after(
          Transform(
            a: image.frame.width / size.width, b: 0, c: 0, d: image.frame.height / size.height,
            tx: 0, ty: 0)))
    switch decoded {
    case .pixels(let surface): try draw(surface, image, transform, state, isPage: isPage)
    case .drawing(let drawing): try draw(drawing, image, transform, state)
    }
  }

  private func draw(
    _ surface: CairoSurface, _ image: SceneImage, _ transform: Transform, _ state: PaintState,
    isPage: Bool
  ) throws {
    guard let inverse = transform.inverse,
      let pattern = cairo_pattern_create_for_surface(surface.pointer)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    var matrix = inverse.cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, image.isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
    // Blending at the edges must not reach for what is not there; pages keep the file as it is.
    cairo_pattern_set_extend(pattern, isPage ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    saved {
      clip(to: .rect(image.frame), state.transform)
      if let tint = image.tint {
        use(tint, opacity: state.opacity)
        cairo_mask(pointer, pattern)
      } else {
        cairo_set_source(pointer, pattern)
        if state.opacity < 1 {
          cairo_paint_with_alpha(pointer, state.opacity)
        } else {
          cairo_paint(pointer)
        }
      }
    }
  }

  private func draw(
    _ drawing: SVGDrawing, _ image: SceneImage, _ transform: Transform, _ state: PaintState
  ) throws {
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    let inner = state.clipped(to: .rect(image.frame))
    clip(to: .rect(image.frame), state.transform)
    guard image.tint != nil || state.opacity < 1 else {
      return try drawing.draw(transform, inner, on: self)
    }
    cairo_push_group(pointer)
    do {
      try drawing.draw(transform, inner, on: self)
    } catch {
      cairo_pattern_destroy(cairo_pop_group(pointer))
      throw error
    }
    guard let tint = image.tint else {
      cairo_pop_group_to_source(pointer)
      return cairo_paint_with_alpha(pointer, state.opacity)
    }
    let pattern = cairo_pop_group(pointer)
    use(tint, opacity: state.opacity)
    cairo_mask(pointer, pattern)
    cairo_pattern_destroy(pattern)
  }
}
