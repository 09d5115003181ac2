internal import CCairo
import MaquetteCore

/// How one kind of output draws what Cairo alone does not draw well.
protocol SceneInk: AnyObject {
  /// Where items leave ink.
  var extent: ItemExtent { get }
  /// The picture files it has decoded.
  var images: ImageShelf { get }
  /// Whether the output is a page and not pixels.
  var isPage: Bool { get }
  /// What draws the same as pixels.
  var pixels: any SceneInk { get throws }
  func draw(_ run: GlyphRun, _ color: Color, _ state: PaintState, on context: CairoContext) throws
  func draw(_ shadow: Shadow, of shape: Shape, _ state: PaintState, on context: CairoContext) throws
  func draw(
    _ material: Material, in shape: Shape, _ state: PaintState, on context: CairoContext) throws
  /// Does work that draws on a layer of its own, on which nothing can be said to belong to a node.
  func onLayer(_ work: () throws -> Void) rethrows
  /// Says that what is drawn from here on belongs to a node, until ``end(_:on:)``.
  func begin(_ node: SceneNode, on context: CairoContext)
  /// Says that the node's own items are drawn and those of its children follow.
  func beginChildren(of node: SceneNode, on context: CairoContext)
  func end(_ node: SceneNode, on context: CairoContext)
}

extension SceneInk {
  /// A layer of pixels is like any other.
  func onLayer(_ work: () throws -> Void) rethrows { try work() }

  /// Pixels belong to nobody.
  func begin(_ node: SceneNode, on context: CairoContext) {}
  func beginChildren(of node: SceneNode, on context: CairoContext) {}
  func end(_ node: SceneNode, on context: CairoContext) {}

  /// Pages have pictures in the place of materials, or their colours.
  func draw(
    _ material: Material, in shape: Shape, _ state: PaintState, on context: CairoContext
  ) throws {
    try context.fill(shape, .color(material.flat), state, isPage: isPage)
  }
}

/// Walks a scene and draws its items with Cairo; shared by the raster and the PDF painter.
struct ScenePainter {
  let context: CairoContext
  let ink: any SceneInk

  /// Draws a node and all inside it.
  func paint(_ node: SceneNode, _ state: PaintState) throws {
    if let effects = node.effects { return try paint(node, with: effects, state) }
    try paintClipped(node, state)
  }

  /// Draws a node and all inside it as they are, but for its clip.
  func paintClipped(_ node: SceneNode, _ state: PaintState) throws {
    guard let clip = node.clip else { return try paintContents(of: node, state) }
    guard let inner = state.clipped(to: clip) else { return }
    try context.saved {
      context.clip(to: clip, state.transform)
      try paintContents(of: node, inner)
    }
  }

  private func paintContents(of node: SceneNode, _ state: PaintState) throws {
    ink.begin(node, on: context)
    for item in node.items {
      try node.blamed(for: item) { try paint(item, state) }
    }
    ink.beginChildren(of: node, on: context)
    for child in node.children { try paint(child, state) }
    ink.end(node, on: context)
  }

  func paint(_ item: DrawItem, _ state: PaintState) throws {
    try WorkBudget.check()
    if case .group(let group) = item { return try paint(group, state) }
    guard let bounds = try ink.extent.bounds(of: item, state.transform), state.sees(bounds) else {
      return
    }
    switch item {
    case .fill(let shape, .material(let material)):
      try ink.draw(material, in: shape, state, on: context)
    case .fill(let shape, let paint):
      try context.fill(shape, paint, state, isPage: ink.isPage)
    case .stroke(let shape, let width, let color):
      context.stroke(shape, width: width, color, opacity: state.opacity, state.transform)
    case .line(let shape, let style, let paint):
      try context.stroke(shape, style, paint, state, isPage: ink.isPage)
    case .text(let run, let color): try ink.draw(run, color, state, on: context)
    case .shadow(let shape, let shadow): try ink.draw(shadow, of: shape, state, on: context)
    case .image(let image):
      try context.draw(image, try ink.images.image(of: image.data), state, isPage: ink.isPage)
    case .group: break
    }
    try WorkBudget.check(pixels: state.pixels(in: bounds))
  }

  private func paint(_ group: DrawGroup, _ state: PaintState) throws {
    guard var inner = state.inside(group) else { return }
    // One item alone covers nothing of its own, so its alpha can be multiplied without a layer.
    let needsLayer = group.opacity < 1 && !group.isOneItem
    if !needsLayer { inner.opacity *= group.opacity }
    guard needsLayer || !group.clips.isEmpty else {
      for item in group.items { try paint(item, inner) }
      return
    }
    try context.saved {
      for clip in group.clips { context.clip(to: clip, inner.transform) }
      guard needsLayer else {
        for item in group.items { try paint(item, inner) }
        return
      }
      try paintLayer(group, inner)
    }
  }

  /// Draws items on a surface of their own and then that surface, as transparent as the group is.
  private func paintLayer(_ group: DrawGroup, _ state: PaintState) throws {
    var bounds: Rect?
    for item in group.items {
      guard let next = try ink.extent.bounds(of: item, state.transform) else { continue }
      bounds = bounds?.union(next) ?? next
    }
    guard let bounds, let seen = bounds.intersection(state.visible) else { return }
    // Cairo makes the layer as large as the clip is: as small as the items allow.
    let pixels = PixelRect(around: seen)
    var inner = state
    inner.visible = pixels.rect
    inner.opacity = 1
    inner.layerPixels += pixels.width * pixels.height
    guard inner.layerPixels <= Limits.pixels else {
      throw DiagnosticError(
        "transparent groups inside one another take more than \(Limits.pixels) pixels",
        hint: "set an opacity on fewer of the views around one another, or use a lower --scale",
        id: .tooMuch)
    }
    inner.clips.append(PlacedClip(shape: .rect(pixels.rect), transform: .identity))
    try WorkBudget.check(adding: pixels.width * pixels.height * 4)
    context.clip(to: .rect(pixels.rect), .identity)
    cairo_push_group(context.pointer)
    context.beginLayer()
    for item in group.items { try paint(item, inner) }
    context.endLayer()
    cairo_pop_group_to_source(context.pointer)
    cairo_paint_with_alpha(context.pointer, group.opacity * state.opacity)
    try WorkBudget.check(pixels: pixels.width * pixels.height)
  }
}
