import MaquetteCore

/// Draws values as columns, a line or points before lines and numbers.
struct ChartDrawing {
  let numbers: [Double]
  let labels: [String]
  let style: ChartStyle
  let showsAxes: Bool
  let color: Color
  let look: ChartPictureLook
  let context: LayoutContext

  func items(in frame: Rect) -> [DrawItem] {
    if style == .donut { return donut(in: frame) }
    let scale = ChartScale(numbers, fromZero: style == .bar || style == .area)
    let ticks = showsAxes ? scale.ticks.map { text(context.groupedNumberText($0)) } : []
    let side = ticks.compactMap { $0?.size(for: .ideal).width }.max().map { $0 + 6 } ?? 0
    let below = labels.map(text)
    let foot = below.compactMap { $0?.size(for: .ideal).height }.max().map { $0 + 4 } ?? 0
    let half = (ticks.first ?? nil)?.size(for: .ideal).height ?? 0
    // Numbers stand at the trailing side, as in Swift Charts.
    let room = frame.inset(
      by: EdgeInsets(top: half / 2, bottom: max(foot, half / 2), trailing: side),
      direction: context.direction)
    guard room.width > 1, room.height > 1 else { return [] }
    let place = ReadingFrame(frame: room, direction: context.direction)
    func y(_ value: Double) -> Double { room.height * (1 - scale.share(of: value)) }
    var items: [DrawItem] = []
    for (tick, part) in zip(scale.ticks, ticks) {
      let line = place(Rect(x: 0, y: y(tick), width: room.width, height: context.hairline))
      items.append(.fill(.rect(line), .color(look.grid)))
      guard let part else { continue }
      let size = part.size(for: .ideal)
      let rect = place(
        Rect(
          x: room.width + 6, y: y(tick) - size.height / 2, width: size.width, height: size.height))
      items += part.place(in: rect).flatMap(\.flattened)
    }
    let step = room.width / Double(numbers.count)
    let points = numbers.enumerated().map { index, value in
      place(x: (Double(index) + 0.5) * step, y: y(value))
    }
    items += marks(points, step: step, base: place(x: 0, y: y(max(0, scale.low))).y)
    for (index, part) in below.enumerated() where index < numbers.count {
      guard let part else { continue }
      let size = part.size(for: ProposedSize(width: max(step, 1), height: nil))
      let middle = place(x: (Double(index) + 0.5) * step, y: room.height + 4)
      items += part.place(
        in: Rect(
          x: middle.x - size.width / 2, y: middle.y, width: size.width, height: size.height)
      ).flatMap(\.flattened)
    }
    return items
  }

  private func text(_ text: String) -> TextPart? {
    context.textPart(
      text, look.axis.resolved(), color: look.axisColor, key: "labels", name: "a label",
      alignment: .center)
  }

  private func marks(_ points: [Point], step: Double, base: Double) -> [DrawItem] {
    switch style {
    case .bar:
      let width = max(1, step * 0.62)
      return points.map { point in
        let top = min(point.y, base)
        let rect = Rect(
          x: point.x - width / 2, y: top, width: width, height: max(1, abs(base - point.y)))
        let radius = min(look.barRadius, rect.height / 2, width / 2)
        return .fill(.roundedRect(rect, radius: radius, curve: .circular), .color(color))
      }
    case .point: return points.map { dot($0, look.point) }
    case .line, .area:
      var path = Path()
      for (index, point) in points.enumerated() {
        index == 0 ? path.move(to: point) : path.line(to: point)
      }
      let line = DrawItem.line(
        .path(path, evenOdd: false), StrokeStyle(width: look.line, join: .round), .color(color))
      guard style == .area, let first = points.first, let last = points.last else {
        return [line] + points.map { dot($0, look.point) }
      }
      path.line(to: Point(x: last.x, y: base))
      path.line(to: Point(x: first.x, y: base))
      path.close()
      var (top, bottom) = (color, color)
      top.alpha *= 0.35
      bottom.alpha *= 0.03
      return [
        .fill(.path(path, evenOdd: false), .verticalGradient(top: top, bottom: bottom)), line,
      ]
    case .donut: return []
    }
  }

  private func dot(_ point: Point, _ size: Double) -> DrawItem {
    let rect = Rect(centre: point, side: size)
    return .fill(.roundedRect(rect, radius: size / 2, curve: .circular), .color(color))
  }

  /// The colours that Swift Charts gives to parts, the tint first.
  private static let parts = [
    "systemGreen", "systemOrange", "systemPurple", "systemRed", "systemCyan", "systemYellow",
  ]

  private func partColor(_ index: Int) -> Color {
    guard index > 0 else { return color }
    let name = ChartDrawing.parts[(index - 1) % ChartDrawing.parts.count]
    return context.color(.named(name), key: "tint")
  }

  /// Estimated: how far a legend is from the chart.
  private static let legendGap = 8.0

  /// A ring with its legend below it.
  private func donut(in frame: Rect) -> [DrawItem] {
    let legend = ChartLegend(
      labels.prefix(numbers.count).map(text), dot: look.point, width: frame.width)
    guard legend.height > 0 else { return ring(in: frame) }
    var (above, below) = (frame, frame)
    above.size.height = max(0, frame.height - legend.height - ChartDrawing.legendGap)
    below.origin.y = frame.maxY - legend.height
    below.size.height = legend.height
    return ring(in: above)
      + legend.items(in: below, direction: context.direction, color: partColor)
  }

  private func ring(in frame: Rect) -> [DrawItem] {
    let total = numbers.reduce(0) { $0 + max(0, $1) }
    let radius = min(frame.width, frame.height) / 2
    guard total > 0, radius > 0 else { return [] }
    let centre = frame.centre
    let width = radius * 0.38
    var angle = -90.0
    let side = context.direction == .rightToLeft ? -1.0 : 1
    return numbers.enumerated().compactMap { index, value in
      let extent = 360 * max(0, value) / total
      defer { angle += side * extent }
      guard extent > 0 else { return nil }
      // A small part is narrower, but there.
      let gap = numbers.count > 1 ? min(1.6, extent / 4) : 0
      var path = Path()
      let (from, to) = (angle + side * gap, angle + side * (extent - gap))
      path.arc(
        centre: centre, radius: radius - width / 2, from: min(from, to), to: max(from, to))
      return .line(
        .path(path, evenOdd: false), StrokeStyle(width: width, cap: .butt),
        .color(partColor(index)))
    }
  }
}

/// Round numbers around values.
struct ChartScale {
  let low: Double
  let high: Double
  private let step: Double

  /// - Parameter fromZero: whether nothing is among them, as columns need.
  init(_ numbers: [Double], fromZero: Bool) {
    var low = numbers.min() ?? 0
    var high = numbers.max() ?? 1
    if fromZero { (low, high) = (min(0, low), max(0, high)) }
    if high - low < 1e-9 { high = low + 1 }
    let rough = (high - low) / 4
    var power = 1.0
    while power * 10 <= rough { power *= 10 }
    while power > rough { power /= 10 }
    let factor = [1.0, 2, 5, 10].first { $0 * power >= rough } ?? 10
    step = factor * power
    self.low = (low / step).rounded(.down) * step
    self.high = (high / step).rounded(.up) * step
  }

  /// The numbers beside the chart, from the lowest.
  var ticks: [Double] {
    let count = Int(((high - low) / step).rounded())
    return (0...max(1, min(20, count))).map { low + Double($0) * step }
  }

  /// Where a value stands between the ends.
  func share(of value: Double) -> Double { (value - low) / (high - low) }
}
