/// What drawing the outline of an SVG element costs at most.
///
/// Filling and stroking find all points where pieces of an outline cross one another. A few thousand
/// lines across one another cross millions of times, while a coast of as many has hardly a crossing:
/// so it is pairs of pieces that could meet which are counted, not points.
struct SVGOutline {
  /// Points where markers may stand.
  var points = 0
  /// Pairs of pieces that are beside one another, a curve counting for the lines it is drawn with.
  var crossings = 0.0
  /// The length, or a little more, in the element's own units.
  var length = 0.0

  /// The outline of an element; one of nothing for what has none.
  init(_ element: XMLElement) {
    switch element.name {
    case "path": add(SVGPathPieces(path: element["d"] ?? ""))
    case "polyline", "polygon": add(SVGPathPieces(points: element["points"] ?? ""))
    case "line", "rect", "circle", "ellipse":
      points = 4
      for name in ["x1", "x2", "y1", "y2", "width", "height", "r", "rx", "ry"] {
        length += 4 * abs(element[name].flatMap { try? SVGNumbers.largest(in: $0) } ?? 0)
      }
    default: break
    }
  }

  private mutating func add(_ pieces: SVGPathPieces) {
    points = pieces.list.count + 1
    length = pieces.list.reduce(0) { $0 + $1.length }
    // What leads from a point to the same point is not drawn.
    let drawn = pieces.list.filter { $0.length > 0 }
    let weights = drawn.map(\.weight)
    crossings = min(
      SVGOutline.overlaps(drawn.map(\.x), weights),
      SVGOutline.overlaps(drawn.map(\.y), weights))
    // What is not read is not trusted: all of it could cross.
    crossings += Double(pieces.unread) * Double(pieces.unread)
    points += pieces.unread
    length += Double(pieces.unread) * 1e3
  }

  /// How many pairs of ranges have something in common, each with its weight.
  private static func overlaps(_ ranges: [ClosedRange<Double>], _ weights: [Double]) -> Double {
    // All pairs, without those of which one ends before the other begins.
    let all = weights.reduce(0, +)
    let ends = zip(ranges, weights).map { ($0.upperBound, $1) }.sorted { $0.0 < $1.0 }
    var before = [0.0]
    for (_, weight) in ends { before.append(before[before.count - 1] + weight) }
    var apart = 0.0
    for (range, weight) in zip(ranges, weights) {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle].0 < range.lowerBound { low = middle + 1 } else { high = middle }
      }
      apart += weight * before[low]
    }
    return max(0, (all * all - weights.reduce(0) { $0 + $1 * $1 }) / 2 - apart)
  }
}
