import MaquetteCore

/// Finds ways for arrows around the pictures of a board: along lines between rows and columns, with as
/// few bends as possible.
struct ArrowRouter {
  /// One end of an arrow.
  struct End {
    /// What it begins or ends at.
    var frame: Rect
    /// The picture with it, its title included; `nil` outside of pictures.
    var block: Rect?

    /// Whether it lies in another end, or is the same.
    func isIn(_ other: End) -> Bool {
      block == other.block && other.frame.contains(frame)
    }
  }

  private let blocks: [Rect]
  private let verticals: [Double]
  private let horizontals: [Double]
  /// What a bend costs, in points of way.
  private static let bend = 60.0
  /// What a point of way over the arrow's own picture costs, in points elsewhere.
  private static let inside = 3.0
  /// What it costs to touch something elsewhere than in the middle of a side: less than the two bends
  /// that a straight arrow saves.
  private static let detour = 90.0
  /// How near to a corner of its picture a straight arrow may arrive, in points.
  private static let margin = 24.0

  /// A router around pictures.
  init(_ layout: BoardLayout) {
    blocks = layout.blocks
    verticals = layout.verticals
    horizontals = layout.horizontals
  }

  /// The corners of the way between two ends, both included.
  func route(from start: End, to end: End) -> [Point] {
    let starts = Side.all.map { Port(start, $0) }
    var ends = Side.all.map { Port(end, $0) }
    // One that can lead straight on does.
    for port in starts {
      for side in Side.all where side.isHorizontal == port.side.isHorizontal && side != port.side {
        if let straight = Port(end, side, facing: port.edge, margin: ArrowRouter.margin) {
          ends.append(straight)
        }
      }
    }
    let grid = ArrowGrid(blocks: blocks, xs: verticals, ys: horizontals, ports: starts + ends)
    func way(from starts: [Port], to ends: [Port]) -> [Point]? {
      grid.way(
        from: starts.map { ($0, cost(of: $0)) }, to: ends.map { ($0, cost(of: $0)) },
        bend: ArrowRouter.bend)
    }
    if start.isIn(end) || end.isIn(start) {
      // The way back to where it begins goes around a corner, or it would lie on the way out.
      let loops = starts.compactMap { port in
        way(from: [port], to: ends.filter { $0.side != port.side })
      }
      if let loop = loops.min(by: { cost(of: $0) < cost(of: $1) }) { return loop }
    }
    return way(from: starts, to: ends) ?? [starts[0].edge, ends[0].edge]
  }

  /// How long a way is, with what its bends cost.
  private func cost(of way: [Point]) -> Double {
    zip(way, way.dropFirst()).reduce(Double(way.count) * ArrowRouter.bend) { sum, part in
      sum + abs(part.0.x - part.1.x) + abs(part.0.y - part.1.y)
    }
  }

  /// Upper edges, where titles are, are taken where others are as far.
  private func cost(of port: Port) -> Double {
    port.way * ArrowRouter.inside + (port.isCentral ? 0 : ArrowRouter.detour)
      + (port.side == .top ? ArrowRouter.bend / 2 : 0)
  }

  /// A side of a rectangle.
  enum Side: Int, CaseIterable {
    case right, bottom, left, top

    static let all: [Side] = allCases
    var isHorizontal: Bool { self == .left || self == .right }

    /// One step away from it.
    var step: Point {
      switch self {
      case .right: Point(x: 1, y: 0)
      case .bottom: Point(x: 0, y: 1)
      case .left: Point(x: -1, y: 0)
      case .top: Point(x: 0, y: -1)
      }
    }
  }

  /// Where an arrow can leave what it begins at, or arrive at what it ends at.
  struct Port {
    let side: Side
    /// Where the arrow touches the frame.
    let edge: Point
    /// Where it is outside of the picture.
    let outside: Point
    /// Whether it is in the middle of the side.
    let isCentral: Bool

    init(_ end: End, _ side: Side) {
      let frame = end.frame
      self.init(end, side, at: side.isHorizontal ? frame.midY : frame.midX)
    }

    /// The port straight across from a point; `nil` when it would be near a corner or beside it.
    init?(_ end: End, _ side: Side, facing point: Point, margin: Double) {
      let frame = end.frame
      let (place, from, to) =
        side.isHorizontal
        ? (point.y, frame.minY, frame.maxY) : (point.x, frame.minX, frame.maxX)
      guard place >= from + margin, place <= to - margin else { return nil }
      self.init(end, side, at: place, isCentral: false)
    }

    private init(_ end: End, _ side: Side, at place: Double, isCentral: Bool = true) {
      let (frame, block) = (end.frame, end.block.map { $0.union(end.frame) } ?? end.frame)
      self.side = side
      self.isCentral = isCentral
      switch side {
      case .right:
        edge = Point(x: frame.maxX, y: place)
        outside = Point(x: block.maxX, y: place)
      case .left:
        edge = Point(x: frame.minX, y: place)
        outside = Point(x: block.minX, y: place)
      case .bottom:
        edge = Point(x: place, y: frame.maxY)
        outside = Point(x: place, y: block.maxY)
      case .top:
        edge = Point(x: place, y: frame.minY)
        outside = Point(x: place, y: block.minY)
      }
    }

    /// How far it is from the edge to the outside of the picture, in points.
    var way: Double { abs(edge.x - outside.x) + abs(edge.y - outside.y) }
  }
}
