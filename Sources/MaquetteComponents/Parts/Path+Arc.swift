import MaquetteCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Path {
  /// A part of a circle, clockwise.
  ///
  /// - Parameters:
  ///   - start: where it begins, in turns from the top: 0.25 is at the right.
  ///   - end: where it ends; a turn or more after the start makes a whole circle.
  static func arc(centre: Point, radius: Double, from start: Double, to end: Double) -> Path {
    var path = Path()
    guard end - start < 1 else {
      path.addCircle(centre: centre, radius: radius)
      return path
    }
    guard end > start else { return path }
    let count = Int(((end - start) * 4).rounded(.up))
    let step = 2 * Double.pi * (end - start) / Double(count)
    let reach = 4.0 / 3 * tan(step / 4) * radius
    path.move(to: point(on: centre, radius: radius, at: start))
    for index in 0..<count {
      let (first, second) = (
        2 * Double.pi * start + Double(index) * step,
        2 * Double.pi * start + Double(index + 1) * step
      )
      let (from, to) = (
        point(on: centre, radius: radius, angle: first),
        point(on: centre, radius: radius, angle: second)
      )
      path.curve(
        from.offset(x: reach * cos(first), y: reach * sin(first)),
        to.offset(x: -reach * cos(second), y: -reach * sin(second)), to: to)
    }
    return path
  }

  /// The point of a circle at a number of turns from the top, clockwise.
  static func point(on centre: Point, radius: Double, at turns: Double) -> Point {
    point(on: centre, radius: radius, angle: 2 * Double.pi * turns)
  }

  private static func point(on centre: Point, radius: Double, angle: Double) -> Point {
    centre.offset(x: radius * sin(angle), y: -radius * cos(angle))
  }
}
