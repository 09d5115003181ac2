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
    for isLevel in [true, false] {
      for parts in clusters(of: result, between: ends, isLevel: isLevel) {
        separate(parts, of: &result, isLevel: isLevel)
      }
    }
    return result
  }

  /// A part of a way between two of its bends.
  private struct Part {
    var way: Int
    var index: Int
    var place: Double
    var range: ClosedRange<Double>
    /// How far it may move to either side; `nil` for one that touches nothing.
    var reach: Double?
    /// To which side the way turns off at its far end: -1, 0 or 1.
    var turn: Double

    /// The order in which parts from one edge do not cross: those that turn off first are outermost.
    var rank: (Double, Double) {
      let length = range.upperBound - range.lowerBound
      return (turn, turn < 0 ? length : -length)
    }
  }

  /// The parts that lie on one another, directly or by others.
  private func clusters(
    of ways: [[Point]], between ends: [(from: Rect, to: Rect)], isLevel: Bool
  ) -> [[Part]] {
    var lines: [Int: [Part]] = [:]
    for (number, way) in ways.enumerated() where way.count > 1 {
      for index in 0..<way.count - 1 {
        let (one, two) = (way[index], way[index + 1])
        guard (abs(one.y - two.y) < 0.02) == isLevel else { continue }
        let part = part(index, of: way, number, between: ends[number], isLevel: isLevel)
        lines[Int((part.place * 50).rounded()), default: []].append(part)
      }
    }
    var result: [[Part]] = []
    for key in lines.keys.sorted() {
      let parts = (lines[key] ?? []).sorted {
        ($0.range.lowerBound, $0.way) < ($1.range.lowerBound, $1.way)
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
    func along(_ point: Point) -> Double { isLevel ? point.x : point.y }
    func across(_ point: Point) -> Double { isLevel ? point.y : point.x }
    let place = across(way[index])
    let (from, to) = (along(way[index]), along(way[index + 1]))
    func reach(in frame: Rect) -> Double {
      let (least, most) = isLevel ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
      return max(0, min(place - least, most - place) - ArrowTracks.margin)
    }
    let isFirst = index == 0
    let isLast = index == way.count - 2
    let touched = (isFirst ? [ends.from] : []) + (isLast ? [ends.to] : [])
    let beyond = isLast ? index - 1 : index + 2
    let turn = way.indices.contains(beyond) ? across(way[beyond]) - place : 0
    return Part(
      way: number, index: index, place: place, range: min(from, to)...max(from, to),
      reach: touched.map(reach).min(), turn: turn == 0 ? 0 : turn < 0 ? -1 : 1)
  }

  private func separate(_ parts: [Part], of ways: inout [[Point]], isLevel: Bool) {
    guard parts.count > 1 else { return }
    var (parts, tracks, count) = (parts, Array(parts.indices), parts.count)
    let reach = parts.compactMap(\.reach).min()
    if reach == nil {
      (tracks, count) = ArrowTracks.tracks(of: parts)
    } else {
      parts.sort { ($0.rank.0, $0.rank.1, $0.way) < ($1.rank.0, $1.rank.1, $1.way) }
    }
    let step = min(
      ArrowTracks.step, min(spread, 2 * (reach ?? .infinity)) / Double(max(1, count)))
    for (part, track) in zip(parts, tracks) {
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

  /// The number of a track for each part, and how many there are: parts that do not meet share one.
  private static func tracks(of parts: [Part]) -> ([Int], count: Int) {
    var ends: [Double] = []
    let tracks = parts.map { part in
      let track = ends.firstIndex { $0 < part.range.lowerBound } ?? ends.count
      if track == ends.count { ends.append(0) }
      ends[track] = part.range.upperBound
      return track
    }
    return (tracks, ends.count)
  }
}
