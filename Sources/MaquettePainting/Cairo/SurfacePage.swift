internal import CCairo
import MaquetteCore

/// The pixels of a surface that is being drawn on.
struct SurfacePage {
  /// The pixels that it has, in units of the output.
  private(set) var area: PixelRect
  private let bytes: UnsafePointer<UInt8>
  private let stride: Int

  /// `nil` for a surface that has no pixels.
  init?(_ surface: OpaquePointer?) {
    guard let surface, cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE else {
      return nil
    }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface),
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
    else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    let (left, top) = (-PixelRect.whole(x), -PixelRect.whole(y))
    area = PixelRect(
      minX: left, minY: top, maxX: left + Int(cairo_image_surface_get_width(surface)),
      maxY: top + Int(cairo_image_surface_get_height(surface)))
    bytes = UnsafePointer(data)
    stride = Int(cairo_image_surface_get_stride(surface))
  }

  /// The page for what is drawn elsewhere: on a surface that begins at a pixel of the output.
  func seen(fromX x: Int, y: Int) -> SurfacePage {
    var copy = self
    copy.area = PixelRect(
      minX: area.minX - x, minY: area.minY - y, maxX: area.maxX - x, maxY: area.maxY - y)
    return copy
  }

  /// Lays its pixels over those of an opaque picture.
  ///
  /// - Parameter extent: where the picture is in the output.
  /// - Throws: ``DiagnosticError`` when the picture has taken more time than it may.
  func copy(_ extent: PixelRect, over pixels: inout [UInt32]) throws {
    let common = extent.intersection(area)
    guard !common.isEmpty else { return }
    for y in common.minY..<common.maxY {
      try WorkBudget.check(pixels: common.width)
      let row = UnsafeRawPointer(bytes + (y - area.minY) * stride)
      for x in common.minX..<common.maxX {
        let source = row.loadUnaligned(fromByteOffset: (x - area.minX) * 4, as: UInt32.self)
        let place = (y - extent.minY) * extent.width + x - extent.minX
        pixels[place] = SurfacePage.over(source, pixels[place])
      }
    }
  }

  private static func over(_ source: UInt32, _ ground: UInt32) -> UInt32 {
    let left = 255 - (source >> 24)
    if left == 0 { return source }
    if left == 255 { return ground }
    func channel(_ shift: UInt32) -> UInt32 {
      let below = ((ground >> shift) & 0xFF) * left
      return min(255, ((source >> shift) & 0xFF) + (below + 127) / 255) << shift
    }
    return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
  }
}

extension CairoContext {
  /// What is drawn on, from the back: the picture, and the layers over it.
  var pages: [SurfacePage] {
    beneath + ([cairo_get_target(pointer)] + layers).compactMap { SurfacePage($0) }
  }

  /// Says that what is drawn from here on is on the layer of a group.
  func beginLayer() {
    if let layer = cairo_get_group_target(pointer) { layers.append(layer) }
  }

  /// Says that the layer of the innermost group is complete.
  func endLayer() { _ = layers.popLast() }
}
