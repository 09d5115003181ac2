import MaquetteCore
import Testing

@testable import MaquetteComponents

@Suite("Arrows that cross one another")
struct ArrowCrossingTests {
  /// An arrow from a picture, or from a button so far below its upper edge, to another picture.
  struct Arrow: Sendable {
    var from: Int
    var button: Double?
    var to: Int
  }

  /// Six pictures of 300 × 600 in two rows.
  private let layout = BoardLayout(
    (0..<6).map {
      BoardLayout.Cell(size: Size(width: 300, height: 600), title: .zero, line: $0 / 3)
    }, in: .horizontal, spacing: 128, outside: 36)

  /// The ways of arrows before and after they are side by side.
  private func ways(_ arrows: [Arrow], in layout: BoardLayout) -> (
    plain: [[Point]], apart: [[Point]]
  ) {
    let ends = arrows.map { arrow in
      let picture = layout.frames[arrow.from]
      let button = arrow.button.map {
        Rect(x: picture.minX + 16, y: picture.minY + $0, width: 268, height: 44)
      }
      return (from: button ?? picture, to: layout.frames[arrow.to])
    }
    let router = ArrowRouter(layout)
    let plain = zip(arrows, ends).map { arrow, ends in
      router.route(
        from: ArrowRouter.End(frame: ends.from, block: layout.blocks[arrow.from]),
        to: ArrowRouter.End(frame: ends.to, block: layout.blocks[arrow.to]))
    }
    return (plain, ArrowTracks(room: 128).apart(plain, between: ends))
  }

  private static func isLevel(_ part: (Point, Point)) -> Bool { abs(part.0.y - part.1.y) < 0.02 }

  /// How often two ways cross.
  private func crossings(_ one: [Point], _ other: [Point]) -> Int {
    var count = 0
    for part in zip(one, one.dropFirst()) {
      for crossed in zip(other, other.dropFirst())
      where Self.isLevel(part) != Self.isLevel(crossed) {
        let (level, upright) = Self.isLevel(part) ? (part, crossed) : (crossed, part)
        let (x, y) = (upright.0.x, level.0.y)
        let isWithin =
          min(level.0.x, level.1.x) < x && x < max(level.0.x, level.1.x)
          && min(upright.0.y, upright.1.y) < y && y < max(upright.0.y, upright.1.y)
        if isWithin { count += 1 }
      }
    }
    return count
  }

  private func crossings(_ ways: [[Point]]) -> Int {
    ways.indices.reduce(0) { sum, index in
      sum + ways.prefix(index).reduce(0) { $0 + crossings($1, ways[index]) }
    }
  }

  /// How often two ways cross at least, on whichever sides of one another their parts lie.
  private func fewest(_ one: [Point], _ other: [Point]) -> Int {
    let choices = 0..<(1 << (one.count - 1))
    return choices.map { choice in
      var moved = one
      for index in 0..<one.count - 1 {
        let (here, offset) = ((one[index], one[index + 1]), choice >> index & 1 == 0 ? -3.0 : 3)
        let isLevel = Self.isLevel(here)
        let isShared = zip(other, other.dropFirst()).contains { part in
          Self.isLevel(part) == isLevel && Self.doMeet(here, part, isLevel: isLevel)
        }
        guard isShared else { continue }
        for corner in [index, index + 1] {
          moved[corner] = moved[corner].offset(x: isLevel ? 0 : offset, y: isLevel ? offset : 0)
        }
      }
      return crossings(moved, other)
    }.min() ?? 0
  }

  /// Whether two parts lie on one line and on one another.
  private static func doMeet(_ one: (Point, Point), _ other: (Point, Point), isLevel: Bool) -> Bool
  {
    let key = isLevel ? \Point.x : \Point.y
    let across = isLevel ? \Point.y : \Point.x
    let start = max(
      min(one.0[keyPath: key], one.1[keyPath: key]),
      min(other.0[keyPath: key], other.1[keyPath: key]))
    let end = min(
      max(one.0[keyPath: key], one.1[keyPath: key]),
      max(other.0[keyPath: key], other.1[keyPath: key]))
    return abs(one.0[keyPath: across] - other.0[keyPath: across]) < 0.02 && start <= end
  }

  private static let boards: [(arrows: [Arrow], fewest: Int)] = [
    // There and back, around a corner.
    ([Arrow(from: 4, to: 0), Arrow(from: 0, button: 400, to: 4)], 0),
    // Three to one picture.
    (
      [
        Arrow(from: 3, to: 2), Arrow(from: 4, button: 400, to: 2),
        Arrow(from: 4, button: 200, to: 2),
      ], 0
    ),
    (
      [
        Arrow(from: 5, button: 200, to: 1), Arrow(from: 1, button: 300, to: 4),
        Arrow(from: 5, button: 100, to: 1),
      ], 0
    ),
    (
      [
        Arrow(from: 2, button: 100, to: 3), Arrow(from: 2, to: 4),
        Arrow(from: 3, button: 400, to: 0), Arrow(from: 5, button: 100, to: 4),
      ], 0
    ),
    // The same arrow twice.
    ([Arrow(from: 0, button: 300, to: 5), Arrow(from: 0, button: 300, to: 5)], 0),
    // Two that lead to one another's side have to cross.
    (
      [
        Arrow(from: 1, button: 400, to: 2), Arrow(from: 5, button: 200, to: 3),
        Arrow(from: 2, button: 300, to: 3),
      ], 1
    ),
    (
      [
        Arrow(from: 5, button: 200, to: 3), Arrow(from: 3, button: 100, to: 5),
        Arrow(from: 5, to: 2), Arrow(from: 0, to: 2),
      ], 1
    ),
    (
      [
        Arrow(from: 2, button: 300, to: 4), Arrow(from: 5, button: 200, to: 3),
        Arrow(from: 2, button: 200, to: 4),
      ], 2
    ),
  ]

  @Test("Arrows that share a corridor cross no more often than they must", arguments: boards)
  func corridors(arrows: [Arrow], count: Int) {
    for layout in [layout, layout.mirrored] {
      let (plain, apart) = ways(arrows, in: layout)
      let least = plain.indices.reduce(0) { sum, index in
        sum + plain.prefix(index).reduce(0) { $0 + fewest($1, plain[index]) }
      }
      #expect(least == count)
      #expect(crossings(apart) == count)
    }
  }

  @Test("The order of arrows changes nothing about how often they cross", arguments: boards)
  func order(arrows: [Arrow], count: Int) {
    #expect(crossings(ways(arrows.reversed(), in: layout).apart) == count)
  }

  @Test("One arrow from every picture to every other one: each pair crosses as rarely as it can")
  func all() {
    let arrows = (0..<6).flatMap { from in
      (0..<6).filter { $0 != from }.map { Arrow(from: from, to: $0) }
    }
    let (plain, apart) = ways(arrows, in: layout)
    let least = plain.indices.reduce(0) { sum, index in
      sum + plain.prefix(index).reduce(0) { $0 + fewest($1, plain[index]) }
    }
    #expect(crossings(apart) == least)
  }
}
