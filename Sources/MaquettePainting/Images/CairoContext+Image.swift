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
    case .pixels(let pixels):
      guard let inverse = transform.inverse else { return }
      try saved {
        clip(to: .rect(image.frame), state.transform)
        if isPage {
          try drawOnPage(pixels, image, inverse, state)
        } else {
          draw(pixels.surface, image, inverse, state, extend: CAIRO_EXTEND_PAD)
        }
      }
    case .drawing(let drawing): try draw(drawing, image, transform, state)
    }
  }

  /// Draws pixels within the clip; a page keeps them as they are in the file.
  private func drawOnPage(
    _ pixels: PicturePixels, _ image: SceneImage, _ inverse: Transform, _ state: PaintState
  ) throws {
    switch (image.tint, pixels.isOpaque) {
    case (let tint?, true):
      use(tint, opacity: state.opacity)
      begin(.rect(image.frame), state.transform)
      fill()
    case (let tint?, false):
      try pixels.templateOnPage().paint(
        tint, on: self, inverse, filter: image.filter, opacity: state.opacity)
    case (nil, true): draw(pixels.surface, image, inverse, state, extend: CAIRO_EXTEND_NONE)
    case (nil, false):
      try pixels.onPage().paint(on: self, inverse, filter: image.filter, opacity: state.opacity)
    }
  }

  /// Draws pixels within the clip.
  ///
  /// - Parameter extend: what is beyond its edges, where blending must not reach for what is not there.
  private func draw(
    _ surface: CairoSurface, _ image: SceneImage, _ inverse: Transform, _ state: PaintState,
    extend: cairo_extend_t
  ) {
    guard let pattern = cairo_pattern_create_for_surface(surface.pointer) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var matrix = inverse.cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, image.filter)
    cairo_pattern_set_extend(pattern, extend)
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
    try WorkBudget.check(adding: state.pixels(in: state.transform.apply(image.frame)) * 4)
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

extension SceneImage {
  /// How its pixels are made larger or smaller.
  fileprivate var filter: cairo_filter_t { isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST }
}
