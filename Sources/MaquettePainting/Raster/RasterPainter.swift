internal import CCairo
import MaquetteCore

/// Draws scenes as pixels.
///
/// It keeps fonts and glyphs between pictures, so that drawing many with one painter is faster. One
/// thread at a time may use it; the same scene gives the same bytes whatever was drawn before.
package final class RasterPainter {
  private let ink: RasterInk
  private let encoder: PNGEncoder

  /// A painter with nothing cached.
  ///
  /// - Parameters:
  ///   - keepsImages: whether decoded picture files are kept for other pictures, up to
  ///     ``Limits/imagePixels``; without it only the one that was drawn last is.
  ///   - process: who draws picture files; `nil` for this process.
  /// - Throws: ``DiagnosticError`` when a library it needs cannot be started.
  package convenience init(keepsImages: Bool = true, process: PictureProcess? = nil) throws {
    try self.init(
      images: ImageShelf(limit: keepsImages ? Limits.imagePixels : 0, process: process))
  }

  /// A painter that draws picture files from a shelf.
  ///
  /// - Throws: ``DiagnosticError`` when a library it needs cannot be started.
  package init(images: ImageShelf) throws {
    try FillCheck.run()
    ink = try RasterInk(images: images)
    encoder = try PNGEncoder()
  }

  /// Draws a scene; the picture has as many pixels as cover its size.
  ///
  /// - Parameter scale: pixels per point, within ``Limits/scale``.
  /// - Throws: ``DiagnosticError`` for a picture beyond ``Limits/pixels``, a font that cannot be
  ///   read, or when memory runs out.
  package func image(_ scene: CheckedScene, scale: Double) throws -> RasterImage {
    var pixels: [UInt32] = []
    let (width, height) = try paint(scene, scale: scale, into: &pixels)
    return RasterImage(width: width, height: height, pixels: pixels)
  }

  private func paint(
    _ scene: CheckedScene, scale: Double, into pixels: inout [UInt32]
  ) throws -> (width: Int, height: Int) {
    let budget = try PixelBudget(scene.scene.size, scale: scale)
    let scene = scene.snapped(toScale: scale).scene
    let (width, height) = (budget.width, budget.height)
    let count = width * height
    // With room for what the encoder adds to each row, so that it need not move them.
    pixels = [UInt32](unsafeUninitializedCapacity: count + height / 4 + 1) { room, initialized in
      room.baseAddress?.initialize(
        repeating: (scene.background ?? .clear).premultiplied, count: count)
      initialized = count
    }
    try RasterImage.withSurface(on: &pixels, width: width, height: height) { surface in
      let context = try CairoContext(on: surface)
      let state = PaintState(
        transform: .scale(scale), opacity: 1,
        visible: Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
      try ScenePainter(context: context, ink: ink).paint(scene.root, state)
      try context.check(while: "drawing the picture")
      try surface.finish()
    }
    return (width, height)
  }

  /// What is to be known of the numbered materials of a scene.
  ///
  /// - Parameters:
  ///   - looks: whether their means and what is behind them are told.
  ///   - kept: what is kept of each, by its number. All of one may be as large as the picture.
  func materials<Kept>(
    in scene: CheckedScene, scale: Double, looks: Bool = false,
    _ kept: @escaping (Int, PaintedMaterial) throws -> Kept?
  ) throws -> [Int: Kept] {
    var found: [Int: Kept] = [:]
    ink.materialDrawn = { found[$0] = try kept($0, $1) }
    ink.looksAtMaterials = looks
    defer { (ink.materialDrawn, ink.looksAtMaterials) = (nil, false) }
    var pixels: [UInt32] = []
    _ = try paint(scene, scale: scale, into: &pixels)
    return found
  }

  /// Draws a scene and writes it as a PNG file's bytes.
  ///
  /// - Parameter scale: pixels per point, within ``Limits/scale``; the file says so too.
  /// - Parameter kept: a PNG file's bytes, which are returned as they are when they have the very same
  ///   pixels: unpacking a file is much faster than packing one. Empty, or whatever is in it, for none.
  /// - Throws: as ``image(_:scale:)`` does.
  package func png(
    _ scene: CheckedScene, scale: Double, keeping kept: [UInt8] = []
  ) throws -> [UInt8] {
    var pixels: [UInt32] = []
    let (width, height) = try paint(scene, scale: scale, into: &pixels)
    if PNGDecoder.has(pixels, width: width, height: height, in: kept) { return kept }
    return try encoder.encode(&pixels, width: width, height: height, scale: scale)
  }
}

/// Text and shadows on pixels.
final class RasterInk: SceneInk {
  private let text: RasterText
  let images: ImageShelf
  let isPage = false
  /// Who is told of each material with a number.
  var materialDrawn: ((Int, PaintedMaterial) throws -> Void)?
  /// Whether means of materials and what is behind them are told.
  var looksAtMaterials = false

  init(images: ImageShelf) throws {
    text = try RasterText()
    self.images = images
  }

  var extent: ItemExtent { ItemExtent(shelf: text.shelf) }
  var pixels: any SceneInk { self }

  func draw(_ run: GlyphRun, _ color: Color, _ state: PaintState, on context: CairoContext) throws {
    try text.draw(run, color, state, on: context)
  }

  func draw(
    _ shadow: Shadow, of shape: Shape, _ state: PaintState, on context: CairoContext
  ) throws {
    guard let mask = try ShadowMask(shadow, of: shape, state.transform, within: state.visible)
    else { return }
    try mask.removeInside(of: shape, state.transform)
    context.use(shadow.color, opacity: state.opacity)
    cairo_mask_surface(
      context.pointer, mask.surface.pointer, Double(mask.area.minX), Double(mask.area.minY))
  }
}

extension Color {
  /// `0xAARRGGBB`, the colours multiplied by alpha.
  fileprivate var premultiplied: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32(max(0, min(255, value.rounded()))) }
    return byte(alpha * 255) << 24 | byte(Double(red) * alpha) << 16
      | byte(Double(green) * alpha) << 8 | byte(Double(blue) * alpha)
  }
}
