internal import CCairo
internal import CPixelComparison
import MaquetteCore

/// Coverage of a shadow, in whole pixels of the output.
///
/// A wide blur is made on fewer pixels and enlarged: it has no detail to lose, and costs no more
/// than a narrow one.
struct ShadowMask {
  /// The widest deviation blurred at full resolution, in pixels.
  private static let largestDeviation = 8.0

  /// The shadow's coverage, 8 bits a pixel.
  let surface: CairoSurface
  /// Where in the output the surface belongs.
  let area: PixelRect

  /// The part of a shadow inside `visible`; `nil` when there is none.
  init?(_ shadow: Shadow, of shape: Shape, _ transform: Transform, within visible: Rect) throws {
    guard shadow.color.alpha > 0, let bounds = shape.bounds else { return nil }
    // CSS and Apple's tools call twice the deviation the blur.
    let deviation = min(shadow.blur / 2 * transform.meanStretch, 4 * Limits.blur)
    let offset = transform.applyToDistance(shadow.offset)
    let moved = Transform.move(offset.x, offset.y).after(transform)
    let reach = GaussianBlur.reach(deviation)
    let cast = PixelRect(around: moved.apply(bounds)).expanded(by: reach)
    area = cast.intersection(PixelRect(around: visible))
    guard !area.isEmpty else { return nil }
    var shrink = 1
    while deviation / Double(shrink) > ShadowMask.largestDeviation { shrink *= 2 }
    // What lies outside of the part is blurred into it, too.
    let source = area.expanded(by: reach).intersection(cast)
    let small = try ShadowMask.blurred(
      shape, moved, source, shrink: shrink, deviation: deviation / Double(shrink))
    surface = try ShadowMask.surface(area)
    try small.enlarge(
      by: shrink, from: (area.minX - source.minX, area.minY - source.minY), onto: surface)
    try WorkBudget.check(pixels: area.width * area.height)
  }

  /// Leaves only what is outside of the shape: nothing shines through a translucent one.
  func removeInside(of shape: Shape, _ transform: Transform) throws {
    let inside = try ShadowMask.surface(area)
    try ShadowMask.fill(
      shape, Transform.move(-Double(area.minX), -Double(area.minY)).after(transform), on: inside)
    try inside.withCoverage { hole in
      try surface.withCoverage { maquette_cut_out(&hole, &$0) }
    }
  }

  /// No coverage of an area.
  private static func surface(_ area: PixelRect) throws -> CairoSurface {
    try CairoSurface(CAIRO_FORMAT_A8, width: area.width, height: area.height)
  }

  private static func fill(
    _ shape: Shape, _ transform: Transform, on surface: CairoSurface
  ) throws {
    let context = try CairoContext(on: surface)
    cairo_set_source_rgba(context.pointer, 0, 0, 0, 1)
    context.begin(shape, transform)
    context.fill()
    try context.check(while: "drawing a shadow")
  }

  private static func blurred(
    _ shape: Shape, _ transform: Transform, _ area: PixelRect, shrink: Int, deviation: Double
  ) throws -> Coverage {
    var coverage = try Coverage(
      width: (area.width + shrink - 1) / shrink, height: (area.height + shrink - 1) / shrink)
    let here = Transform.scale(1 / Double(shrink))
      .after(Transform.move(-Double(area.minX), -Double(area.minY)).after(transform))
    try coverage.withSurface { try fill(shape, here, on: $0) }
    GaussianBlur.blur(
      &coverage.bytes, width: coverage.width, height: coverage.height, stride: coverage.stride,
      deviation: deviation)
    return coverage
  }
}

/// One byte of coverage a pixel.
private struct Coverage {
  var bytes: [UInt8]
  let width: Int
  let height: Int
  /// Bytes from one row to the next, as Cairo wants them.
  let stride: Int

  init(width: Int, height: Int) throws {
    self.width = width
    self.height = height
    stride = (width + 3) & ~3
    try WorkBudget.check(adding: stride * height)
    bytes = [UInt8](repeating: 0, count: stride * height)
  }

  mutating func withSurface(_ work: (CairoSurface) throws -> Void) throws {
    let (width, height, stride) = (width, height, stride)
    try bytes.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      let surface = try CairoSurface(
        bytes: base, format: CAIRO_FORMAT_A8, width: width, height: height, stride: stride)
      defer { cairo_surface_finish(surface.pointer) }
      try work(surface)
    }
  }

  /// Covers a whole surface with a part of itself, enlarged.
  ///
  /// - Parameter start: which pixel of the enlarged one is the surface's first one.
  func enlarge(by factor: Int, from start: (x: Int, y: Int), onto surface: CairoSurface) throws {
    try surface.withCoverage { whole in
      bytes.withUnsafeBufferPointer { bytes in
        // It is only read.
        let base = UnsafeMutablePointer(mutating: bytes.baseAddress)
        var source = maquette_coverage(bytes: base, width: width, height: height, stride: stride)
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 2 * whole.width) { room in
          maquette_enlarge(&source, factor, start.x, start.y, &whole, room.baseAddress)
        }
      }
    }
  }
}

extension CairoSurface {
  /// Works on the bytes of a surface of coverage.
  fileprivate func withCoverage(_ work: (inout maquette_coverage) throws -> Void) throws {
    cairo_surface_flush(pointer)
    guard let bytes = cairo_image_surface_get_data(pointer) else {
      throw DiagnosticError("there is no memory for a shadow", id: .libraryFailure)
    }
    var coverage = maquette_coverage(
      bytes: bytes, width: Int(cairo_image_surface_get_width(pointer)),
      height: Int(cairo_image_surface_get_height(pointer)),
      stride: Int(cairo_image_surface_get_stride(pointer)))
    try work(&coverage)
    cairo_surface_mark_dirty(pointer)
  }
}
