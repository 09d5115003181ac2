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
    if let part = window?.part {
      extent = extent.intersection(PixelRect(around: transform.apply(part)))
    }
    // Beyond the edges the outermost pixel goes on.
    if let base = pages.first { extent = extent.intersection(base.area) }
    if extent.isEmpty { extent = PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1) }
    let (width, height) = (extent.width, extent.height)
    let floor =
      UInt32(0xFF00_0000) | UInt32(ground.red) << 16 | UInt32(ground.green) << 8
      | UInt32(ground.blue)
    try WorkBudget.check(adding: width * height * 4)
    var copy = [UInt32](repeating: floor, count: width * height)
    for page in pages { try page.copy(extent, over: &copy) }
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

  /// Fills what lies outside of continuous corners, and the pixels at their edges.
  private static func cutCorners(
    of pixels: inout [UInt32], _ extent: PixelRect, _ edge: PixelRect, radius: Double,
    to color: UInt32
  ) {
    let corner = corner(of: Size(width: Double(edge.width), height: Double(edge.height)), radius)
    for y in extent.minY..<extent.maxY {
      let depth = Double(min(y - edge.minY, edge.maxY - 1 - y))
      let inset = PixelRect.whole(Backdrop.inset(of: corner, at: depth).rounded(.up))
      guard inset > 0 else { continue }
      let row = (y - extent.minY) * extent.width
      for x in extent.minX..<extent.maxX
      where x < edge.minX + inset || x >= edge.maxX - inset {
        pixels[row + x - extent.minX] = color
      }
    }
  }

  /// The points of the upper left corner.
  private static func corner(of size: Size, _ radius: Double) -> [Point] {
    let rect = Rect(origin: .zero, size: size)
    var points: [Point] = []
    for element in Path(roundedRect: rect, radius: radius, curve: .continuous).elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let first, let second, let end):
        guard let start = points.last else { continue }
        points += (1...16).map {
          Path.pointOnCurve(start, first, second, end, at: Double($0) / 16)
        }
      case .close: break
      }
    }
    return points.filter { $0.x < rect.midX - 0.5 && $0.y <= rect.midY }
  }

  /// How far a corner reaches into the row of pixels at a depth. A pixel of which it takes less than a tenth is not at its
  /// edge.
  private static func inset(of corner: [Point], at depth: Double) -> Double {
    let y = depth + 0.1
    return zip(corner, corner.dropFirst()).reduce(0) { most, line in
      let (upper, lower) = line.0.y < line.1.y ? line : (line.1, line.0)
      guard upper.y <= y, y < lower.y else { return most }
      let share = (y - upper.y) / (lower.y - upper.y)
      return max(most, upper.x + (lower.x - upper.x) * share - 0.1)
    }
  }
}
