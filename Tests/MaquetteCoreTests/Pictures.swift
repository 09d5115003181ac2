import MaquetteCore

/// Short forms for the values that tests are made of.

func scene(
  _ root: SceneNode, size: Size = Size(width: 100, height: 50), background: Color? = .white,
  findings: [Finding] = []
) -> Scene {
  Scene(
    size: size, background: background, direction: .leftToRight, language: "en-US",
    title: "A test", root: root, findings: findings)
}

func node(
  _ path: String = "Label", frame: Rect = Rect(x: 0, y: 0, width: 10, height: 10),
  items: [DrawItem] = [], children: [SceneNode] = []
) -> SceneNode {
  SceneNode(path: path, component: "Label", frame: frame, items: items, children: children)
}

func glyphRun(size: Double = 17, origin: Point = .zero, glyph: Point = .zero) -> GlyphRun {
  GlyphRun(
    face: FontFace(name: "Inter-Regular", file: "/fonts/Inter-Regular.otf"), size: size,
    glyphs: [Glyph(id: 7, position: glyph)], text: "A",
    clusters: [.init(utf8Count: 1, glyphCount: 1)], isRightToLeft: false, origin: origin)
}

extension Rect {
  /// A square at the origin.
  static func square(_ side: Double) -> Rect { Rect(x: 0, y: 0, width: side, height: side) }
}

extension Path {
  /// Where each step ends.
  var ends: [Point] {
    elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .curve(_, _, let point): point
      case .close: nil
      }
    }
  }

  /// Points along the outline, curves in small steps.
  var samples: [Point] {
    var result: [Point] = []
    var last = Point.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        result.append(point)
        last = point
      case .curve(let first, let second, let end):
        for step in 1...64 {
          let t = Double(step) / 64
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          result.append(
            Point(
              x: a * last.x + b * first.x + c * second.x + d * end.x,
              y: a * last.y + b * first.y + c * second.y + d * end.y))
        }
        last = end
      case .close: break
      }
    }
    return result
  }

  /// The area inside, positive when the outline runs clockwise on a screen.
  var signedArea: Double {
    let points = samples
    return zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
    }
  }
}

func distance(_ a: Point, _ b: Point) -> Double {
  ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
}
