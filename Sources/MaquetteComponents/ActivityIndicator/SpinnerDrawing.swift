import MaquetteCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Draws spokes about a point: those of the tail are stronger the nearer they are to its head.
struct SpinnerDrawing {
  /// The extent, in points.
  let diameter: Double
  private let spokes: Int
  private let phase: Double
  private let faintest: Double
  private let strongest: Double

  /// - Parameters:
  ///   - diameter: the extent, in points; `nil` for the theme's.
  ///   - phase: how far it has turned, from 0 to 1.
  ///   - strongest: how opaque the strongest spoke is; `nil` for the theme's.
  init(
    _ look: ActivityIndicatorLook, diameter: Double? = nil, phase: Double, strongest: Double? = nil
  ) {
    self.diameter = max(0, diameter ?? look.diameter)
    spokes = Int(min(60, max(1, look.spokes)))
    let usual = look.strongest
    self.strongest = strongest ?? usual
    faintest = look.faintest * (usual > 0 ? self.strongest / usual : 1)
    self.phase = phase
  }

  /// The room it takes, relative to its middle.
  var bounds: Rect {
    Rect(x: -diameter / 2, y: -diameter / 2, width: diameter, height: diameter)
  }

  /// The spokes with their middle at a point. Each step of the turn is a whole spoke.
  func items(at centre: Point, color: Color) -> [DrawItem] {
    let radius = diameter / 2
    let width = radius / 5
    let lead = Int((phase * Double(spokes) + 1e-9).rounded(.down))
    return (0..<spokes).map { index in
      // Behind the head, against the turn, spokes are fainter.
      let place = ((index - lead) % spokes + spokes) % spokes
      let direction = direction(of: index)
      func point(_ distance: Double) -> Point {
        centre.offset(x: direction.x * distance, y: direction.y * distance)
      }
      var path = Path()
      path.move(to: point(radius / 3 + width / 2))
      path.line(to: point(radius - width / 2))
      return .stroke(
        .path(path, evenOdd: false), width: width, color.opacity(opacity(of: place)))
    }
  }

  /// Where a spoke points to: the first one up, the others clockwise.
  private func direction(of index: Int) -> Point {
    let angle = 2 * Double.pi * Double(index) / Double(spokes)
    return Point(x: sin(angle), y: -cos(angle))
  }

  /// The first half is faintest, the rest rises in even steps.
  private func opacity(of place: Int) -> Double {
    let flat = (spokes + 1) / 2
    let rising = spokes - flat
    guard place >= flat, rising > 0 else { return faintest }
    return faintest + (strongest - faintest) * Double(place - flat + 1) / Double(rising)
  }
}
