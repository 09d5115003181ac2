import MaquetteCore
import Testing

@testable import MaquetteComponents

@Suite("Ways of arrows")
struct ArrowRouterTests {
  /// Six pictures of 100 × 200 in two rows, 60 points apart.
  private let layout = BoardLayout(
    (0..<6).map {
      BoardLayout.Cell(size: Size(width: 100, height: 200), title: .zero, line: $0 / 3)
    }, in: .horizontal, spacing: 60, outside: 30)

  private func end(_ index: Int, _ part: Rect? = nil) -> ArrowRouter.End {
    let frame = layout.frames[index]
    let inner = part.map {
      Rect(origin: $0.origin.offset(x: frame.minX, y: frame.minY), size: $0.size)
    }
    return ArrowRouter.End(frame: inner ?? frame, block: frame)
  }

  private func route(_ from: ArrowRouter.End, _ to: ArrowRouter.End) -> [Point] {
    ArrowRouter(layout).route(from: from, to: to)
  }

  @Test("To a neighbour an arrow is straight")
  func straight() {
    #expect(route(end(0), end(1)) == [Point(x: 100, y: 100), Point(x: 160, y: 100)])
    #expect(route(end(1), end(0)) == [Point(x: 160, y: 100), Point(x: 100, y: 100)])
    #expect(route(end(0), end(3)) == [Point(x: 50, y: 200), Point(x: 50, y: 260)])
  }

  @Test("From a control it leads straight on, where it can")
  func control() {
    let button = end(0, Rect(x: 20, y: 150, width: 60, height: 20))
    #expect(route(button, end(1)) == [Point(x: 80, y: 160), Point(x: 160, y: 160)])
  }

  @Test("Every part is level or upright, and no picture between its ends is crossed")
  func around() {
    for from in 0..<6 {
      for to in 0..<6 where from != to {
        let way = route(end(from, Rect(x: 10, y: 90, width: 30, height: 30)), end(to))
        #expect(way.count >= 2)
        for (one, two) in zip(way, way.dropFirst()) {
          #expect(one.x == two.x || one.y == two.y)
          for (index, block) in layout.blocks.enumerated() where index != from {
            let inside = block.inset(by: 0.5)
            let isThrough =
              min(one.x, two.x) < inside.maxX && max(one.x, two.x) > inside.minX
              && min(one.y, two.y) < inside.maxY && max(one.y, two.y) > inside.minY
            #expect(!isThrough, "\(from) to \(to) crosses \(index)")
          }
        }
      }
    }
  }

  @Test("It arrives at a side of what it leads to")
  func arrival() {
    for to in 1..<6 {
      let frame = layout.frames[to]
      let last = route(end(0), end(to)).last ?? .zero
      let isAtSide =
        ([frame.minX, frame.maxX].contains(last.x) && frame.minY...frame.maxY ~= last.y)
        || ([frame.minY, frame.maxY].contains(last.y) && frame.minX...frame.maxX ~= last.x)
      #expect(isAtSide)
    }
  }

  @Test("From a picture to itself it leads around")
  func loop() {
    let way = route(end(0), end(0, Rect(x: 20, y: 20, width: 20, height: 20)))
    #expect(way.count >= 2)
  }

  @Test("Arrows that would lie on one another run side by side")
  func tracks() {
    let way = [
      Point(x: 0, y: 0), Point(x: 0, y: 50), Point(x: 200, y: 50), Point(x: 200, y: 90),
    ]
    let other = [
      Point(x: 100, y: 0), Point(x: 100, y: 50), Point(x: 300, y: 50), Point(x: 300, y: 90),
    ]
    let ends = [way, other].map { (from: around($0[0]), to: around($0[3])) }
    let ways = ArrowTracks(room: 60).apart([way, other], between: ends)
    // The first one goes on below, the other one comes from above.
    #expect(ways[0][1].y == 55 && ways[0][2].y == 55)
    #expect(ways[1][1].y == 45 && ways[1][2].y == 45)
    #expect(ways[0][0] == way[0] && ways[0][3] == way[3])
    // One alone stays in the middle.
    #expect(ArrowTracks(room: 60).apart([way], between: [ends[0]]) == [way])
  }

  /// Something 40 points wide and high.
  private func around(_ point: Point) -> Rect {
    Rect(x: point.x - 20, y: point.y - 20, width: 40, height: 40)
  }

  @Test("Arrows that touch the same edge touch it side by side, and do not cross there")
  func ports() {
    let (one, two) = (layout.frames[0], layout.frames[1])
    let there = route(end(0), end(1))
    let back = route(end(1), end(0))
    let ways = ArrowTracks(room: 60).apart([there, back], between: [(one, two), (two, one)])
    #expect(ways.map { $0.map(\.y) } == [[95, 95], [105, 105]])
    // Of two that turn left below an edge, the nearer turn is that of the left one.
    let long = [Point(x: 0, y: 90), Point(x: 50, y: 90), Point(x: 50, y: 10)]
    let short = [Point(x: 50, y: 10), Point(x: 50, y: 40), Point(x: 0, y: 40)]
    let top = Rect(x: 30, y: -30, width: 40, height: 40)
    let side = Rect(x: -40, y: 20, width: 40, height: 80)
    let apart = ArrowTracks(room: 60).apart([long, short], between: [(side, top), (top, side)])
    #expect(apart[0][2].x == 55 && apart[1][0].x == 45)
    // What is narrow keeps them on its edge.
    let narrow = Rect(x: 44, y: -30, width: 12, height: 40)
    let near = ArrowTracks(room: 60)
      .apart([long, short], between: [(side, narrow), (narrow, side)])
    #expect(near[0][2].x == 51 && near[1][0].x == 49)
  }

  @Test("Words stand in the middle of what no picture covers")
  func words() {
    let straight = ArrowDrawing(along: [Point(x: 80, y: 160), Point(x: 160, y: 160)])
    #expect(straight.places(outside: layout.blocks).first == Point(x: 130, y: 160))
    let bent = ArrowDrawing(
      along: [
        Point(x: 50, y: 100), Point(x: 130, y: 100), Point(x: 130, y: 300), Point(x: 160, y: 300),
      ])
    #expect(bent.places(outside: layout.blocks).first == Point(x: 130, y: 200))
    let covered = ArrowDrawing(along: [Point(x: 10, y: 100), Point(x: 90, y: 100)])
    #expect(covered.places(outside: layout.blocks).first == nil)
  }

  @Test("The way of a mirrored board is the mirrored way")
  func mirrored() {
    let other = layout.mirrored
    let there = ArrowRouter(other).route(
      from: ArrowRouter.End(frame: other.frames[0], block: other.blocks[0]),
      to: ArrowRouter.End(frame: other.frames[1], block: other.blocks[1]))
    let here = route(end(0), end(1))
    #expect(there == here.map { Point(x: layout.size.width - $0.x, y: $0.y) })
  }

  @Test("The cheapest value comes first, of equal ones the earliest")
  func queue() {
    var queue = CheapestFirst<String>()
    for (value, cost) in [("c", 3.0), ("a", 1), ("b", 2), ("a2", 1), ("d", 9)] {
      queue.insert(value, cost: cost)
    }
    var order: [String] = []
    while let next = queue.popFirst() { order.append(next.value) }
    #expect(order == ["a", "a2", "b", "c", "d"])
  }
}
