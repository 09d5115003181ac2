import MaquetteCore

/// The lines on which arrows run, with the crossings where they may turn.
struct ArrowGrid {
  private typealias Side = ArrowRouter.Side
  private let xs: [Double]
  private let ys: [Double]
  /// Where pictures lie on each horizontal line.
  private let level: [[Span]]
  /// Where pictures lie on each vertical line.
  private let upright: [[Span]]

  init(blocks: [Rect], xs: [Double], ys: [Double], ports: [ArrowRouter.Port]) {
    // Ports stand on lines of their own.
    self.xs = ArrowGrid.sorted(xs + ports.map(\.outside.x))
    self.ys = ArrowGrid.sorted(ys + ports.map(\.outside.y))
    level = self.ys.map { ArrowGrid.spans(blocks, level: $0) }
    upright = self.xs.map { ArrowGrid.spans(blocks, upright: $0) }
  }

  private static func sorted(_ places: [Double]) -> [Double] {
    var result: [Double] = []
    for place in places.sorted() where result.last.map({ place - $0 > 0.01 }) ?? true {
      result.append(place)
    }
    return result
  }

  /// A crossing, and the side towards which the way goes on from it.
  private struct State: Hashable {
    var x: Int
    var y: Int
    var side: Int
  }

  /// The cheapest way from one of several ports to one of several others; `nil` when there is none.
  func way(
    from starts: [(port: ArrowRouter.Port, cost: Double)],
    to ends: [(port: ArrowRouter.Port, cost: Double)], bend: Double
  ) -> [Point]? {
    var open = CheapestFirst<State>()
    var costs: [State: Double] = [:]
    var before: [State: State] = [:]
    var first: [State: Point] = [:]
    for (port, cost) in starts {
      guard let state = state(at: port.outside, port.side), cost < costs[state] ?? .infinity else {
        continue
      }
      costs[state] = cost
      first[state] = port.edge
      open.insert(state, cost: cost)
    }
    var goals: [State: (edge: Point, cost: Double)] = [:]
    for (port, cost) in ends {
      guard let side = Side(rawValue: (port.side.rawValue + 2) % 4),
        let state = state(at: port.outside, side), cost < goals[state]?.cost ?? .infinity
      else { continue }
      goals[state] = (port.edge, cost)
    }
    var best: (state: State, cost: Double)?
    while let (state, cost) = open.popFirst() {
      if let best, best.cost <= cost { break }
      guard cost <= costs[state] ?? .infinity else { continue }
      if let goal = goals[state], cost + goal.cost < best?.cost ?? .infinity {
        best = (state, cost + goal.cost)
      }
      for (next, step) in steps(from: state, bend: bend)
      where cost + step < costs[next] ?? .infinity {
        costs[next] = cost + step
        before[next] = state
        open.insert(next, cost: cost + step)
      }
    }
    guard let best, let goal = goals[best.state] else { return nil }
    var way = [goal.edge]
    var state: State? = best.state
    while let here = state {
      way.append(Point(x: xs[here.x], y: ys[here.y]))
      if before[here] == nil, let edge = first[here] { way.append(edge) }
      state = before[here]
    }
    return ArrowGrid.corners(of: way.reversed())
  }

  private func state(at point: Point, _ side: Side) -> State? {
    guard let x = xs.firstIndex(where: { abs($0 - point.x) <= 0.011 }),
      let y = ys.firstIndex(where: { abs($0 - point.y) <= 0.011 })
    else { return nil }
    return State(x: x, y: y, side: side.rawValue)
  }

  /// One crossing on, or a turn where it is.
  private func steps(from state: State, bend: Double) -> [(State, Double)] {
    var result: [(State, Double)] = []
    for turn in [1, 3] {
      var turned = state
      turned.side = (state.side + turn) % 4
      result.append((turned, bend))
    }
    guard let side = Side(rawValue: state.side) else { return result }
    var next = state
    next.x += Int(side.step.x)
    next.y += Int(side.step.y)
    guard xs.indices.contains(next.x), ys.indices.contains(next.y) else { return result }
    let (from, to, spans) =
      side.isHorizontal
      ? (xs[state.x], xs[next.x], level[state.y]) : (ys[state.y], ys[next.y], upright[state.x])
    guard isFree(from, to, among: spans) else { return result }
    return result + [(next, abs(from - to))]
  }

  /// Whether no picture is in the way on a line, and none so near that the arrow runs along its edge.
  private func isFree(_ from: Double, _ to: Double, among spans: [Span]) -> Bool {
    !spans.contains { min(from, to) < $0.end - 0.02 && max(from, to) > $0.start + 0.02 }
  }

  /// Where pictures lie on a line.
  private typealias Span = (start: Double, end: Double)

  /// The pictures on a horizontal line, and on one that runs along their edges.
  private static func spans(_ blocks: [Rect], level y: Double) -> [Span] {
    blocks.filter { $0.minY - clearance + 0.02 < y && y < $0.maxY + clearance - 0.02 }
      .map { ($0.minX, $0.maxX) }
  }

  private static func spans(_ blocks: [Rect], upright x: Double) -> [Span] {
    blocks.filter { $0.minX - clearance + 0.02 < x && x < $0.maxX + clearance - 0.02 }
      .map { ($0.minY, $0.maxY) }
  }

  /// How far from the edges of pictures arrows keep, in points.
  private static let clearance = 4.0

  /// The points where a way turns, with its ends.
  private static func corners(of way: [Point]) -> [Point] {
    var result: [Point] = []
    for point in way {
      if let last = result.last, abs(last.x - point.x) < 0.02, abs(last.y - point.y) < 0.02 {
        continue
      }
      if result.count > 1 {
        let (one, two) = (result[result.count - 2], result[result.count - 1])
        let isStraight =
          (abs(one.x - two.x) < 0.02 && abs(two.x - point.x) < 0.02)
          || (abs(one.y - two.y) < 0.02 && abs(two.y - point.y) < 0.02)
        if isStraight { result.removeLast() }
      }
      result.append(point)
    }
    return result
  }
}

/// Hands values out by their cost, and equal ones in the order in which they came.
struct CheapestFirst<Value> {
  private var heap: [(cost: Double, number: Int, value: Value)] = []
  private var count = 0

  mutating func insert(_ value: Value, cost: Double) {
    heap.append((cost, count, value))
    count += 1
    var child = heap.count - 1
    while child > 0, isBefore(child, (child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func popFirst() -> (value: Value, cost: Double)? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return (first.value, first.cost) }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && isBefore(child, least) {
        least = child
      }
      if least == parent { return (first.value, first.cost) }
      heap.swapAt(parent, least)
      parent = least
    }
  }

  private func isBefore(_ one: Int, _ other: Int) -> Bool {
    (heap[one].cost, heap[one].number) < (heap[other].cost, heap[other].number)
  }
}
