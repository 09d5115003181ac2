import MaquetteCore

/// Rings and parts of rings. They go clockwise whatever the reading direction, as clocks do.
enum RingDrawing {
  /// A whole ring.
  static func track(_ centre: Point, radius: Double, width: Double, color: Color) -> [DrawItem] {
    arc(centre, radius: radius, width: width, from: 0, to: 1, color: color)
  }

  /// A part of a ring with round ends, in turns from the top.
  static func arc(
    _ centre: Point, radius: Double, width: Double, from start: Double, to end: Double,
    color: Color
  ) -> [DrawItem] {
    guard end > start, radius > 0 else { return [] }
    let path = Path.arc(centre: centre, radius: radius, from: start, to: end)
    return [.stroke(.path(path, evenOdd: false), width: width, color)]
  }

  /// The two lines along a ring that increased contrast adds.
  static func contrast(
    _ centre: Point, radius: Double, width: Double, from start: Double = 0, to end: Double = 1,
    _ look: any OutlinedLook, _ context: LayoutContext
  ) -> [DrawItem] {
    guard context.environment.contrast == .increased,
      let color = look.contrastBorder
    else { return [] }
    let line = look.contrastBorderWidth ?? 1
    return [radius - (width - line) / 2, radius + (width - line) / 2].flatMap {
      arc(centre, radius: $0, width: line, from: start, to: end, color: color)
    }
  }
}
