internal import CCairo
import MaquetteCore

/// Owns a Cairo context and draws shapes with it.
///
/// Its matrix stays the identity: points are transformed in Swift, where they can be kept within
/// what Cairo's fixed-point numbers hold, and where a transform that cannot be inverted is no error.
final class CairoContext {
  /// The largest coordinate given to Cairo, in its units; its numbers end at 2²³.
  static let coordinate = 4e6
  /// The widest pen, in the same units: Cairo's pens grow without end beyond.
  static let penWidth = 4e5

  let pointer: OpaquePointer
  private let surface: CairoSurface
  /// The layers of the groups that are being drawn, from the outermost.
  var layers: [OpaquePointer] = []
  /// What is under the surface, from the back, in its pixels; empty where it is the whole picture.
  let beneath: [SurfacePage]

  /// - Parameter beneath: what the surface will be laid over; nothing is drawn on it as long as this
  ///   context is there.
  init(on surface: CairoSurface, over beneath: [SurfacePage] = []) throws {
    self.surface = surface
    self.beneath = beneath
    guard let made = cairo_create(surface.pointer) else {
      throw DiagnosticError("Cairo made no context", id: .libraryFailure)
    }
    let status = cairo_status(made)
    if status != CAIRO_STATUS_SUCCESS { cairo_destroy(made) }
    try checkCairo(status, while: "making a context")
    pointer = made
    cairo_set_line_cap(made, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(made, CAIRO_LINE_JOIN_ROUND)
  }

  deinit { cairo_destroy(pointer) }

  /// Throws when anything since the context was made has failed.
  func check(while work: String) throws { try checkCairo(cairo_status(pointer), while: work) }

  /// Does some work and puts clip and colours back as they were.
  func saved(_ work: () throws -> Void) rethrows {
    cairo_save(pointer)
    try work()
    cairo_restore(pointer)
  }

  /// Starts a new path with the shape.
  func begin(_ shape: Shape, _ transform: Transform) {
    cairo_new_path(pointer)
    cairo_set_fill_rule(
      pointer, shape.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    add(shape.path, transform)
  }

  /// Adds an outline to the current path.
  func add(_ path: Path, _ transform: Transform) {
    func kept(_ point: Point) -> Point {
      let moved = transform.apply(point)
      let end = CairoContext.coordinate
      // `min` and `max` also turn NaN, which products of infinities make, into a number.
      return Point(x: max(-end, min(end, moved.x)), y: max(-end, min(end, moved.y)))
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        let to = kept(point)
        cairo_move_to(pointer, to.x, to.y)
      case .line(let point):
        let to = kept(point)
        cairo_line_to(pointer, to.x, to.y)
      case .curve(let first, let second, let point):
        let (first, second, to) = (kept(first), kept(second), kept(point))
        cairo_curve_to(pointer, first.x, first.y, second.x, second.y, to.x, to.y)
      case .close:
        cairo_close_path(pointer)
      }
    }
  }

  /// Fills the current path and drops it.
  func fill() { cairo_fill(pointer) }

  /// Leaves only what is inside the shape, and inside every earlier clip, to be drawn on.
  func clip(to shape: Shape, _ transform: Transform) {
    begin(shape, transform)
    cairo_clip(pointer)
  }

  /// Draws along the current path; the pen is transformed as the path was.
  ///
  /// - Parameter style: the lengths of dashes and gaps; `nil` for an unbroken line.
  func stroke(width: Double, dash style: StrokeStyle? = nil, _ transform: Transform) {
    guard width > 0 else { return cairo_new_path(pointer) }
    if transform.isUniformScale {
      setDash(style, scale: transform.a)
      cairo_set_line_width(pointer, min(width * transform.a, CairoContext.penWidth))
      return cairo_stroke(pointer)
    }
    // A turned or squeezed pen: the path is in place already, so the matrix only shapes the pen.
    let size = width * transform.largestStretch
    guard transform.isInvertible, size <= CairoContext.penWidth else {
      return cairo_new_path(pointer)
    }
    var matrix = transform.cairoMatrix
    matrix.x0 = 0
    matrix.y0 = 0
    cairo_save(pointer)
    cairo_set_matrix(pointer, &matrix)
    setDash(style, scale: 1)
    cairo_set_line_width(pointer, width)
    cairo_stroke(pointer)
    cairo_restore(pointer)
  }

  private func setDash(_ style: StrokeStyle?, scale: Double) {
    guard let style, !style.dash.isEmpty else { return }
    let lengths = style.dash.map { $0 * scale }
    // Without any length in it Cairo calls a pattern an error.
    guard lengths.contains(where: { $0 > 0 }) else { return }
    cairo_set_dash(pointer, lengths, Int32(clamping: lengths.count), style.dashPhase * scale)
  }

  /// Chooses the colour to draw with next.
  func use(_ color: Color, opacity: Double) {
    cairo_set_source_rgba(
      pointer, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      color.alpha * opacity)
  }
}
