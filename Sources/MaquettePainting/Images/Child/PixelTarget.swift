internal import CCairo
import MaquetteCore

/// The part of a surface of pixels that somebody else draws on.
struct PixelTarget {
  /// Its pixels.
  let rows: PixelRows
  private let surface: OpaquePointer
  private let area: PixelRect
  private let width: Int
  private let height: Int
  private let offset: Point

  /// The part of a surface in which something can be seen; `nil` when there is none.
  ///
  /// - Parameter seen: in units of the output.
  init?(_ surface: OpaquePointer, _ seen: Rect) throws {
    cairo_surface_flush(surface)
    try checkCairo(cairo_surface_status(surface), while: "drawing a picture file")
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    offset = Point(x: x, y: y)
    // Cairo's edges are those of its fixed-point numbers.
    area = PixelRect(around: Transform.move(x, y).apply(seen)).expanded(by: 1)
      .intersection(PixelRect(minX: 0, minY: 0, maxX: width, maxY: height))
    guard !area.isEmpty, let start = cairo_image_surface_get_data(surface),
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
    else { return nil }
    self.surface = surface
    rows = PixelRows(
      start: UnsafeMutableRawPointer(start + area.minY * stride + area.minX * 4),
      rowBytes: area.width * 4, count: area.height, stride: stride)
  }

  /// What somebody else has to know.
  func place(_ transform: Transform, _ data: ImageData, _ state: PaintState) -> SVGPlace {
    SVGPlace(
      width: width, height: height, offset: offset, area: area, transform: transform,
      size: data.pixelSize, clips: state.clips)
  }

  /// Tells Cairo that the pixels have changed.
  func finish() { cairo_surface_mark_dirty(surface) }
}
