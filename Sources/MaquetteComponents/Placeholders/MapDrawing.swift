import MaquetteCore

/// Draws a town that there is not.
struct MapDrawing {
  /// More pins hide the map.
  static let mostPins = 24
  /// Streets in each direction; more of them in a long frame lie further apart.
  private static let mostStreets = 60.0

  let look: MapPictureLook
  let seed: Int
  let labels: [TextPart?]
  let showsUser: Bool
  let user: Color

  func items(in frame: Rect) -> [DrawItem] {
    var chance = Chance(seed: seed)
    let half = (frame.width + frame.height) / 2
    let unit = max(24, min(frame.width, frame.height) / 5, 2 * half / MapDrawing.mostStreets)
    let turn = (chance.next() - 0.5) * 24
    // Streets go on beyond the frame, so that a turned town has no end in it.
    let reach = half + unit
    let middle = frame.centre
    let town = Transform(rotation: turn, about: middle)
    var inside: [DrawItem] = [.fill(.rect(frame), .color(look.land))]
    inside.append(
      .group(DrawGroup(blocks(around: middle, reach, unit, &chance), transform: town)))
    inside.append(.group(DrawGroup(water(in: frame, unit, &chance))))
    inside.append(
      .group(DrawGroup(streets(around: middle, reach, unit, &chance), transform: town)))
    inside += pins(in: frame, &chance)
    if showsUser { inside += userItems(at: middle) }
    return [.group(DrawGroup(inside, clips: [.rect(frame)]))]
  }

  // MARK: The town

  private func places(_ reach: Double, _ unit: Double) -> [Double] {
    Array(stride(from: -reach, through: reach, by: unit))
  }

  private func blocks(
    around middle: Point, _ reach: Double, _ unit: Double, _ chance: inout Chance
  ) -> [DrawItem] {
    var items: [DrawItem] = []
    for y in places(reach, unit) {
      for x in places(reach, unit) {
        let value = chance.next()
        guard value < 0.55 else { continue }
        let rect = Rect(
          x: middle.x + x, y: middle.y + y, width: unit * (value < 0.08 ? 2 : 1), height: unit)
        items.append(.fill(.rect(rect), .color(value < 0.12 ? look.park : look.block)))
      }
    }
    return items
  }

  /// A river from one side to the other.
  private func water(in frame: Rect, _ unit: Double, _ chance: inout Chance) -> [DrawItem] {
    let (start, end) = (0.15 + 0.7 * chance.next(), 0.15 + 0.7 * chance.next())
    var path = Path()
    let (left, right) = (frame.minX - unit, frame.maxX + unit)
    let (from, to) = (frame.minY + frame.height * start, frame.minY + frame.height * end)
    path.move(to: Point(x: left, y: from))
    path.curve(
      Point(x: frame.minX + frame.width * 0.35, y: from - unit * 1.2),
      Point(x: frame.minX + frame.width * 0.6, y: to + unit * 1.6), to: Point(x: right, y: to))
    return [
      .line(
        .path(path, evenOdd: false), StrokeStyle(width: unit * 0.55), .color(look.water))
    ]
  }

  private func streets(
    around middle: Point, _ reach: Double, _ unit: Double, _ chance: inout Chance
  ) -> [DrawItem] {
    var lines: [(path: Path, width: Double, color: Color)] = []
    for (index, place) in places(reach, unit).enumerated() {
      for isUpright in [true, false] {
        guard chance.next() < 0.86 else { continue }
        let isMain = index % 4 == (isUpright ? 1 : 3)
        let width = unit * (isMain ? 0.16 : 0.08)
        var path = Path()
        func point(_ along: Double, _ across: Double) -> Point {
          isUpright
            ? Point(x: middle.x + across, y: middle.y + along)
            : Point(x: middle.x + along, y: middle.y + across)
        }
        path.move(to: point(-reach, place))
        path.line(to: point(reach, place))
        let isHighway = isMain && chance.next() < 0.35
        lines.append((path, width, isHighway ? look.highway : look.road))
      }
    }
    // All edges lie below all streets, so that crossings are open.
    lines.sort { $0.width < $1.width }
    return lines.map { line in
      DrawItem.line(
        .path(line.path, evenOdd: false), StrokeStyle(width: line.width + 1.5),
        .color(look.roadEdge))
    }
      + lines.map { line in
        .line(.path(line.path, evenOdd: false), StrokeStyle(width: line.width), .color(line.color))
      }
  }

  // MARK: What stands on it

  private func pins(in frame: Rect, _ chance: inout Chance) -> [DrawItem] {
    let count = Double(max(1, labels.count))
    let radius = max(9, min(frame.width, frame.height) / 18)
    let tips = labels.indices.map { index in
      // Spread over the width, so that they do not lie on one another.
      let x = frame.minX + frame.width * (Double(index) + 0.3 + 0.4 * chance.next()) / count
      let y = frame.minY + frame.height * (0.28 + 0.44 * chance.next())
      return Point(x: x, y: y)
    }
    // As in MapKit, a name that would lie on a pin, on the user's dot or on a name before it is hidden.
    var taken = tips.map { tip in
      Rect(x: tip.x - radius, y: tip.y - 2.5 * radius, width: 2 * radius, height: 2.5 * radius)
    }
    if showsUser {
      taken.append(Rect(x: frame.midX - 10, y: frame.midY - 10, width: 20, height: 20))
    }
    var names: [DrawItem] = []
    for (tip, label) in zip(tips, labels) {
      guard let label else { continue }
      let (ground, items) = name(label, below: tip, in: frame)
      if taken.contains(where: { $0.intersection(ground) != nil }) { continue }
      taken.append(ground)
      names += items
    }
    return tips.flatMap { pin(at: $0, radius: radius) } + names
  }

  /// A drop with a disc in it, whose tip is at the place.
  private func pin(at tip: Point, radius: Double) -> [DrawItem] {
    let centre = Point(x: tip.x, y: tip.y - radius * 1.5)
    var drop = Path()
    drop.move(to: tip)
    drop.curve(
      Point(x: tip.x - radius * 0.3, y: tip.y - radius * 0.6),
      Point(x: centre.x - radius, y: centre.y + radius * 0.8),
      to: Point(x: centre.x - radius, y: centre.y))
    drop.arc(centre: centre, radius: radius, from: 180, to: 360)
    drop.curve(
      Point(x: centre.x + radius, y: centre.y + radius * 0.8),
      Point(x: tip.x + radius * 0.3, y: tip.y - radius * 0.6), to: tip)
    drop.close()
    let shape = Shape.path(drop, evenOdd: false)
    let disc = Rect(
      x: centre.x - radius * 0.42, y: centre.y - radius * 0.42, width: radius * 0.84,
      height: radius * 0.84)
    return [
      .shadow(shape, Shadow(color: Color(rgb: 0, alpha: 0.3), blur: 5, offset: Point(x: 0, y: 2))),
      .fill(shape, .color(look.pin)),
      .fill(.capsule(disc), .color(look.pinRing)),
    ]
  }

  /// A pin's name on its ground, which is told, too.
  private func name(_ label: TextPart, below tip: Point, in frame: Rect) -> (Rect, [DrawItem]) {
    let size = label.size(for: .ideal)
    let x = min(max(tip.x - size.width / 2, frame.minX + 4), frame.maxX - size.width - 4)
    let rect = Rect(x: x, y: tip.y + 3, width: size.width, height: size.height)
    let ground = rect.inset(by: EdgeInsets(vertical: -1, horizontal: -4), direction: .leftToRight)
    let shape = Shape.capsule(ground)
    return (
      ground, [.fill(shape, .color(look.halo))] + label.place(in: rect).flatMap(\.flattened)
    )
  }

  private func userItems(at point: Point) -> [DrawItem] {
    func disc(_ radius: Double, _ color: Color) -> DrawItem {
      let rect = Rect(centre: point, side: 2 * radius)
      return .fill(.roundedRect(rect, radius: radius, curve: .circular), .color(color))
    }
    var halo = user
    halo.alpha = 0.2
    return [disc(26, halo), disc(10, .white), disc(7, user)]
  }
}

/// Numbers that look like chance, the same for each seed.
struct Chance {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// The next one, from 0 up to but not 1.
  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 33) / Double(UInt64(1) << 31)
  }
}
