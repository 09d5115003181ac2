internal import CCairo
import MaquetteCore

extension ScenePainter {
  /// Pixels per point of what is blurred on a page.
  private static let pageScale = 2.0

  /// Draws a node and all inside it on a layer of its own, and that as its effects say.
  func paint(_ node: SceneNode, with effects: NodeEffects, _ state: PaintState) throws {
    guard effects.blend != .normal || effects.mask != nil else {
      return try paintBlurred(node, effects, state)
    }
    guard let bounds = try extent(of: node, state.transform),
      let seen = bounds.intersection(state.visible)
    else { return }
    let inner = try layer(seen, state)
    try paint(node, with: effects, on: inner)
    try WorkBudget.check(pixels: state.pixels(in: seen))
  }

  /// Draws a node and all inside it on a layer, masks that, and blends it with what is below.
  private func paint(
    _ node: SceneNode, with effects: NodeEffects, on inner: PaintState
  ) throws {
    try context.saved {
      context.clip(to: .rect(inner.visible), .identity)
      cairo_push_group(context.pointer)
      context.beginLayer()
      try ink.onLayer { try paintBlurred(node, effects, inner) }
      context.endLayer()
      guard let mask = effects.mask else {
        cairo_pop_group_to_source(context.pointer)
        cairo_set_operator(context.pointer, effects.blend.cairoOperator)
        return cairo_paint(context.pointer)
      }
      let content = cairo_pop_group(context.pointer)
      defer { cairo_pattern_destroy(content) }
      try WorkBudget.check(adding: inner.pixels(in: inner.visible) * 4)
      cairo_push_group(context.pointer)
      for item in mask { try node.blamed(for: item) { try paint(item, inner) } }
      let shape = cairo_pop_group(context.pointer)
      defer { cairo_pattern_destroy(shape) }
      cairo_set_operator(context.pointer, effects.blend.cairoOperator)
      cairo_set_source(context.pointer, content)
      cairo_mask(context.pointer, shape)
    }
  }

  /// The state on a layer that is as large as what is seen on it.
  private func layer(_ seen: Rect, _ state: PaintState) throws -> PaintState {
    let pixels = PixelRect(around: seen)
    var inner = state
    inner.visible = pixels.rect
    inner.layerPixels += pixels.width * pixels.height
    guard inner.layerPixels <= Limits.pixels else {
      throw DiagnosticError(
        "layers inside one another take more than \(Limits.pixels) pixels",
        hint:
          "give fewer of the views around one another 'opacity', 'mask', 'blur' or 'blendMode', "
          + "or use a lower --scale",
        id: .tooMuch)
    }
    try WorkBudget.check(adding: pixels.width * pixels.height * 4)
    inner.clips.append(PlacedClip(shape: .rect(pixels.rect), transform: .identity))
    return inner
  }

  /// Draws a node blurred; a page shows a picture of it.
  private func paintBlurred(
    _ node: SceneNode, _ effects: NodeEffects, _ state: PaintState
  ) throws {
    guard effects.blur > 0 else { return try paintClipped(node, state) }
    let scale = ink.isPage ? ScenePainter.pageScale : 1
    let transform = Transform.scale(scale).after(state.transform)
    let deviation = min(effects.blur * transform.meanStretch, 4 * Limits.blur)
    guard let bounds = try extent(of: node, state.transform) else { return }
    let reach = GaussianBlur.reach(deviation)
    let seen = PixelRect(around: Transform.scale(scale).apply(state.visible)).expanded(by: reach)
    let area = PixelRect(around: Transform.scale(scale).apply(bounds)).expanded(by: reach)
      .intersection(seen)
    guard !area.isEmpty else { return }
    var inner = try layer(area.rect, state)
    inner.transform = Transform.move(-Double(area.minX), -Double(area.minY)).after(transform)
    inner.visible = Rect(x: 0, y: 0, width: Double(area.width), height: Double(area.height))
    inner.clips = []
    let surface = try CairoSurface(
      CAIRO_FORMAT_ARGB32, width: area.width, height: area.height)
    // Materials see through the layer what it will lie on.
    let beneath = context.pages.map { $0.seen(fromX: area.minX, y: area.minY) }
    let layer = try CairoContext(on: surface, over: beneath)
    // What belongs to a node on a page are letters and not pixels.
    try ScenePainter(context: layer, ink: try ink.pixels).paintClipped(node, inner)
    try layer.check(while: "drawing what is blurred")
    try surface.blur(deviation: deviation)
    let place = Transform.scale(1 / scale).after(.move(Double(area.minX), Double(area.minY)))
    ink.begin(node, on: context)
    context.paint(surface, opacity: 1, place)
    try WorkBudget.check(pixels: area.width * area.height)
    ink.beginChildren(of: node, on: context)
    ink.end(node, on: context)
  }

  /// Where a node and those inside it leave ink, in units of the output; `nil` for nowhere.
  private func extent(of node: SceneNode, _ transform: Transform) throws -> Rect? {
    var result: Rect?
    func add(_ next: Rect?) {
      guard let next else { return }
      result = result?.union(next) ?? next
    }
    for item in node.items { add(try ink.extent.bounds(of: item, transform)) }
    for child in node.children { add(try extent(of: child, transform)) }
    if let clip = node.clip?.bounds { result = result?.intersection(transform.apply(clip)) }
    let reach = (node.effects?.reach ?? 0) * transform.meanStretch
    return reach > 0 ? result?.inset(by: -reach) : result
  }
}

extension CairoSurface {
  /// Blurs a picture in place; what is outside of it counts as empty.
  ///
  /// - Throws: ``DiagnosticError`` when the picture has taken more time than it may.
  fileprivate func blur(deviation: Double) throws {
    cairo_surface_flush(pointer)
    guard deviation > 0.01, let bytes = cairo_image_surface_get_data(pointer) else { return }
    let (width, height) = (
      Int(cairo_image_surface_get_width(pointer)), Int(cairo_image_surface_get_height(pointer))
    )
    let stride = Int(cairo_image_surface_get_stride(pointer))
    let line = BlurredLine(deviation: deviation, length: max(width, height))
    for channel in 0..<4 {
      for row in 0..<height {
        try WorkBudget.check(pixels: width)
        line.blur(bytes + row * stride + channel, count: width, step: 4)
      }
      for column in 0..<width {
        try WorkBudget.check(pixels: height)
        line.blur(bytes + column * 4 + channel, count: height, step: stride)
      }
    }
    cairo_surface_mark_dirty(pointer)
  }
}

extension BlendMode {
  fileprivate var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    }
  }
}
