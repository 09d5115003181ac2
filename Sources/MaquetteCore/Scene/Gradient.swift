#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Colours that run into one another, in the scene's coordinates.
package struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  package struct Stop: Hashable, Sendable {
    /// The place, from 0 where the gradient begins to 1 where it ends.
    package var location: Double
    /// The colour there.
    package var color: Color

    /// A stop from its parts.
    package init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// How the colours run.
  package enum Course: Hashable, Sendable {
    /// Along a line.
    case linear(from: Point, to: Point)
    /// From a centre to all sides; it ends on a circle.
    case radial(centre: Point, radius: Double)
    /// Around a centre, clockwise, in degrees from the right.
    case angular(centre: Point, from: Double, to: Double)
  }

  /// How the colours run.
  package var course: Course
  /// The colours, in the order of their places.
  package var stops: [Stop]

  /// A gradient from its parts.
  package init(_ course: Course, stops: [Stop]) {
    self.course = course
    self.stops = stops
  }

  /// The same gradient elsewhere.
  package func moved(by offset: Point) -> Gradient {
    func moved(_ point: Point) -> Point { point.offset(x: offset.x, y: offset.y) }
    var copy = self
    switch course {
    case .linear(let from, let to): copy.course = .linear(from: moved(from), to: moved(to))
    case .radial(let centre, let radius):
      copy.course = .radial(centre: moved(centre), radius: radius)
    case .angular(let centre, let from, let to):
      copy.course = .angular(centre: moved(centre), from: from, to: to)
    }
    return copy
  }

  /// The colour at a place of the gradient; beyond its ends that of the ends.
  package func color(at location: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if location <= first.location { return location < first.location ? first.color : lastAtStart }
    for (low, high) in zip(stops, stops.dropFirst()) where location <= high.location {
      let extent = high.location - low.location
      guard extent > 0 else { continue }
      return low.color.mixed(with: high.color, share: (location - low.location) / extent)
    }
    return last.color
  }

  /// Where several colours stand at the beginning, the last of them is seen from there on.
  private var lastAtStart: Color {
    stops.last { $0.location == stops.first?.location }?.color ?? .clear
  }

  /// Where around its centre an angular gradient is at an angle, from 0 to 1.
  ///
  /// Less than a whole turn leaves a gap, of which each half has the colour of the end beside it; of
  /// more than a turn the last is seen.
  ///
  /// - Parameters:
  ///   - angle: clockwise from the right, in degrees.
  ///   - start: where the gradient begins, in degrees.
  ///   - end: where it ends, in degrees.
  package static func share(at angle: Double, from start: Double, to end: Double) -> Double {
    let isForward = end >= start
    // Mirrored, a gradient that runs backwards is one that runs forwards.
    let (angle, low, high) = isForward ? (angle, start, end) : (-angle, -start, -end)
    guard high > low else { return 1 }
    // What is seen is the last turn before the end.
    let position = angle + (((high - angle) / 360).rounded(.up) - 1) * 360
    if position >= low { return min(1, (position - low) / (high - low)) }
    return position < (low + high - 360) / 2 ? 1 : 0
  }

  /// The shares at which the colour jumps, the beginning of the gradient among them.
  package var jumps: [Double] {
    let inner = zip(stops, stops.dropFirst()).filter {
      $0.location == $1.location && $0.color != $1.color
    }
    return [0, 1] + inner.map(\.0.location)
  }
}

extension Color {
  /// The colour between this and another one; neither is multiplied by its opacity.
  package func mixed(with other: Color, share: Double) -> Color {
    func mixed(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * share).rounded())
    }
    return Color(
      red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue),
      alpha: alpha + (other.alpha - alpha) * share)
  }
}

extension Paint {
  /// The same paint elsewhere.
  package func moved(by offset: Point) -> Paint {
    switch self {
    case .gradient(let gradient): return .gradient(gradient.moved(by: offset))
    case .material(var material):
      let origin = material.window?.frame.origin.offset(x: offset.x, y: offset.y)
      if let origin { material.window?.frame.origin = origin }
      let part = material.window?.part?.origin.offset(x: offset.x, y: offset.y)
      if let part { material.window?.part?.origin = part }
      material.ramp = material.ramp?.moved(by: offset.y)
      return .material(material)
    case .color, .edged, .verticalGradient: return self
    }
  }

  /// Every colour in it.
  package var colors: [Color] {
    switch self {
    case .color(let color), .edged(let color, _): [color]
    case .verticalGradient(let top, let bottom): [top, bottom]
    case .material(let material): [material.flat]
    case .gradient(let gradient): gradient.stops.map(\.color)
    }
  }

  /// Whether anything is seen of it.
  package var isVisible: Bool {
    if case .material = self { true } else { colors.contains { $0.alpha > 0 } }
  }
}
