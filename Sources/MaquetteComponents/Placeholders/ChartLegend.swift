import MaquetteCore

/// The names of a chart's parts, each after a dot in the part's colour, in lines from the leading edge:
/// the legend that Swift Charts makes by itself.
struct ChartLegend {
  /// Estimated: how far a name is from its dot and from the next dot, and a line from the next one.
  private static let (nameGap, gap, lineGap) = (5.0, 10.0, 4.0)

  /// A part's number, its name, and where that is.
  private var entries: [(number: Int, name: TextPart, frame: Rect)] = []
  private let dot: Double
  /// How high all lines are; 0 without names.
  private(set) var height = 0.0

  /// - Parameters:
  ///   - names: those of the parts; `nil` for a part without one.
  ///   - dot: the width of a dot.
  ///   - width: the room for a line.
  init(_ names: [TextPart?], dot: Double, width: Double) {
    self.dot = dot
    let indent = dot + Self.nameGap
    var corner = Point.zero
    for (number, name) in names.enumerated() {
      guard let name else { continue }
      let size = name.size(for: ProposedSize(width: max(1, width - indent), height: nil))
      if corner.x > 0, corner.x + indent + size.width > width {
        corner = Point(x: 0, y: height + Self.lineGap)
      }
      let frame = Rect(
        x: corner.x + indent, y: corner.y, width: size.width, height: size.height)
      entries.append((number, name, frame))
      corner.x = frame.maxX + Self.gap
      height = max(height, frame.maxY)
    }
  }

  /// What is drawn from the upper edge of a frame on.
  ///
  /// - Parameter color: that of a part.
  func items(in frame: Rect, direction: LayoutDirection, color: (Int) -> Color) -> [DrawItem] {
    let place = ReadingFrame(frame: frame, direction: direction)
    return entries.flatMap { entry -> [DrawItem] in
      let circle = place(
        Rect(
          x: entry.frame.minX - Self.nameGap - dot, y: entry.frame.midY - dot / 2, width: dot,
          height: dot))
      let shape = Shape.roundedRect(circle, radius: dot / 2, curve: .circular)
      return [.fill(shape, .color(color(entry.number)))]
        + entry.name.place(in: place(entry.frame)).flatMap(\.flattened)
    }
  }
}
