import Maquette
import MaquettePainting

/// What `maquette diff` prints.
struct DiffReport {
  /// Clusters that are listed; the largest ones.
  private static let listed = 5

  private let comparison: PixelComparison
  private let passes: Bool
  private let pair: DiffedPair

  init(_ result: DiffedPair.Result, _ pair: DiffedPair) {
    comparison = result.comparison
    passes = result.passes
    self.pair = pair
  }

  // MARK: Text

  /// A line on everything, and a line for each of the largest clusters.
  var text: String {
    var line: String
    if let bounds = comparison.bounds {
      line = "different: \(pixels(comparison.differentPixels)) (\(share)) in \(shown(bounds))"
    } else {
      line = "same"
    }
    if comparison.toleratedPixels > 0 { line += ", \(comparison.toleratedPixels) tolerated" }
    if passes, !comparison.isSame {
      line += ", and \(pixels(pair.tolerance.allowance(of: comparison.pixelCount))) may"
    }
    let (old, new) = sizes
    line += comparison.hasSameSize ? "; \(old)" : "; sizes \(old) and \(new)"
    let clusters = comparison.clusters.sorted { $0.differentPixels > $1.differentPixels }
    let lines = clusters.prefix(DiffReport.listed).map {
      "  \(pixels($0.differentPixels)) in \(shown($0.bounds))\($0.isOnEdges ? ", on edges" : "")"
    }
    let rest = clusters.count - lines.count
    let more = rest > 0 ? ["  and \(rest) smaller \(rest == 1 ? "cluster" : "clusters")"] : []
    return ([line] + lines + more).joined(separator: "\n") + "\n"
  }

  private func pixels(_ count: Int) -> String { "\(count) \(count == 1 ? "pixel" : "pixels")" }

  private var sizes: (String, String) {
    (
      "\(comparison.expectedWidth) × \(comparison.expectedHeight)",
      "\(comparison.actualWidth) × \(comparison.actualHeight)"
    )
  }

  /// The part of all pixels that differs, in percent.
  private var share: String {
    let percent = Double(comparison.differentPixels) * 100 / Double(max(1, comparison.pixelCount))
    if percent < 0.01 { return "less than 0.01 %" }
    // Only all is all.
    let isAll = comparison.differentPixels == comparison.pixelCount
    return "\(NumberFormat.short(isAll ? 100 : min(percent, 99.99), digits: 2)) %"
  }

  private func shown(_ rect: PixelRect) -> String {
    "\(rect.width) × \(rect.height) at (\(rect.minX), \(rect.minY))"
  }

  // MARK: JSON

  var json: JSONValue {
    .object([
      ("version", .integer(1)), ("same", .bool(comparison.isSame)), ("passes", .bool(passes)),
      ("differentPixels", .integer(comparison.differentPixels)),
      ("antialiasedPixels", .integer(comparison.toleratedPixels)),
      ("bounds", comparison.bounds.map(json) ?? .null),
      (
        "clusters",
        .array(
          comparison.clusters.map {
            .object([
              ("bounds", json($0.bounds)), ("differentPixels", .integer($0.differentPixels)),
              ("isOnEdges", .bool($0.isOnEdges)),
            ])
          })
      ),
      ("expected", size(comparison.expectedWidth, comparison.expectedHeight)),
      ("actual", size(comparison.actualWidth, comparison.actualHeight)),
      ("metric", .string(pair.options.metric.rawValue)),
      ("threshold", .number(pair.options.threshold)),
      (
        "maxDifferentPixels",
        .integer(pair.tolerance.allowance(of: comparison.pixelCount))
      ),
    ])
  }

  private func json(_ rect: PixelRect) -> JSONValue {
    .object([
      ("x", .integer(rect.minX)), ("y", .integer(rect.minY)), ("width", .integer(rect.width)),
      ("height", .integer(rect.height)),
    ])
  }

  private func size(_ width: Int, _ height: Int) -> JSONValue {
    .object([("width", .integer(width)), ("height", .integer(height))])
  }
}
