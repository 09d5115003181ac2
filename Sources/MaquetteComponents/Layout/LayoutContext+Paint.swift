import MaquetteCore

extension LayoutContext {
  /// What a user wants a shape to be painted with, in its frame.
  ///
  /// - Parameter key: the spec's key for it, where messages point.
  func paint(_ value: PaintValue, in frame: Rect, key: String) -> Paint {
    switch value {
    case .color(let color): .color(self.color(color, key: key))
    case .gradient(let gradient): .gradient(self.gradient(gradient, in: frame, key: key))
    }
  }

  /// What the inside of a shape is painted with: a material's name is the material itself.
  func fill(_ value: PaintValue, in frame: Rect, key: String) -> Paint {
    guard case .color(let color) = value else { return paint(value, in: frame, key: key) }
    return paint(color, key: key)
  }

  private func gradient(_ value: GradientValue, in frame: Rect, key: String) -> Gradient {
    var stops = zip(value.stops, value.locations).map { stop, location in
      Gradient.Stop(location: location, color: color(stop.color, key: key))
    }
    switch value.course {
    case .linear(let start, let end):
      return Gradient(
        .linear(from: point(start, in: frame), to: point(end, in: frame)), stops: stops)
    case .radial(let center, let start, let end):
      let radius = end ?? max(frame.width, frame.height) / 2
      // Nothing but the outer circle is left: the inner one is a share of the way.
      let inner = radius > 0 ? min(1, max(0, start / radius)) : 0
      for index in stops.indices {
        stops[index].location = inner + (1 - inner) * stops[index].location
      }
      return Gradient(.radial(centre: point(center, in: frame), radius: radius), stops: stops)
    case .angular(let center, let start, let end):
      return Gradient(
        .angular(centre: point(center, in: frame), from: start, to: end), stops: stops)
    }
  }

  /// A place in a frame; shares of the width count from the leading edge.
  func point(_ place: UnitPoint, in frame: Rect) -> Point {
    let share = direction == .rightToLeft ? 1 - place.x : place.x
    return Point(x: frame.minX + frame.width * share, y: frame.minY + frame.height * place.y)
  }
}
