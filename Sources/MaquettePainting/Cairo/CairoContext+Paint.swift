internal import CCairo
import MaquetteCore

extension CairoContext {
  /// Fills a shape with one colour.
  func fill(_ shape: Shape, _ color: Color) {
    use(color, opacity: 1)
    begin(shape, .identity)
    fill()
  }

  func fill(_ shape: Shape, _ paint: Paint, _ state: PaintState, isPage: Bool) throws {
    guard let bounds = shape.bounds, try use(paint, over: bounds, state, isPage: isPage) else {
      return
    }
    begin(shape, state.transform)
    fill()
  }

  /// Draws along a shape's outline with a round pen.
  func stroke(
    _ shape: Shape, width: Double, _ color: Color, opacity: Double, _ transform: Transform
  ) {
    use(color, opacity: opacity)
    begin(shape, transform)
    stroke(width: width, transform)
  }

  /// Draws along a shape's outline with a pen of any style.
  func stroke(
    _ shape: Shape, _ style: StrokeStyle, _ paint: Paint, _ state: PaintState, isPage: Bool
  ) throws {
    guard style.width > 0,
      let bounds = shape.bounds?.inset(by: -style.reach(along: shape)),
      try use(paint, over: bounds, state, isPage: isPage)
    else { return }
    begin(shape, state.transform)
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    cairo_set_line_cap(pointer, style.cap.cairoCap)
    cairo_set_line_join(pointer, style.join.cairoJoin)
    cairo_set_miter_limit(pointer, style.miterLimit)
    var style = style
    if isPage { style.dash = style.pageDash(along: shape) }
    stroke(width: style.width, dash: style, state.transform)
  }

  /// Chooses what to draw with next; `false` when nothing would be seen.
  ///
  /// - Parameters:
  ///   - bounds: what is drawn, in the scene's coordinates.
  ///   - isPage: whether the output is a page and not pixels.
  private func use(
    _ paint: Paint, over bounds: Rect, _ state: PaintState, isPage: Bool
  ) throws -> Bool {
    switch paint {
    case .color(let color), .edged(let color, _):
      use(color, opacity: state.opacity)
      return true
    case .material(let material):
      // Outputs without pixels have pictures in the place of materials.
      use(material.flat, opacity: state.opacity)
      return true
    case .verticalGradient(let top, let bottom):
      return use(
        cairo_pattern_create_linear(0, bounds.minY, 0, bounds.maxY),
        stops: [.init(location: 0, color: top), .init(location: 1, color: bottom)], state)
    case .gradient(let gradient):
      guard let last = gradient.stops.last else { return false }
      switch gradient.course {
      case .linear(let from, let to) where from != to:
        return use(
          cairo_pattern_create_linear(from.x, from.y, to.x, to.y), stops: gradient.stops, state)
      case .radial(let centre, let radius) where radius > 0:
        return use(
          cairo_pattern_create_radial(centre.x, centre.y, 0, centre.x, centre.y, radius),
          stops: gradient.stops, state)
      case .angular:
        return try useAngular(gradient, over: bounds, state, isPage: isPage)
      case .linear, .radial:
        // All of it lies beyond the end.
        use(last.color, opacity: state.opacity)
        return true
      }
    }
  }

  private func use(
    _ made: OpaquePointer?, stops: [Gradient.Stop], _ state: PaintState
  ) -> Bool {
    guard let made else { return false }
    defer { cairo_pattern_destroy(made) }
    guard let inverse = state.transform.inverse else { return false }
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        made, stop.location, Double(stop.color.red) / 255, Double(stop.color.green) / 255,
        Double(stop.color.blue) / 255, stop.color.alpha * state.opacity)
    }
    var matrix = inverse.cairoMatrix
    cairo_pattern_set_matrix(made, &matrix)
    cairo_set_source(pointer, made)
    return true
  }

  /// Cairo has no gradient around a point: its pixels are computed here.
  private func useAngular(
    _ gradient: Gradient, over bounds: Rect, _ state: PaintState, isPage: Bool
  ) throws -> Bool {
    guard let inverse = state.transform.inverse,
      let seen = state.transform.apply(bounds).inset(by: -1).intersection(
        state.visible.inset(by: -1))
    else { return false }
    let scale = isPage ? AngularPixels.pageScale(for: seen) : 1
    let area = PixelRect(around: seen, scale: scale)
    let place = inverse.after(.scale(1 / scale))
    let image = try AngularPixels.image(gradient, area, place, opacity: state.opacity)
    let surface = try image.copiedSurface()
    guard let pattern = cairo_pattern_create_for_surface(surface.pointer) else { return false }
    defer { cairo_pattern_destroy(pattern) }
    let toImage = Transform.move(-Double(area.minX), -Double(area.minY)).after(.scale(scale))
    var matrix = toImage.cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, isPage ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(pointer, pattern)
    return true
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

extension LineCap {
  fileprivate var cairoCap: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension LineJoin {
  fileprivate var cairoJoin: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
