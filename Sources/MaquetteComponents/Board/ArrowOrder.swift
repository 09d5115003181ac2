import MaquetteCore

/// In which order arrows lie that run along one line, so that they cross one another as little as possible.
///
/// Two arrows that share a piece of their ways need not cross where they part when, at both ends of that piece,
/// each lies on the side to which it goes on.
struct ArrowOrder {
  private let ways: [[Point]]
  /// How far from one another places may be that are the same, in points.
  private static let tolerance = 0.02

  /// - Parameter ways: the corners of all arrows, as they are before they run side by side.
  init(_ ways: [[Point]]) { self.ways = ways }

  /// A part of a way between a corner and the next one.
  struct Part {
    var way: Int
    /// The number of the corner.
    var index: Int
  }

  /// Which of two parts on one line should be on its upper or left side: -1 for the first, 1 for the second, 0 when
  /// either may.
  func side(of one: Part, beside other: Part, isLevel: Bool) -> Int {
    let after = parting(of: one, and: other, isLevel: isLevel, sign: 1)
    let before = parting(of: one, and: other, isLevel: isLevel, sign: -1)
    if before.side == 0, after.side == 0 { return own(one, other, isLevel: isLevel) }
    if before.side == 0 || before.side == after.side { return after.side }
    if after.side == 0 { return before.side }
    // They cross once, where the piece that they share begins: at the same end on each of its lines.
    let (x, y) = (after.place.x - before.place.x, after.place.y - before.place.y)
    return (abs(x) > ArrowOrder.tolerance ? x : y) > 0 ? after.side : before.side
  }

  /// The side of the first of two parts that may lie in any order: the earlier way is on the left of somebody who
  /// follows it, on all lines alike.
  private func own(_ one: Part, _ other: Part, isLevel: Bool) -> Int {
    if one.way == other.way { return 0 }
    if one.way > other.way { return -own(other, one, isLevel: isLevel) }
    let isForward = Walk(ways[one.way], along: one.index, sign: 1).isForward
    return isForward == isLevel ? -1 : 1
  }

  /// On which side one part should be for what happens where the two ways part, and where that is.
  ///
  /// - Parameter sign: whether they are followed to the right and down (1), or to the left and up (-1).
  private func parting(
    of one: Part, and other: Part, isLevel: Bool, sign: Double
  ) -> (side: Int, place: Point) {
    var one = Walk(ways[one.way], along: one.index, sign: sign)
    var other = Walk(ways[other.way], along: other.index, sign: sign)
    // What is on the left of somebody who walks to the right is above.
    let left = (sign > 0) == isLevel ? 1 : -1
    while true {
      let lead = one.lead(before: other)
      let turn = lead > ArrowOrder.tolerance ? 0 : one.turn
      let otherTurn = lead < -ArrowOrder.tolerance ? 0 : other.turn
      if turn != otherTurn { return (turn < otherTurn ? -left : left, one.ahead) }
      guard turn != 0, abs(lead) <= ArrowOrder.tolerance else { return (0, one.ahead) }
      one.goOn()
      other.goOn()
    }
  }

  /// Somebody who follows a way from corner to corner.
  private struct Walk {
    private let way: [Point]
    private let step: Int
    private var corner: Int
    /// Whether it is followed from its beginning to its end.
    var isForward: Bool { step > 0 }

    init(_ way: [Point], along index: Int, sign: Double) {
      let (from, to) = (way[index], way[index + 1])
      let isForward = (to.x - from.x + to.y - from.y) * sign > 0
      self.way = way
      step = isForward ? 1 : -1
      corner = isForward ? index + 1 : index
    }

    /// The next corner.
    var ahead: Point { way[corner] }

    /// The way from the corner before the next one to it.
    private var direction: Point {
      Point(x: ahead.x - way[corner - step].x, y: ahead.y - way[corner - step].y)
    }

    /// To which side the way turns at the next corner: -1 to the left, 1 to the right, 0 where it ends.
    var turn: Int {
      guard way.indices.contains(corner + step) else { return 0 }
      let (here, next) = (direction, way[corner + step])
      let across = here.x * (next.y - ahead.y) - here.y * (next.x - ahead.x)
      return across == 0 ? 0 : across < 0 ? -1 : 1
    }

    /// How much farther its next corner is than that of another one that goes the same way, in points.
    func lead(before other: Walk) -> Double {
      let here = direction
      return abs(here.x) > abs(here.y)
        ? (ahead.x - other.ahead.x) * (here.x < 0 ? -1 : 1)
        : (ahead.y - other.ahead.y) * (here.y < 0 ? -1 : 1)
    }

    mutating func goOn() { corner += step }
  }
}
