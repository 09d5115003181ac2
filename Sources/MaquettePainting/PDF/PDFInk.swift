internal import CCairo
import MaquetteCore

/// Text and shadows on a page.
final class PDFInk: SceneInk {
  /// Pixels per point of a sharp shadow; soft ones take fewer.
  private static let shadowScale = 3.0

  private let shelf: FontShelf
  private let fonts = PDFFonts()
  private let pictures = GlyphPictures()
  /// For the text of letters that are pictures.
  private var blank: PDFBlankFont?
  let images: ImageShelf
  let isPage = true
  /// The structure of the page being drawn.
  var tags = PDFTags()

  /// - Parameter process: who finds out what picture files take; `nil` to draw them at once.
  init(process: PictureProcess?) throws {
    shelf = try FontShelf()
    images = ImageShelf(process: process)
  }

  var extent: ItemExtent { ItemExtent(shelf: shelf) }
  private var raster: RasterInk?

  /// For what is blurred, which a page shows as a picture.
  var pixels: any SceneInk {
    get throws {
      let ink = try raster ?? RasterInk(images: images)
      raster = ink
      return ink
    }
  }

  func draw(_ run: GlyphRun, _ color: Color, _ state: PaintState, on context: CairoContext) throws {
    let file = try shelf.file(for: run.face)
    guard file.isScalable else {
      try pictures.draw(run, file, state, opacity: color.alpha, on: context, isPage: true)
      return try tell(run, state, on: context)
    }
    guard !run.isBlank else { return try tell(run, state, on: context) }
    guard state.transform.isInvertible else { return }
    let font = try fonts.font(for: run.face)
    context.saved {
      var matrix = state.transform.cairoMatrix
      cairo_set_matrix(context.pointer, &matrix)
      context.use(color, opacity: state.opacity)
      cairo_set_font_face(context.pointer, font.pointer)
      cairo_set_font_size(context.pointer, run.size)
      PDFInk.useExactMetrics(context)
      PDFText(run.endsAtSpace ? run.withSpace(font.file.space) : run).show(on: context)
    }
  }

  /// The text of letters that are pictures, and of spaces, which Cairo leaves out where no letters are
  /// with them: glyphs that draw nothing.
  private func tell(_ run: GlyphRun, _ state: PaintState, on context: CairoContext) throws {
    guard state.transform.isInvertible, !run.text.isEmpty else { return }
    let run = run.endsAtSpace ? run.withSpace(0) : run
    let font = try blank ?? PDFBlankFont()
    blank = font
    context.saved {
      var matrix = state.transform.cairoMatrix
      cairo_set_matrix(context.pointer, &matrix)
      context.use(.black, opacity: 1)
      cairo_set_font_face(context.pointer, font.pointer)
      var place = run.blankPlace.cairoMatrix
      cairo_set_font_matrix(context.pointer, &place)
      PDFInk.useExactMetrics(context)
      PDFText(run, everyGlyph: 0).show(on: context)
    }
  }

  /// Starts a page, which must not show what was kept of others.
  func beginPage() {
    tags = PDFTags()
    blank = nil
    fonts.beginPage()
    pictures.beginPage()
    images.removeAll()
  }

  /// How many layers are around what is drawn now: Cairo forgets the tags on them.
  private var layers = 0

  func onLayer(_ work: () throws -> Void) rethrows {
    layers += 1
    defer { layers -= 1 }
    try work()
  }

  func begin(_ node: SceneNode, on context: CairoContext) {
    if layers == 0 { tags.begin(node, on: context) }
  }

  func beginChildren(of node: SceneNode, on context: CairoContext) {
    if layers == 0 { tags.beginChildren(of: node, on: context) }
  }

  func end(_ node: SceneNode, on context: CairoContext) {
    if layers == 0 { tags.end(node, on: context) }
  }

  private static func useExactMetrics(_ context: CairoContext) {
    guard let options = cairo_font_options_create() else { return }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_set_font_options(context.pointer, options)
    cairo_font_options_destroy(options)
  }

  /// Draws a shadow as a picture, clipped by outlines, so that its inner edge stays sharp.
  func draw(
    _ shadow: Shadow, of shape: Shape, _ state: PaintState, on context: CairoContext
  ) throws {
    let deviation = max(shadow.blur / 2 * state.transform.meanStretch, 0.01)
    let area = max(1, state.visible.width * state.visible.height)
    // A soft edge needs few pixels; and a page-wide shadow must stay a small file.
    let wanted = min(PDFInk.shadowScale, max(0.5, 12 / deviation))
    let scale = min(wanted, (4e6 / area).squareRoot())
    let visible = Transform.scale(scale).apply(state.visible)
    let transform = Transform.scale(scale).after(state.transform)
    guard let mask = try ShadowMask(shadow, of: shape, transform, within: visible) else { return }
    let image = try PDFInk.colored(mask, shadow.color)
    let place = Transform.scale(1 / scale)
      .after(.move(Double(mask.area.minX), Double(mask.area.minY)))
    context.saved {
      context.clip(toOutsideOf: shape, state.transform, within: state.visible)
      context.paint(image, opacity: state.opacity, place)
    }
  }

  private static func colored(_ mask: ShadowMask, _ color: Color) throws -> CairoSurface {
    let image = try CairoSurface(
      CAIRO_FORMAT_ARGB32, width: mask.area.width, height: mask.area.height)
    let context = try CairoContext(on: image)
    context.use(color, opacity: 1)
    cairo_mask_surface(context.pointer, mask.surface.pointer, 0, 0)
    try context.check(while: "drawing a shadow")
    return image
  }
}

extension CairoContext {
  /// Leaves only what is outside the shape; overlapping parts of an outline count as outside, too.
  fileprivate func clip(toOutsideOf shape: Shape, _ transform: Transform, within area: Rect) {
    begin(shape, transform)
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_EVEN_ODD)
    add(Shape.rect(area.inset(by: -1)).path, .identity)
    cairo_clip(pointer)
  }
}
