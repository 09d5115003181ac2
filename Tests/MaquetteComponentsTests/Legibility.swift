import Foundation
import MaquetteComponents
import MaquetteCore
import MaquetteThemes

/// What a text of a picture is seen against.
struct SeenText {
  /// What is written.
  var text: String
  /// The contrast with the worst of the colours behind it, 1 to 21.
  var contrast: Double
}

extension Scene {
  /// Every text, with its contrast against all that is painted before it where it stands. What fades as
  /// a whole, for the moment that a finger is on it, counts as if it did not.
  func seenTexts(on canvas: Color) -> [SeenText] {
    var painted: [(Rect, [Color])] = []
    var result: [SeenText] = []
    func visit(_ items: [DrawItem]) {
      for item in items {
        switch item {
        case .group(let group): visit(group.items)
        case .fill(let shape, let paint):
          let stops: [Color] =
            switch paint {
            case .color(let color), .edged(let color, _): [color]
            case .verticalGradient(let top, let bottom): [top, bottom]
            case .material(let material): [material.flat]
            case .gradient: paint.colors
            }
          if let bounds = shape.bounds { painted.append((bounds, stops)) }
        case .text(let run, let color):
          let place = Point(
            x: run.origin.x + (run.glyphs.last?.position.x ?? 0) / 2, y: run.origin.y - 3)
          // Both ends of each gradient, upper ones and lower ones together.
          let grounds = [0, 1].map { end in
            painted.filter { $0.0.contains(place) }.reduce(canvas) { ground, fill in
              fill.1[min(end, fill.1.count - 1)].over(ground)
            }
          }
          let seen = grounds.map { color.over($0).wcagContrast(with: $0) }.min()
          result.append(SeenText(text: run.text, contrast: seen ?? 21))
        case .stroke, .line, .shadow, .image: break
        }
      }
    }
    for node in nodes { visit(node.items) }
    return result
  }
}

extension Color {
  /// The contrast of two opaque colours as WCAG 2.2 defines it.
  func wcagContrast(with other: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      let parts = [color.red, color.green, color.blue].map { byte in
        let share = Double(byte) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let values = [luminance(self), luminance(other)]
    return ((values.max() ?? 0) + 0.05) / ((values.min() ?? 0) + 0.05)
  }
}

extension Rect {
  /// Whether a point is inside.
  fileprivate func contains(_ point: Point) -> Bool {
    minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
  }
}
