internal import CCairo
import MaquetteCore

/// Draws glyph runs on pixels.
final class RasterText {
  /// Pixels per em above which glyphs are filled as outlines: bitmaps of them would crowd the cache.
  private static let largestBitmapSize = 256.0

  let shelf: FontShelf
  let outlines: GlyphOutlines
  let pictures: GlyphPictures
  private let cache = GlyphCache()
  private var mask = GlyphMask()

  init() throws {
    shelf = try FontShelf()
    outlines = GlyphOutlines(shelf: shelf)
    pictures = GlyphPictures()
  }

  /// Draws a run in one colour.
  func draw(_ run: GlyphRun, _ color: Color, _ state: PaintState, on context: CairoContext) throws {
    let file = try shelf.file(for: run.face)
    let transform = state.transform
    guard file.isScalable else {
      return try pictures.draw(
        run, file, state, opacity: color.alpha, on: context, isPage: false)
    }
    context.use(color, opacity: state.opacity)
    if transform.isUniformScale, run.size * transform.a <= RasterText.largestBitmapSize {
      try drawBitmaps(of: run, file, state, on: context)
    } else {
      try fillOutlines(of: run, unitsPerEm: file.unitsPerEm, state, on: context)
    }
  }

  private func drawBitmaps(
    of run: GlyphRun, _ file: PaintedFont, _ state: PaintState, on context: CairoContext
  ) throws {
    let transform = state.transform
    let characterSize = max(1, PixelRect.whole((run.size * transform.a * 64).rounded()))
    let reach = transform.apply(run.inkBounds(with: file))
    let area = PixelRect(around: reach).expanded(by: 1)
      .intersection(PixelRect(around: state.visible))
    guard !area.isEmpty else { return }
    try mask.reset(to: area)
    let part = Double(GlyphCache.phases)
    for glyph in run.glyphs {
      let origin = transform.apply(
        run.origin.offset(x: glyph.position.x, y: glyph.position.y))
      // To the nearest quarter of a pixel; the shift and the mask split it into whole and part.
      let x = PixelRect.whole((origin.x * part).rounded())
      let y = PixelRect.whole((origin.y * part).rounded())
      let bitmap = try cache.bitmap(
        of: GlyphCache.Place(glyph.id, x: x, y: y), in: file, characterSize: characterSize)
      guard bitmap.width > 0 else { continue }
      mask.add(bitmap, from: cache.storage, x: x >> 2, y: y >> 2)
    }
    try mask.paint(on: context)
  }

  private func fillOutlines(
    of run: GlyphRun, unitsPerEm: Double, _ state: PaintState, on context: CairoContext
  ) throws {
    let size = run.size / unitsPerEm
    cairo_new_path(context.pointer)
    cairo_set_fill_rule(context.pointer, CAIRO_FILL_RULE_WINDING)
    for glyph in run.glyphs {
      let path = try outlines.path(of: glyph.id, in: run.face)
      let place = Transform(
        a: size, b: 0, c: 0, d: -size, tx: run.origin.x + glyph.position.x,
        ty: run.origin.y + glyph.position.y)
      context.add(path, state.transform.after(place))
    }
    context.fill()
  }
}

extension GlyphRun {
  /// Where the run's glyphs may leave ink, in points.
  func inkBounds(with file: PaintedFont) -> Rect {
    var (left, right) = (Double.infinity, -Double.infinity)
    var (top, bottom) = (Double.infinity, -Double.infinity)
    for glyph in glyphs {
      (left, right) = (min(left, glyph.position.x), max(right, glyph.position.x))
      (top, bottom) = (min(top, glyph.position.y), max(bottom, glyph.position.y))
    }
    guard left <= right else { return Rect(origin: origin, size: .zero) }
    let ink = file.inkBounds
    return Rect(
      x: origin.x + left + ink.minX * size, y: origin.y + top + ink.minY * size,
      width: right - left + ink.width * size, height: bottom - top + ink.height * size)
  }
}
