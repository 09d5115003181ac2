import MaquetteCore

/// A picture of gradients that a screen may have behind everything.
package struct Wallpaper: Hashable, Sendable {
  /// Its name, for example `dusk`.
  package var name: String
  /// The gradients from back to front, in shares: points in those of the width and the height from
  /// the upper left corner, radii in those of the longer side.
  var layers: [Gradient]

  /// How bright a wallpaper is in dark appearance at most, of 255, so that white text is read on it. Documented: the
  /// system dims wallpapers then ("Dark Appearance Dims Wallpaper" in its settings). Estimated: how much.
  private static let mostDimmed = 76.0

  /// Its gradients over a frame.
  ///
  /// - Parameter isDark: whether they are as dark as the appearance is.
  package func gradients(over frame: Rect, isDark: Bool = false) -> [Gradient] {
    let ground = layers.first?.stops.map(\.color.brightness) ?? []
    let brightness = ground.reduce(0, +) / Double(max(1, ground.count))
    let share = isDark ? min(1, Self.mostDimmed / max(1, brightness)) : 1
    return layers.map { layer in
      func point(_ share: Point) -> Point {
        Point(x: frame.minX + share.x * frame.width, y: frame.minY + share.y * frame.height)
      }
      let side = max(frame.width, frame.height)
      let course: Gradient.Course =
        switch layer.course {
        case .linear(let from, let to): .linear(from: point(from), to: point(to))
        case .radial(let centre, let radius): .radial(centre: point(centre), radius: radius * side)
        case .angular(let centre, let from, let to):
          .angular(centre: point(centre), from: from, to: to)
        }
      let stops = layer.stops.map {
        Gradient.Stop(location: $0.location, color: $0.color.scaled(by: share))
      }
      return Gradient(course, stops: stops)
    }
  }
}

extension Color {
  /// The colour with a share of its light.
  fileprivate func scaled(by share: Double) -> Color {
    func scaled(_ part: UInt8) -> UInt8 { UInt8((Double(part) * share).rounded()) }
    return Color(red: scaled(red), green: scaled(green), blue: scaled(blue), alpha: alpha)
  }
}
