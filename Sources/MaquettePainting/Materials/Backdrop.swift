internal import CCairo
import MaquetteCore

/// A copy of what was drawn, made opaque.
struct Backdrop {
  let pixels: [UInt32]
  let area: PixelRect

  /// - Parameters:
  ///   - wanted: the pixels that are asked for; there may be fewer.
  ///   - ground: what is behind where the picture is transparent.
  ///   - window: what nothing is taken from beyond, in the coordinates of a transform.
  init(
    around wanted: PixelRect, ground: Color, of context: CairoContext, window: MaterialWindow?,
    _ transform: Transform
  ) throws {
    let pages = context.pages
    var extent = wanted
    let edge = window.map { PixelRect(around: transform.apply($0.frame)) }
    if let edge { extent = extent.intersection(edge) }
    // Beyond the edges the outermost pixel goes on.
    if let base = pages.first { extent = extent.intersection(base.area) }
    if extent.isEmpty { extent = PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1) }
    let (width, height) = (extent.width, extent.height)
    let floor =
      UInt32(0xFF00_0000) | UInt32(ground.red) << 16 | UInt32(ground.green) << 8
      | UInt32(ground.blue)
    try WorkBudget.check(adding: width * height * 4)
    var copy = [UInt32](repeating: floor, count: width * height)
    for page in pages { page.copy(extent, over: &copy) }
    if let edge, let radius = window?.cornerRadius, radius > 0 {
      Backdrop.cutCorners(
        of: &copy, extent, edge, radius: radius * transform.meanStretch, to: floor)
    }
    (pixels, area) = (copy, extent)
  }

  /// What tells these pixels from others: eight hexadecimal digits.
  var digest: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * 3)
    for pixel in pixels {
      for shift: UInt32 in [16, 8, 0] { bytes.append(UInt8((pixel >> shift) & 0xFF)) }
    }
    let hash = ContentHash(bytes).value
    // The upper half mixes best, the lower one has what came last.
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32).hex(digits: 8)
  }

  /// Fills what lies outside of round corners.
  private static func cutCorners(
    of pixels: inout [UInt32], _ extent: PixelRect, _ edge: PixelRect, radius: Double,
    to color: UInt32
  ) {
    for y in extent.minY..<extent.maxY {
      let depth = min(Double(y - edge.minY), Double(edge.maxY - 1 - y)) + 0.5
      guard depth < radius else { continue }
      let rise = radius - depth
      let inset = Int((radius - (radius * radius - rise * rise).squareRoot()).rounded(.up))
      let row = (y - extent.minY) * extent.width
      for x in extent.minX..<extent.maxX
      where x < edge.minX + inset || x >= edge.maxX - inset {
        pixels[row + x - extent.minX] = color
      }
    }
  }
}
