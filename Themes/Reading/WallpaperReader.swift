import MaquetteCore

/// Reads a file of wallpapers: lists of gradients under names.
package enum WallpaperReader {
  private static let keys = [
    "linearGradient", "radialGradient", "locations", "startPoint", "endPoint", "center", "radius",
  ]
  private static let shares = -10.0...10.0

  /// The wallpapers of a file, in its order; one without a gradient is reported.
  package static func wallpapers(from root: SpecNode, sink: DiagnosticSink) -> [Wallpaper] {
    let values = ThemeValueReader(sink: sink)
    guard let entries = root.map else {
      values.mismatch(root, "wallpapers", wanted: "a map of names")
      return []
    }
    return entries.compactMap { entry in
      guard let list = entry.value.list, !list.isEmpty else {
        values.mismatch(entry.value, entry.key, wanted: "a list of gradients")
        return nil
      }
      return Wallpaper(name: entry.key, layers: list.compactMap { gradient($0, by: values) })
    }
  }

  private static func gradient(_ node: SpecNode, by values: ThemeValueReader) -> Gradient? {
    var colors: [Color] = []
    var isRadial = false
    var locations: [Double]?
    var (start, end) = (Point(x: 0.5, y: 0), Point(x: 0.5, y: 1))
    var center = Point(x: 0.5, y: 0.5)
    var radius = 0.5
    func point(_ node: SpecNode, _ key: String) -> Point? {
      values.numbers(node, key, count: 2, shares).map { Point(x: $0[0], y: $0[1]) }
    }
    values.eachEntry(of: node, "a gradient", keys: keys) { key, node in
      switch key {
      case "startPoint": values.set(&start, point(node, key))
      case "endPoint": values.set(&end, point(node, key))
      case "center": values.set(&center, point(node, key))
      case "radius": values.set(&radius, values.number(node, key, 0.001...10))
      case "locations":
        locations = values.numbers(node, key, count: node.list?.count ?? 0, 0...1)
      default:
        isRadial = key == "radialGradient"
        colors = (node.list ?? []).compactMap { Color(hex: $0.scalar ?? "") }
      }
    }
    let count = locations?.count ?? colors.count
    guard colors.count > 1, count == colors.count else {
      values.fail("a gradient has two colours at least, each with a location", at: node)
      return nil
    }
    let stops = colors.enumerated().map { index, color in
      Gradient.Stop(
        location: locations?[index] ?? Double(index) / Double(colors.count - 1), color: color)
    }
    return Gradient(
      isRadial ? .radial(centre: center, radius: radius) : .linear(from: start, to: end),
      stops: stops)
  }
}
