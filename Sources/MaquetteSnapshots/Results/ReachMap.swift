import MaquetteCore
import MaquettePainting

/// Rectangles of pixels with the numbers of what they belong to, found quickly by place.
struct ReachMap {
  private struct Reach {
    var bounds: PixelRect
    var owner: Int
  }

  private var reaches: [Reach] = []
  /// Reaches by bands of rows.
  private var bands: [Int: [Int]] = [:]
  /// Those that are too high to be put into every band.
  private var high: [Int] = []

  private static let band = 64
  private static let mostBands = 64

  /// - Parameters:
  ///   - areas: rectangles in points with the numbers of what they belong to.
  ///   - margin: how many pixels each is larger at every edge: where an edge is between pixels, both
  ///     are painted.
  init(_ areas: [(owner: Int, rect: Rect)], scale: Double, margin: Int) {
    var seen: Set<[Int]> = []
    for area in areas where area.rect.width >= 0 && area.rect.height >= 0 {
      let pixels = Rect(
        x: area.rect.minX * scale, y: area.rect.minY * scale, width: area.rect.width * scale,
        height: area.rect.height * scale)
      let bounds = PixelRect(around: pixels).expanded(by: margin)
      let key = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY, area.owner]
      guard seen.insert(key).inserted else { continue }
      let index = reaches.count
      reaches.append(Reach(bounds: bounds, owner: area.owner))
      let rows = ReachMap.rows(bounds)
      if rows.count > ReachMap.mostBands {
        high.append(index)
      } else {
        for row in rows { bands[row, default: []].append(index) }
      }
    }
  }

  private static func rows(_ bounds: PixelRect) -> ClosedRange<Int> {
    let first = bounds.minY / band - 1
    return first...max(first, bounds.maxY / band + 1)
  }

  private func reaches(touching bounds: PixelRect) -> [Reach] {
    let rows = ReachMap.rows(bounds)
    let near =
      rows.count > bands.count
      ? Array(reaches.indices)
      : Set(rows.flatMap { bands[$0] ?? [] }).union(high).sorted()
    return near.map { reaches[$0] }.filter { !$0.bounds.intersection(bounds).isEmpty }
  }

  /// The numbers of all that touch some pixels, in order.
  func owners(touching bounds: PixelRect) -> [Int] {
    Set(reaches(touching: bounds).map(\.owner)).sorted()
  }

  /// Which parts of some pixels' rows are reached.
  func coverage(of bounds: PixelRect) -> Coverage {
    Coverage(bounds, by: reaches(touching: bounds).map { $0.bounds.intersection(bounds) })
  }

  /// Rows of a rectangle in stretches that are covered alike.
  struct Coverage {
    /// Rows from, and up to but without, and the columns covered in them, from the left.
    private(set) var slabs: [(rows: Range<Int>, columns: [Range<Int>])] = []
    private let bounds: PixelRect

    fileprivate init(_ bounds: PixelRect, by rects: [PixelRect]) {
      self.bounds = bounds
      if let all = rects.first(where: { $0 == bounds }) {
        slabs = [(all.minY..<all.maxY, [all.minX..<all.maxX])]
        return
      }
      let sorted = rects.sorted { ($0.minX, $0.maxX) < ($1.minX, $1.maxX) }
      let edges = Set(rects.flatMap { [$0.minY, $0.maxY] } + [bounds.minY, bounds.maxY]).sorted()
      for (top, bottom) in zip(edges, edges.dropFirst()) {
        var columns: [Range<Int>] = []
        for rect in sorted where rect.minY <= top && rect.maxY >= bottom {
          if let last = columns.last, rect.minX <= last.upperBound {
            let end = max(last.upperBound, rect.maxX)
            columns[columns.count - 1] = last.lowerBound..<end
          } else {
            columns.append(rect.minX..<rect.maxX)
          }
        }
        slabs.append((top..<bottom, columns))
      }
    }

    /// Whether every pixel is covered.
    var isWhole: Bool {
      slabs.allSatisfy { $0.columns == [bounds.minX..<bounds.maxX] }
    }
  }
}
