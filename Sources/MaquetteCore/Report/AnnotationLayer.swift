/// Draws callouts and redlines over a picture and around it, so that no label lies on another.
struct AnnotationLayer {
  private let ink: AnnotationInk
  private let direction: LayoutDirection
  private var placer: LabelPlacer
  private var lines: [DrawItem] = []
  private var leaders: [DrawItem] = []
  private var labels: [DrawItem] = []

  init(_ scene: Scene, ink: AnnotationInk) {
    self.ink = ink
    direction = scene.direction
    placer = LabelPlacer(avoiding: Self.content(of: scene), unit: ink.unit)
  }

  /// All of it: lines below leaders below labels.
  var items: [DrawItem] { lines + leaders + labels }

  /// How far it reaches.
  var bounds: Rect? {
    placer.taken.first.map { first in placer.taken.reduce(first) { $0.union($1) } }
  }

  /// Texts, and small things without any: labels are to leave them readable.
  private static func content(of scene: Scene) -> [Rect] {
    scene.nodes.flatMap { node -> [Rect] in
      let texts = node.items.flatMap(\.textRects)
      let isSmall = node.frame.width < 90 && node.frame.height < 60
      guard texts.isEmpty, node.children.isEmpty, !node.items.isEmpty, isSmall else { return texts }
      return [node.frame]
    }
  }

  /// Numbers beside components, at the side where reading starts.
  mutating func add(_ callouts: [NumberedCallout]) {
    placer.add(subjects: callouts.map(\.frame))
    for callout in callouts {
      let text = ink.measure(String(callout.number))
      let size = ink.size(of: text, isRound: true)
      let place = placer.place(
        size, near: callout.frame, wishes: calloutWishes(size, callout.frame), inOthers: 0.1)
      if place.needsLeader {
        leaders += ink.leader(from: place.frame, to: callout.frame, ink.callout)
      }
      labels += ink.label(text, in: place.frame, ink.callout, isRound: true)
    }
  }

  private func calloutWishes(_ size: Size, _ frame: Rect) -> [Point] {
    let gap = 4 * ink.unit
    // Beside the first line of what is high.
    let y = frame.minY + min(frame.height / 2, 20 * ink.unit) - size.height / 2
    let left = Point(x: frame.minX - gap - size.width, y: y)
    let right = Point(x: frame.maxX + gap, y: y)
    func corner(_ x: Double, _ y: Double) -> Point {
      Point(x: x - size.width / 2, y: y - size.height / 2)
    }
    let lefts = [corner(frame.minX, frame.minY), corner(frame.minX, frame.maxY)]
    let rights = [corner(frame.maxX, frame.minY), corner(frame.maxX, frame.maxY)]
    return direction == .rightToLeft
      ? [right, left] + rights + lefts : [left, right] + lefts + rights
  }

  /// Frames, sizes, hit targets and distances.
  mutating func add(_ parts: [RedlineParts.Part], _ gaps: [RedlineGaps.Gap]) {
    placer.add(subjects: parts.filter { !$0.isGround }.map(\.frame))
    for part in parts { outline(part) }
    for gap in gaps { line(gap) }
    // Distances have the least choice of places.
    for gap in gaps { label(gap) }
    for part in parts where !part.isGround { label(part) }
    for part in parts where part.isGround { label(part) }
  }

  private mutating func outline(_ part: RedlineParts.Part) {
    let width = (part.isGround ? 0.5 : 0.75) * ink.unit
    let inset = min(width / 2, part.frame.width / 2, part.frame.height / 2)
    let color = part.isGround ? ink.size.opacity(0.7) : ink.size
    lines.append(.stroke(.rect(part.frame.inset(by: inset)), width: width, color))
    guard let target = part.hitTarget else { return }
    lines.append(.fill(.rect(target), .color(ink.target.opacity(0.1))))
    lines += dashed(target)
  }

  private func dashed(_ rect: Rect) -> [DrawItem] {
    var path = Path()
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ]
    for (index, start) in corners.enumerated() {
      let end = corners[(index + 1) % 4]
      let length = max(abs(end.x - start.x), abs(end.y - start.y))
      let count = max(1, min(300, (length / (5 * ink.unit)).rounded()))
      for dash in 0..<Int(count) {
        func point(_ share: Double) -> Point {
          Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        }
        path.move(to: point(Double(dash) / count))
        path.line(to: point((Double(dash) + 0.55) / count))
      }
    }
    return [.stroke(.path(path, evenOdd: false), width: 0.75 * ink.unit, ink.target)]
  }

  private mutating func line(_ gap: RedlineGaps.Gap) {
    var path = Path()
    path.move(to: gap.from)
    path.line(to: gap.to)
    let half = 2.5 * ink.unit
    for point in [gap.from, gap.to] {
      path.move(to: point.offset(x: gap.isVertical ? -half : 0, y: gap.isVertical ? 0 : -half))
      path.line(to: point.offset(x: gap.isVertical ? half : 0, y: gap.isVertical ? 0 : half))
    }
    lines.append(.stroke(.path(path, evenOdd: false), width: 0.75 * ink.unit, ink.gap))
  }

  private mutating func label(_ gap: RedlineGaps.Gap) {
    let text = ink.measure(NumberFormat.short(gap.length, digits: 1))
    let size = ink.size(of: text)
    let line = gap.frame
    let (near, half) = (4 * ink.unit, Size(width: size.width / 2, height: size.height / 2))
    let middle = Point(x: line.midX - half.width, y: line.midY - half.height)
    let beside =
      gap.isVertical
      ? [
        Point(x: line.maxX + near, y: middle.y),
        Point(x: line.minX - near - size.width, y: middle.y),
      ]
      : [
        Point(x: middle.x, y: line.minY - near - size.height),
        Point(x: middle.x, y: line.maxY + near),
      ]
    let hasRoom = gap.length >= (gap.isVertical ? size.height : size.width) + 4 * ink.unit
    // On the line, or a little along it where others are in the way.
    let along = [0, 0.2, -0.2, 0.35, -0.35].map { share in
      middle.offset(
        x: gap.isVertical ? 0 : gap.length * share, y: gap.isVertical ? gap.length * share : 0)
    }
    let place = placer.place(
      size, near: line,
      wishes: (hasRoom ? gap.length > 5 * size.width ? along : [middle] : []) + beside)
    if place.needsLeader { leaders += ink.leader(from: place.frame, to: line, ink.gap) }
    labels += ink.label(text, in: place.frame, ink.gap)
  }

  private mutating func label(_ part: RedlineParts.Part) {
    let text = ink.measure(part.sizeText)
    let size = ink.size(of: text)
    place(text, size, at: part.frame, ink.size)
    guard let target = part.hitTarget else { return }
    let hit = ink.measure("tap \(RedlineParts.text(of: target.size))")
    place(hit, ink.size(of: hit), at: target, ink.target)
  }

  private mutating func place(_ text: TextLayout, _ size: Size, at frame: Rect, _ color: Color) {
    let near = 2 * ink.unit
    let isRight = direction == .rightToLeft
    let start = isRight ? frame.maxX - size.width : frame.minX
    let end = isRight ? frame.minX : frame.maxX - size.width
    let (above, below) = (frame.minY - near - size.height, frame.maxY + near)
    let middle = frame.midY - size.height / 2
    let (right, left) = (frame.maxX + near, frame.minX - near - size.width)
    let wishes = [
      Point(x: isRight ? left : right, y: middle), Point(x: end, y: frame.maxY - size.height),
      Point(x: end, y: below),
      Point(x: start, y: below), Point(x: end, y: above), Point(x: start, y: above),
      Point(x: isRight ? right : left, y: middle),
      Point(x: end, y: frame.minY),
      Point(x: start, y: frame.minY), Point(x: frame.midX - size.width / 2, y: above),
    ]
    let place = placer.place(size, near: frame, wishes: wishes, inOthers: 0.5)
    if place.needsLeader { leaders += ink.leader(from: place.frame, to: frame, color) }
    labels += ink.label(text, in: place.frame, color)
  }
}

extension RedlineParts {
  /// A size in points, for example `44 × 20.3`.
  static func text(of size: Size) -> String {
    "\(NumberFormat.short(size.width, digits: 1)) × \(NumberFormat.short(size.height, digits: 1))"
  }
}

extension RedlineParts.Part {
  /// Its size, and how many of them there are.
  var sizeText: String {
    (count > 1 ? "\(count) of " : "") + RedlineParts.text(of: size)
  }
}
