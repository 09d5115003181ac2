/// Rectangles that are found by where they are: looking for those near a label must not take longer
/// the more there are elsewhere.
package struct RectGrid {
  private struct Cell: Hashable {
    var x: Int
    var y: Int
  }

  /// What lies in more cells than this is looked at each time.
  private static let mostCells = 400.0

  private let side: Double
  private var cells: [Cell: [Rect]] = [:]
  private var large: [Rect] = []

  /// A grid with cells of a width and height in points.
  package init(side: Double) {
    self.side = side
  }

  /// Adds a rectangle; one without extent covers nothing and is left out.
  package mutating func insert(_ rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    guard (rect.width / side + 2) * (rect.height / side + 2) <= Self.mostCells else {
      large.append(rect)
      return
    }
    RectGrid.forEachCell(of: rect, side: side) { cells[$0, default: []].append(rect) }
  }

  /// How much of a rectangle lies on others, in square points; what several cover counts as often.
  package func overlap(with rect: Rect) -> Double {
    var sum = large.reduce(0) { $0 + ($1.intersection(rect)?.area ?? 0) }
    RectGrid.forEachCell(of: rect, side: side) { cell in
      guard let near = cells[cell] else { return }
      let part = Rect(x: Double(cell.x) * side, y: Double(cell.y) * side, width: side, height: side)
        .intersection(rect)
      guard let part else { return }
      for other in near { sum += other.intersection(part)?.area ?? 0 }
    }
    return sum
  }

  /// How much of a rectangle lies on that one of the others that covers most of it, in square points.
  ///
  /// - Parameter isWanted: which of the others count.
  func largestOverlap(with rect: Rect, where isWanted: (Rect) -> Bool) -> Double {
    var most = 0.0
    func look(at other: Rect) {
      guard let area = other.intersection(rect)?.area, area > most, isWanted(other) else { return }
      most = area
    }
    large.forEach(look)
    RectGrid.forEachCell(of: rect, side: side) { cells[$0]?.forEach(look) }
    return most
  }

  // Not a method: one that changes the cells would change a copy of all of them each time.
  private static func forEachCell(of rect: Rect, side: Double, _ body: (Cell) -> Void) {
    func index(_ value: Double) -> Int {
      Int(max(-1e9, min(1e9, (value / side).rounded(.down))))
    }
    for y in index(rect.minY)...max(index(rect.minY), index(rect.maxY)) {
      for x in index(rect.minX)...max(index(rect.minX), index(rect.maxX)) {
        body(Cell(x: x, y: y))
      }
    }
  }
}

extension Rect {
  fileprivate var area: Double { width * height }
}
