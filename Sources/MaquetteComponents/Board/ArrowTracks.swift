import MaquetteCore

/// Keeps arrows apart that run along the same line.
struct ArrowTracks {
  private let spread: Double
  /// How far from one another arrows run, in points.
  private static let step = 10.0
  /// How near to a corner of what it belongs to an arrow may begin or end, in points.
  private static let margin = 4.0

  /// - Parameter room: how far from side to side all arrows on one line may lie.
  init(room: Double) { spread = max(0, room - 16) }

  /// The ways, with those parts side by side that would lie on one another.
  ///
  /// - Parameter ends: what each way begins and ends at, along whose edges its first and its last part may
  ///   move.
  func apart(_ ways: [[Point]], between ends: [(from: Rect, to: Rect)]) -> [[Point]] {
    var result = ways
    let order = ArrowOrder(ways)
    for isLevel in [true, false] {
      for parts in clusters(of: result, between: ends, isLevel: isLevel) {
        separate(parts, of: &result, in: order, isLevel: isLevel)
      }
    }
    return result
  }

  /// A part of a way between two of its bends.
  private struct Part {
    var part: ArrowOrder.Part
    var place: Double
    var range: ClosedRange<Double>
    /// How far it may move to either side; `nil` for one that touches nothing.
    var reach: Double?
  }

  /// The parts that lie on one another, directly or by others.
  private func clusters(
    of ways: [[Point]], between ends: [(from: Rect, to: Rect)], isLevel: Bool
  ) -> [[Part]] {
    var lines: [Int: [Part]] = [:]
    for (number, way) in ways.enumerated() where way.count > 1 {
      for index in 0..<way.count - 1 {
        let (one, two) = (way[index], way[index + 1])
        guard abs(isLevel ? one.y - two.y : one.x - two.x) < 0.02 else { continue }
        let part = part(index, of: way, number, between: ends[number], isLevel: isLevel)
        lines[Int((part.place * 50).rounded()), default: []].append(part)
      }
    }
    var result: [[Part]] = []
    for key in lines.keys.sorted() {
      let parts = (lines[key] ?? []).sorted {
        ($0.range.lowerBound, $0.part.way) < ($1.range.lowerBound, $1.part.way)
      }
      var end = -Double.infinity
      for part in parts {
        if part.range.lowerBound > end { result.append([]) }
        result[result.count - 1].append(part)
        end = max(end, part.range.upperBound)
      }
    }
    return result
  }

  private func part(
    _ index: Int, of way: [Point], _ number: Int, between ends: (from: Rect, to: Rect),
    isLevel: Bool
  ) -> Part {
    let (one, two) = (way[index], way[index + 1])
    let place = isLevel ? one.y : one.x
    let (from, to) = isLevel ? (one.x, two.x) : (one.y, two.y)
    func reach(in frame: Rect) -> Double {
      let (least, most) = isLevel ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
      return max(0, min(place - least, most - place) - ArrowTracks.margin)
    }
    let touched = (index == 0 ? [ends.from] : []) + (index == way.count - 2 ? [ends.to] : [])
    return Part(
      part: ArrowOrder.Part(way: number, index: index), place: place,
      range: min(from, to)...max(from, to), reach: touched.map(reach).min())
  }

  private func separate(
    _ parts: [Part], of ways: inout [[Point]], in order: ArrowOrder, isLevel: Bool
  ) {
    guard parts.count > 1 else { return }
    let (tracks, count) = ArrowTracks.tracks(of: parts, in: order, isLevel: isLevel)
    let reach = parts.compactMap(\.reach).min() ?? .infinity
    let step = min(ArrowTracks.step, min(spread, 2 * reach) / Double(count))
    for (part, track) in zip(parts.map(\.part), tracks) {
      let offset = (Double(track) - Double(count - 1) / 2) * step
      for index in [part.index, part.index + 1] {
        if isLevel {
          ways[part.way][index].y += offset
        } else {
          ways[part.way][index].x += offset
        }
      }
    }
  }

  /// The number of a track for each part, and how many there are: parts that do not meet may share one.
  private static func tracks(
    of parts: [Part], in order: ArrowOrder, isLevel: Bool
  ) -> ([Int], count: Int) {
    var sides: [[Int?]] = parts.map { _ in Array(repeating: nil, count: parts.count) }
    for (number, one) in parts.enumerated() {
      for (earlier, other) in parts.prefix(number).enumerated()
      where one.range.overlaps(other.range) {
        let side = order.side(of: one.part, beside: other.part, isLevel: isLevel)
        sides[number][earlier] = side
        sides[earlier][number] = -side
      }
    }
    var tracks: [Int] = Array(repeating: -1, count: parts.count)
    for here in sequence(by: sides) {
      var (least, taken) = (0, Set<Int>())
      for (other, side) in sides[here].enumerated() where tracks[other] >= 0 {
        guard let side else { continue }
        taken.insert(tracks[other])
        if side != 0 { least = max(least, tracks[other] + 1) }
      }
      while taken.contains(least) { least += 1 }
      tracks[here] = least
    }
    return (tracks, (tracks.max() ?? 0) + 1)
  }

  /// The numbers of parts from one side to the other: each after all that should be before it. In a circle,
  /// whichever is before most of the others goes first.
  private static func sequence(by sides: [[Int?]]) -> [Int] {
    var before = sides.map { $0.count { $0 == 1 } }
    var after = sides.map { $0.count { $0 == -1 } }
    var left = Array(sides.indices)
    var result: [Int] = []
    while let first = left.first {
      let free = left.first { before[$0] == 0 }
      let next =
        free
        ?? left.dropFirst().reduce(first) {
          after[$1] - before[$1] > after[$0] - before[$0] ? $1 : $0
        }
      left.removeAll { $0 == next }
      result.append(next)
      for other in left {
        if sides[other][next] == 1 { before[other] -= 1 }
        if sides[other][next] == -1 { after[other] -= 1 }
      }
    }
    return result
  }
}
