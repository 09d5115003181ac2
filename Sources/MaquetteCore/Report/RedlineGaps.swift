/// The distances between neighbours, and from the outer ones to the edges of what they stand on.
struct RedlineGaps {
  /// A distance along one axis.
  struct Gap: Hashable {
    var isVertical: Bool
    /// Where it starts and ends along its axis.
    var start: Double
    var end: Double
    /// Where it lies across.
    var across: Double

    var length: Double { end - start }
    var from: Point {
      isVertical ? Point(x: across, y: start) : Point(x: start, y: across)
    }
    var to: Point { isVertical ? Point(x: across, y: end) : Point(x: end, y: across) }
    /// A thin rectangle around its line.
    var frame: Rect {
      isVertical
        ? Rect(x: across - 0.5, y: start, width: 1, height: length)
        : Rect(x: start, y: across - 0.5, width: length, height: 1)
    }
  }

  /// Less than this is no distance but a matter of rounding.
  private static let least = 0.5
  /// Distances that are shorter than this are not told: no label can be put to them.
  private static let shortest = 1.5

  private(set) var gaps: [Gap] = []

  init(_ parts: [RedlineParts.Part], canvas: Rect) {
    var seen: Set<String> = []
    for ground in [nil] + parts.indices.map({ Optional($0) }) {
      let frames = parts.filter { $0.ground == ground }.map(\.frame)
      let room = ground.map { parts[$0].frame } ?? canvas
      for isVertical in [true, false] {
        for gap in Self.gaps(among: frames, in: room, isVertical: isVertical) {
          // The same margin on every row is told once.
          let key = "\(isVertical) \(ground ?? -1) \(Self.key(gap.start)) \(Self.key(gap.end))"
          if seen.insert(key).inserted { gaps.append(gap) }
        }
      }
    }
  }

  private static func key(_ value: Double) -> Int { Int((value * 2).rounded()) }

  private static func gaps(among frames: [Rect], in room: Rect, isVertical: Bool) -> [Gap] {
    func low(_ rect: Rect) -> Double { isVertical ? rect.minY : rect.minX }
    func high(_ rect: Rect) -> Double { isVertical ? rect.maxY : rect.maxX }
    func across(_ rect: Rect) -> ClosedRange<Double> {
      isVertical ? rect.minX...max(rect.minX, rect.maxX) : rect.minY...max(rect.minY, rect.maxY)
    }
    let (first, last) = (frames.map(low).min() ?? 0, frames.map(high).max() ?? 0)
    let widest = 0.5 * (high(room) - low(room))
    /// An edge is measured from the outermost part, and in a row from each one, unless most of the
    /// row is free.
    func isTold(_ length: Double, isOutermost: Bool) -> Bool {
      isVertical ? isOutermost : length <= widest
    }
    var gaps: [Gap] = []
    for frame in frames {
      let beside = frames.filter { other in
        other != frame && across(other).lowerBound < across(frame).upperBound
          && across(frame).lowerBound < across(other).upperBound
      }
      let after = beside.filter { low($0) >= high(frame) - least }.min { low($0) < low($1) }
      let middle = (across(frame).lowerBound + across(frame).upperBound) / 2
      if let after {
        let shared = (
          max(across(frame).lowerBound, across(after).lowerBound),
          min(across(frame).upperBound, across(after).upperBound)
        )
        // Another row in between is what is next to each of them.
        let isApart = frames.contains {
          low($0) > high(frame) + least && high($0) < low(after) - least
        }
        if !isVertical || !isApart {
          gaps.append(
            Gap(
              isVertical: isVertical, start: high(frame), end: low(after),
              across: (shared.0 + shared.1) / 2))
        }
      } else if isTold(high(room) - high(frame), isOutermost: high(frame) > last - least) {
        gaps.append(
          Gap(isVertical: isVertical, start: high(frame), end: high(room), across: middle))
      }
      if !beside.contains(where: { high($0) <= low(frame) + least }),
        isTold(low(frame) - low(room), isOutermost: low(frame) < first + least)
      {
        gaps.append(
          Gap(isVertical: isVertical, start: low(room), end: low(frame), across: middle))
      }
    }
    return gaps.filter { $0.length > shortest }
      .sorted { ($0.start, $0.end, $0.across) < ($1.start, $1.end, $1.across) }
  }
}
