/// What drawing one element of an SVG document costs, and what it has drawn again.
///
/// Other elements are known by their numbers; names that are no element's are left out.
struct SVGElementCost {
  /// Its own outline.
  let outline: SVGOutline
  /// How much it enlarges what is inside.
  let stretch: Double
  /// Whether it has lengths that are shares of whatever is painted.
  let hasBoxUnits: Bool
  /// What it refers to for itself.
  private(set) var single: [Int] = []
  /// What it refers to for itself and for what inherits it.
  private(set) var inherited: Set<Int>

  init(
    _ element: XMLElement, stretch: Double, sheet: SVGStyleSheet, names: [String: Int]
  ) {
    outline = SVGOutline(element)
    self.stretch = stretch
    hasBoxUnits = element.attributes.contains {
      $0.name.hasSuffix("ContentUnits") && $0.value.trimmed == "objectBoundingBox"
    }
    inherited = sheet.targets(for: element)
    for (name, value) in element.attributes {
      switch name {
      case _ where name.hasSuffix("href"):
        if let number = names[String(value.trimmed.dropFirst())] { single.append(number) }
      case "fill", "stroke", "marker", "marker-start", "marker-mid", "marker-end", "style":
        inherited.formUnion(SVGStyleText(value).references.compactMap { names[$0] })
      case "id", "class", "d", "points": break
      default: single += SVGStyleText(value).references.compactMap { names[$0] }
      }
    }
  }
}
