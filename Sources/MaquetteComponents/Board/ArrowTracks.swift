import MaquetteCore

/// Keeps arrows apart that run along the same line.
struct ArrowTracks {
  private let spread: Double

  /// - Parameter room: how far from side to side all arrows on one line may lie.
  init(room: Double) { spread = max(0, room - 16) }

  /// The ways, with those parts side by side that would lie on one another.
  func apart(_ ways: [[Point]]) -> [[Point]] {
    var result = ways
    for isLevel in [true, false] { separate(&result, isLevel: isLevel) }
    return result
  }

  /// A part of a way between two of its bends.
  private struct Part {
    var way: Int
    var index: Int
    var place: Double
    var range: ClosedRange<Double>
  }

  private func separate(_ ways: inout [[Point]], isLevel: Bool) {
    var lines: [Int: [Part]] = [:]
    for (number, way) in ways.enumerated() where way.count > 3 {
      // The first and the last part stay where they touch what they belong to.
      for index in 1..<way.count - 2 {
        let (one, two) = (way[index], way[index + 1])
        guard (abs(one.y - two.y) < 0.02) == isLevel else { continue }
        let (from, to) = isLevel ? (one.x, two.x) : (one.y, two.y)
        let place = isLevel ? one.y : one.x
        lines[Int((place * 50).rounded()), default: []].append(
          Part(way: number, index: index, place: place, range: min(from, to)...max(from, to)))
      }
    }
    for key in lines.keys.sorted() {
      let parts = (lines[key] ?? []).sorted {
        ($0.range.lowerBound, $0.way) < ($1.range.lowerBound, $1.way)
      }
      var ends: [Double] = []
      let tracks = parts.map { part in
        let track = ends.firstIndex { $0 < part.range.lowerBound } ?? ends.count
        if track == ends.count { ends.append(0) }
        ends[track] = part.range.upperBound
        return track
      }
      let step = min(10, spread / Double(max(1, ends.count)))
      for (part, track) in zip(parts, tracks) {
        let offset = (Double(track) - Double(ends.count - 1) / 2) * step
        for index in [part.index, part.index + 1] {
          if isLevel {
            ways[part.way][index].y += offset
          } else {
            ways[part.way][index].x += offset
          }
        }
      }
    }
  }
}
