internal import CCairo
import MaquetteCore

/// A glyph that is a picture, for example an emoji.
struct GlyphPicture {
  /// Premultiplied ARGB, one number a pixel.
  var image: RasterImage
  /// Distance of the left edge from the glyph's origin, in ems.
  var left: Double
  /// Distance of the top edge from the baseline, in ems, downwards.
  var top: Double
  /// Ems to a pixel.
  var pixel: Double
}

/// Reads glyphs of fonts that hold pictures in a few fixed sizes, and draws them scaled.
final class GlyphPictures {
  private static let capacity = 64

  private struct Key: Hashable {
    var face: FontFace
    var glyph: UInt32
  }

  private var pictures: [Key: GlyphPicture] = [:]
  /// Those that the page has already, which Cairo writes once.
  private var onPage: [Key: PagePixels] = [:]

  /// Starts a page, which must not show what was kept of others.
  func beginPage() { onPage.removeAll() }

  /// Draws a run; a picture keeps its own colours, of the text's colour it takes the opacity only.
  ///
  /// - Parameter isPage: whether the output is a page and not pixels.
  func draw(
    _ run: GlyphRun, _ file: PaintedFont, _ state: PaintState, opacity: Double,
    on context: CairoContext, isPage: Bool
  ) throws {
    for glyph in run.glyphs {
      guard let picture = try picture(of: glyph.id, in: file) else { continue }
      let place = run.place(of: picture, at: glyph.position)
      guard state.sees(state.transform.apply(place.apply(picture.bounds))) else { continue }
      let transform = state.transform.after(place)
      let opacity = opacity * state.opacity
      guard isPage else {
        try picture.image.withSurface { context.paint($0, opacity: opacity, transform) }
        continue
      }
      guard let inverse = transform.inverse else { continue }
      try onPage(picture.image, Key(face: file.name, glyph: glyph.id)).paint(
        on: context, inverse, filter: CAIRO_FILTER_GOOD, opacity: opacity)
    }
  }

  /// The picture of a glyph for a page.
  private func onPage(_ image: RasterImage, _ key: Key) throws -> PagePixels {
    if let known = onPage[key] { return known }
    var made: PagePixels?
    try image.withSurface { made = try PagePixels($0) }
    guard let made else { throw DiagnosticError("Cairo made no surface", id: .libraryFailure) }
    onPage[key] = made
    return made
  }

  /// The picture of a glyph, from the largest size that the file has; `nil` for spaces.
  func picture(of glyph: UInt32, in file: PaintedFont) throws -> GlyphPicture? {
    let key = Key(face: file.name, glyph: glyph)
    if let picture = pictures[key] { return picture }
    if pictures.count >= GlyphPictures.capacity { pictures.removeAll() }
    guard let picture = try read(glyph, file) else { return nil }
    pictures[key] = picture
    return picture
  }

  private func read(_ glyph: UInt32, _ file: PaintedFont) throws -> GlyphPicture? {
    let sizes = UnsafeBufferPointer(
      start: file.face.pointee.available_sizes, count: Int(file.face.pointee.num_fixed_sizes))
    let largest = sizes.indices.max { sizes[$0].y_ppem < sizes[$1].y_ppem } ?? 0
    try file.check(FT_Select_Size(file.face, Int32(largest)), while: "choosing a size")
    let pixelsPerEm = max(1, Double(sizes[largest].y_ppem) / 64)
    let slot = try file.load(glyph, flags: FT_LOAD_COLOR | FT_LOAD_NO_HINTING).pointee
    guard slot.format == FT_GLYPH_FORMAT_BITMAP,
      slot.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
      let bytes = slot.bitmap.buffer, slot.bitmap.pitch > 0
    else { return nil }
    let (width, height) = (Int(slot.bitmap.width), Int(slot.bitmap.rows))
    guard width > 0, height > 0, width <= 2048, height <= 2048 else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      let start = row * Int(slot.bitmap.pitch)
      for column in 0..<width {
        let at = start + column * 4
        pixels.append(
          UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]) << 16
            | UInt32(bytes[at + 3]) << 24)
      }
    }
    return GlyphPicture(
      image: RasterImage(width: width, height: height, pixels: pixels),
      left: Double(slot.bitmap_left) / pixelsPerEm, top: -Double(slot.bitmap_top) / pixelsPerEm,
      pixel: 1 / pixelsPerEm)
  }
}

extension GlyphPicture {
  /// The picture's own pixels.
  var bounds: Rect {
    Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
  }
}

extension GlyphRun {
  /// From a picture's pixels to points.
  func place(of picture: GlyphPicture, at position: Point) -> Transform {
    let scale = picture.pixel * size
    return Transform(
      a: scale, b: 0, c: 0, d: scale, tx: origin.x + position.x + picture.left * size,
      ty: origin.y + position.y + picture.top * size)
  }
}
