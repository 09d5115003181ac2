/// What drawing one element of an SVG document costs, and what it has drawn again.
struct SVGElementCost {
  /// Its own outline.
  let outline: SVGOutline
  /// How much it enlarges what is inside.
  let stretch: Double
  /// Whether it has lengths that are shares of whatever is painted.
  let hasBoxUnits: Bool
  /// What it refers to for itself.
  private(set) var single: [String] = []
  /// What it refers to for itself and for what inherits it.
  private var inherited: Set<String>

  init(_ element: XMLElement, stretch: Double, sheet: SVGStyleSheet) {
    outline = SVGOutline(element)
    self.stretch = stretch
    hasBoxUnits = element.attributes.contains {
      $0.name.hasSuffix("ContentUnits") && $0.value.trimmed == "objectBoundingBox"
    }
    inherited = sheet.targets(for: element)
    for (name, value) in element.attributes {
      switch name {
      case _ where name.hasSuffix("href"): single.append(String(value.trimmed.dropFirst()))
      case "fill", "stroke", "marker", "marker-start", "marker-mid", "marker-end", "style":
        inherited.formUnion(SVGStyleSheet.targets(in: value))
      case "id", "class", "d", "points": break
      default: single += SVGStyleSheet.targets(in: value)
      }
    }
  }

  /// What is inherited inside of it.
  func passed(with above: Set<String>) -> Set<String> {
    if inherited.isEmpty { return above }
    return above.isEmpty ? inherited : above.union(inherited)
  }
}
