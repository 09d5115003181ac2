/// Finds places for labels on and around a picture so that none lies on another one, and as little as
/// possible of what they explain is covered.
struct LabelPlacer {
  /// A place, and whether it is so far from what it is about that a line must lead there.
  struct Place {
    var frame: Rect
    var needsLeader: Bool
  }

  /// What labels should not cover.
  private var content: RectGrid
  private let unit: Double
  private(set) var taken: [Rect] = []
  private var takenPlaces: RectGrid
  private var subjects: RectGrid

  /// - Parameter content: texts and controls of the picture.
  init(avoiding content: [Rect], unit: Double) {
    self.unit = unit
    subjects = RectGrid(side: 64 * unit)
    self.content = RectGrid(side: 64 * unit)
    takenPlaces = RectGrid(side: 64 * unit)
    for rect in content { self.content.insert(rect) }
  }

  /// Tells what labels are about: a label that lies in another one's frame would seem to be about
  /// that.
  mutating func add(subjects frames: [Rect]) {
    for frame in frames { subjects.insert(frame) }
  }

  private mutating func take(_ rect: Rect) {
    taken.append(rect)
    takenPlaces.insert(rect)
  }

  /// A place for a label near something.
  ///
  /// - Parameters:
  ///   - size: the label's size.
  ///   - anchor: what it is about.
  ///   - wishes: where it would best lie, the best first.
  ///   - share: how much of it may lie in the frame of something else, unless that is inside of what
  ///     it is about or around that; from 0 to 1. Beyond that a line leads to it.
  mutating func place(
    _ size: Size, near anchor: Rect, wishes: [Point], inOthers share: Double = 1
  ) -> Place {
    var best: (rect: Rect, cost: Double)?
    for (index, point) in wishes.enumerated() {
      let rect = Rect(origin: point, size: size)
      guard !isTaken(rect) else { continue }
      var cost = covered(by: rect) + Double(index) * 0.02
      if share < 1, astray(rect, from: anchor) > share { cost += 0.3 }
      if cost < best?.cost ?? .infinity { best = (rect, cost) }
      if cost < 0.1 { break }
    }
    if let best, best.cost < 0.2 {
      take(best.rect)
      return Place(frame: best.rect, needsLeader: false)
    }
    let rect = search(size, around: anchor, inOthers: share)
    guard let rect else {
      let frame = best?.rect ?? Rect(origin: wishes.first ?? anchor.origin, size: size)
      take(frame)
      return Place(frame: frame, needsLeader: false)
    }
    take(rect)
    return Place(frame: rect, needsLeader: true)
  }

  /// The nearest free place in rings around something, which may be outside of the picture.
  private func search(_ size: Size, around anchor: Rect, inOthers share: Double) -> Rect? {
    let step = 6 * unit
    for ring in 1...40 {
      let distance = Double(ring) * step
      let area = Rect(
        x: anchor.minX - distance - size.width, y: anchor.minY - distance - size.height,
        width: anchor.width + 2 * distance + size.width,
        height: anchor.height + 2 * distance + size.height)
      var found: (rect: Rect, cost: Double)?
      for point in border(of: area, step: step) {
        let rect = Rect(origin: point, size: size)
        guard !isTaken(rect) else { continue }
        var cost = covered(by: rect)
        // A number is small enough to lie on nothing; for sizes the line has to do.
        if share < 0.5, astray(rect, from: anchor) > share { cost += 1 }
        if cost < found?.cost ?? 0.05 { found = (rect, cost) }
        if cost == 0 { break }
      }
      if let found { return found.rect }
    }
    return nil
  }

  /// Points around an area, those beside its middle first.
  private func border(of area: Rect, step: Double) -> [Point] {
    var points: [Point] = []
    // Along the sides of something huge steps are longer.
    let across = max(1, min(80, (area.width / step).rounded(.up)))
    let down = max(1, min(80, (area.height / step).rounded(.up)))
    func spread(_ count: Double) -> [Double] {
      let shares = (0...Int(count)).map { Double($0) / count }
      return shares.sorted { (abs($0 - 0.5), $0) < (abs($1 - 0.5), $1) }
    }
    for share in spread(down) {
      let y = area.minY + area.height * share
      points += [Point(x: area.maxX, y: y), Point(x: area.minX, y: y)]
    }
    for share in spread(across) {
      let x = area.minX + area.width * share
      points += [Point(x: x, y: area.maxY), Point(x: x, y: area.minY)]
    }
    return points
  }

  private func isTaken(_ rect: Rect) -> Bool {
    takenPlaces.overlap(with: rect.inset(by: -unit)) > 0
  }

  /// Which share of a place lies in the frame of something that it is not about.
  private func astray(_ rect: Rect, from anchor: Rect) -> Double {
    let covered = subjects.largestOverlap(with: rect) { other in
      let smaller = min(other.width * other.height, anchor.width * anchor.height)
      let common = other.intersection(anchor).map { $0.width * $0.height } ?? 0
      return common < 0.95 * smaller
    }
    return covered / (rect.width * rect.height)
  }

  /// Which share of a place lies on the picture's content.
  private func covered(by rect: Rect) -> Double {
    let area = rect.width * rect.height
    return area > 0 ? content.overlap(with: rect) / area : 0
  }
}
