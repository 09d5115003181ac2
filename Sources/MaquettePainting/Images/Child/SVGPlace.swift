internal import CCairo
import MaquetteCore

/// Where an SVG file is drawn: on what, how large, and inside of which clips.
struct SVGPlace {
  /// The surface's extent; pixels, or points of a page.
  var width: Int
  var height: Int
  /// Where the surface's origin is, in its own units.
  var offset = Point.zero
  /// The pixels that may change; of a page all.
  var area: PixelRect
  /// From the file's own units to those of the output.
  var transform: Transform
  /// The file's extent in its own units.
  var size: Size
  /// All clips around it, from the outermost.
  var clips: [PlacedClip]

  /// All of it as numbers.
  var numbers: [UInt64] {
    var writer = NumberWriter()
    for value in [width, height, area.minX, area.minY, area.maxX, area.maxY] { writer.add(value) }
    writer.add(offset)
    writer.add(transform)
    writer.add(size.width)
    writer.add(size.height)
    writer.add(clips.count)
    for clip in clips { writer.add(clip) }
    return writer.numbers
  }
}

extension SVGPlace {
  /// A page that holds what is seen.
  init(page seen: Rect, _ transform: Transform, _ data: ImageData, _ state: PaintState) {
    let page = PixelRect(around: seen)
    let (wide, high) = (max(1, page.maxX), max(1, page.maxY))
    self.init(
      width: min(wide, Limits.pixelsPerSide), height: min(high, Limits.pixelsPerSide),
      area: PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1), transform: transform,
      size: data.pixelSize, clips: state.clips)
  }

  /// What some numbers say; `nil` for an area that is not on the surface.
  init?(_ numbers: [UInt64]) {
    var reader = NumberReader(numbers)
    (width, height) = (reader.int(), reader.int())
    area = PixelRect(
      minX: reader.int(), minY: reader.int(), maxX: reader.int(), maxY: reader.int())
    offset = reader.point()
    transform = reader.transform()
    size = Size(width: reader.double(), height: reader.double())
    let count = reader.int()
    guard (1...Limits.pixelsPerSide).contains(width), (1...Limits.pixelsPerSide).contains(height),
      (0...numbers.count).contains(count), area.minX >= 0, area.minY >= 0, area.maxX <= width,
      area.maxY <= height, !area.isEmpty
    else { return nil }
    clips = []
    for _ in 0..<count { clips.append(reader.clip()) }
  }

  /// Draws a document on a page that is thrown away.
  func drawPage(_ document: SVGDocument) throws {
    let surface = try CairoSurface(
      adopting: cairo_pdf_surface_create_for_stream(
        { _, _, _ in CAIRO_STATUS_SUCCESS }, nil, Double(width), Double(height)))
    cairo_pdf_surface_restrict_to_version(surface.pointer, CAIRO_PDF_VERSION_1_5)
    try draw(document, on: surface)
  }

  /// Draws a document there.
  func draw(_ document: SVGDocument, on surface: CairoSurface) throws {
    if offset != .zero { cairo_surface_set_device_offset(surface.pointer, offset.x, offset.y) }
    let context = try CairoContext(on: surface)
    for clip in clips { context.clip(to: clip.shape, clip.transform) }
    try document.draw(transform, size: size, on: context)
    try context.check(while: "drawing the picture")
    try surface.finish()
  }
}
