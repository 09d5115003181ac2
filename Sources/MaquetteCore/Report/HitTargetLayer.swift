/// Draws hit targets over a picture: an area in the colour of its state, a line whose pattern says
/// the same to those who see no difference of colours, and a number.
struct HitTargetLayer {
  private let targets: [HitTarget]
  private let canvas: Rect
  private let direction: LayoutDirection
  private let isDark: Bool
  private let unit: Double

  /// Among this many targets that lie on others, what they share is hatched; more are a wall of
  /// lines in any case.
  private static let mostHatched = 200

  init(_ scene: Scene, unit: Double) {
    targets = scene.hitTargets
    canvas = Rect(origin: .zero, size: scene.size)
    direction = scene.direction
    isDark = scene.isDark
    self.unit = unit
  }

  /// Areas, then what they share, then numbers, so that none lies below an area.
  func items(badges: [TextLayout]) -> [DrawItem] {
    let areas = targets.flatMap { target -> [DrawItem] in
      let color = target.state.color(isDark: isDark)
      return [.fill(.rect(target.area), .color(color.opacity(isDark ? 0.2 : 0.16)))]
        + HitTargetLine(target.state, isDark: isDark, unit: unit).items(around: target.area)
    }
    return areas + hatching + zip(targets, badges).flatMap(badge)
  }

  private var hatching: [DrawItem] {
    let overlapping = targets.filter { $0.state == .overlapping }
    guard overlapping.count <= HitTargetLayer.mostHatched else { return [] }
    let color = HitTarget.State.overlapping.color(isDark: isDark)
    return overlapping.indices.flatMap { index in
      overlapping[(index + 1)...].compactMap { other in
        overlapping[index].area.intersection(other.area).map { hatched($0, color) }
      }
    }
  }

  /// Lines from the lower left to the upper right.
  private func hatched(_ rect: Rect, _ color: Color) -> DrawItem {
    let step = max(4 * unit, (rect.width + rect.height) / 200)
    var path = Path()
    var start = rect.minX - rect.height + step / 2
    while start < rect.maxX {
      path.move(to: Point(x: start, y: rect.maxY))
      path.line(to: Point(x: start + rect.height, y: rect.minY))
      start += step
    }
    return .group(
      DrawGroup([.stroke(.path(path, evenOdd: false), width: unit, color)], clips: [.rect(rect)]))
  }

  /// A number in a capsule at the corner where reading starts, inside of the picture.
  private func badge(_ target: HitTarget, _ text: TextLayout) -> [DrawItem] {
    let height = 13 * unit
    let size = Size(width: max(height, text.size.width + 7 * unit), height: height)
    let corner = direction == .rightToLeft ? target.area.maxX : target.area.minX
    let x = max(canvas.minX, min(canvas.maxX - size.width, corner - size.width / 2))
    let y = max(canvas.minY, min(canvas.maxY - size.height, target.area.minY - height / 2))
    let box = Rect(origin: Point(x: x, y: y), size: size)
    let ring = isDark ? Color.black : Color.white
    let color = target.state.color(isDark: isDark)
    let origin = Point(x: box.midX - text.size.width / 2, y: box.midY - text.size.height / 2)
    return [
      .fill(.capsule(box.inset(by: -unit)), .color(ring.opacity(0.9))),
      .fill(.capsule(box), .color(color)),
    ] + text.items(at: origin, ring)
  }
}

/// The line around a hit target: its pattern is that of the state.
package struct HitTargetLine {
  private let state: HitTarget.State
  private let isDark: Bool
  private let unit: Double

  /// The most dashes along one side; on longer ones the dashes are longer.
  private static let mostDashes = 300.0

  /// The line of a state, for a light or a dark picture; `unit` points are a thin line.
  package init(_ state: HitTarget.State, isDark: Bool, unit: Double = 1) {
    self.state = state
    self.isDark = isDark
    self.unit = unit
  }

  /// How wide it is, in units, and how long dashes and gaps are; empty for a line without gaps.
  private var look: (width: Double, dashes: [Double]) {
    switch state {
    case .good: (1, [])
    case .small: (1.5, [6, 4])
    case .crowded: (2, [0, 4.5])
    case .belowMinimum: (2, [8, 4, 0, 4])
    case .overlapping: (2.5, [])
    }
  }

  /// The line just inside of a rectangle.
  package func items(around rect: Rect) -> [DrawItem] {
    let width = look.width * unit
    let inset = min(width / 2, rect.width / 2, rect.height / 2)
    let line = rect.inset(by: inset)
    let color = state.color(isDark: isDark)
    guard !look.dashes.isEmpty else { return [.stroke(.rect(line), width: width, color)] }
    let corners = [
      line.origin, Point(x: line.maxX, y: line.minY), Point(x: line.maxX, y: line.maxY),
      Point(x: line.minX, y: line.maxY),
    ]
    var path = Path()
    for (index, start) in corners.enumerated() {
      addDashes(from: start, to: corners[(index + 1) % 4], to: &path)
    }
    return [.stroke(.path(path, evenOdd: false), width: width, color)]
  }

  /// Dashes along a side, as many periods as fit nearly, so that each side starts with a dash.
  private func addDashes(from start: Point, to end: Point, to path: inout Path) {
    let length = max(abs(end.x - start.x), abs(end.y - start.y))
    let period = look.dashes.reduce(0, +) * unit
    guard length > 0, period > 0 else { return }
    let count = max(1, min(HitTargetLine.mostDashes, (length / period).rounded()))
    let stretch = length / count / period * unit
    func point(_ distance: Double) -> Point {
      let share = min(1, distance / length)
      return Point(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
    var distance = 0.0
    for _ in 0..<Int(count) {
      for (index, dash) in look.dashes.enumerated() {
        let next = distance + dash * stretch
        if index.isMultiple(of: 2) {
          path.move(to: point(distance))
          // A dash without length is a dot: its round caps.
          path.line(to: point(max(next, distance + 0.01)))
        }
        distance = next
      }
    }
  }
}

extension HitTarget.State {
  /// The colour of a state: shades that are told apart with any kind of colour vision (after Okabe
  /// and Ito), dark enough for white numbers, or light enough for black ones.
  public func color(isDark: Bool) -> Color {
    switch self {
    case .good: Color(rgb: isDark ? 0x2EC4A0 : 0x00734F)
    case .small: Color(rgb: isDark ? 0xF0B429 : 0x8F6200)
    case .crowded: Color(rgb: isDark ? 0x5AB4FF : 0x0B5FB0)
    case .belowMinimum: Color(rgb: isDark ? 0xE096E6 : 0x93328E)
    case .overlapping: Color(rgb: isDark ? 0xFF7A5C : 0xB8321A)
    }
  }
}

extension Scene {
  /// Whether the picture is one of light things on a dark ground.
  public var isDark: Bool {
    guard let background, background.alpha > 0.5 else { return false }
    return background.brightness < 100
  }
}
