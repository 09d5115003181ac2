/// The colours and texts of callouts and redlines.
package struct AnnotationInk {
  /// Lays out a short text in a bold face of nine points, larger where ``unit`` is.
  let measure: (String) -> TextLayout
  /// How many points a line of one point takes: more on screens that are seen from afar.
  let unit: Double
  let isDark: Bool

  /// Inks for a picture; `measure` sets a short text as labels are set.
  package init(unit: Double, isDark: Bool, measure: @escaping (String) -> TextLayout) {
    self.measure = measure
    self.unit = unit
    self.isDark = isDark
  }

  /// Numbers.
  package static func callout(isDark: Bool) -> Color { Color(rgb: isDark ? 0xB4A7FF : 0x4B2FB8) }
  /// Frames and sizes.
  package static func size(isDark: Bool) -> Color { Color(rgb: isDark ? 0x5AB4FF : 0x0B5FB0) }
  /// Distances.
  package static func gap(isDark: Bool) -> Color { Color(rgb: isDark ? 0xFF7A5C : 0xB8321A) }
  /// Areas that answer.
  package static func target(isDark: Bool) -> Color { Color(rgb: isDark ? 0x2EC4A0 : 0x00734F) }

  var callout: Color { Self.callout(isDark: isDark) }
  var size: Color { Self.size(isDark: isDark) }
  var gap: Color { Self.gap(isDark: isDark) }
  var target: Color { Self.target(isDark: isDark) }
  /// What stands on the colours.
  var paper: Color { isDark ? .black : .white }

  /// How large a label is around its text.
  func size(of text: TextLayout, isRound: Bool = false) -> Size {
    let height = (isRound ? 15 : 12) * unit
    return Size(width: max(height, text.size.width + (isRound ? 8 : 6) * unit), height: height)
  }

  /// A label on a ground of its colour.
  func label(_ text: TextLayout, in frame: Rect, _ color: Color, isRound: Bool = false)
    -> [DrawItem]
  {
    let radius = isRound ? frame.height / 2 : 3 * unit
    let origin = Point(x: frame.midX - text.size.width / 2, y: frame.midY - text.size.height / 2)
    return [
      .fill(
        .roundedRect(frame.inset(by: -unit), radius: radius + unit, curve: .circular),
        .color(paper.opacity(0.9))),
      .fill(.roundedRect(frame, radius: radius, curve: .circular), .color(color)),
    ] + text.items(at: origin, paper)
  }

  /// A thin line from a label to what it is about, with a dot at its end.
  func leader(from label: Rect, to anchor: Rect, _ color: Color) -> [DrawItem] {
    let end = label.nearest(in: anchor)
    let start = Rect(origin: end, size: .zero).nearest(in: label)
    var path = Path()
    path.move(to: start)
    path.line(to: end)
    var dot = Path()
    dot.addCircle(centre: end, radius: 1.5 * unit)
    return [
      .stroke(.path(path, evenOdd: false), width: 0.75 * unit, color),
      .fill(.path(dot, evenOdd: false), .color(color)),
    ]
  }
}

extension Rect {
  /// The point of another rectangle that is nearest to this one's middle.
  func nearest(in other: Rect) -> Point {
    Point(x: min(max(midX, other.minX), other.maxX), y: min(max(midY, other.minY), other.maxY))
  }
}

extension TextLayout {
  /// Its letters from a corner on, in one colour.
  func items(at corner: Point, _ color: Color) -> [DrawItem] {
    lines.flatMap(\.runs).map { part in
      var run = part.glyphs
      run.origin = run.origin.offset(x: corner.x, y: corner.y)
      return .text(run, color)
    }
  }
}
