import MaquetteCore

/// A picture of gradients that a screen may have behind everything.
package struct Wallpaper: Hashable, Sendable {
  /// Its name, for example `dusk`.
  package var name: String
  /// The gradients from back to front, in shares: points in those of the width and the height from
  /// the upper left corner, radii in those of the longer side.
  var layers: [Gradient]

  /// Its gradients over a frame.
  package func gradients(over frame: Rect) -> [Gradient] {
    layers.map { layer in
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
      return Gradient(course, stops: layer.stops)
    }
  }
}
