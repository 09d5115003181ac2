/// Counts what an SVG document draws with everything that is used again, and how much it is enlarged.
///
/// A few lines that use one another ten times each draw a thousand million shapes; and enlargements
/// inside one another make strokes wider than Cairo can draw.
struct SVGBudget {
  private static let stretch = 1e3
  private static let uses = 32

  private let root: XMLElement
  private let size: Size
  private var targets: [String: XMLElement] = [:]
  private var left = Limits.svgElements
  private var largest = 1.0
  private var hasBoxUnits = false

  /// A budget for a document of a size.
  init(_ root: XMLElement, size: Size) {
    self.root = root
    self.size = size
    collect(root)
  }

  /// How much the most enlarged of its elements is enlarged.
  mutating func largestStretch() throws(ImageProblem) -> Double {
    try visit(root, stretch: 1, uses: 0)
    return hasBoxUnits ? largest * 1e3 : largest
  }

  private mutating func collect(_ element: XMLElement) {
    if let id = element["id"], targets[id] == nil { targets[id] = element }
    for child in element.children { collect(child) }
  }

  private mutating func visit(_ element: XMLElement, stretch: Double, uses: Int)
    throws(ImageProblem)
  {
    left -= 1
    let own = stretch * SVGBudget.stretch(of: element, size: size)
    largest = max(largest, own)
    for (name, value) in element.attributes where name.hasSuffix("ContentUnits") {
      // Strokes are then shares of whatever is painted.
      if value.trimmed == "objectBoundingBox" { hasBoxUnits = true }
    }
    guard left >= 0 else {
      throw ImageProblem(
        "is an SVG file that draws more than \(Limits.svgElements) elements",
        hint: "use fewer elements again")
    }
    guard own <= SVGBudget.stretch else {
      throw ImageProblem(
        "is an SVG file that enlarges a part of itself more than \(Int(SVGBudget.stretch)) times",
        hint: "draw it larger, or choose a larger 'viewBox'")
    }
    guard uses <= SVGBudget.uses else {
      throw ImageProblem(
        "is an SVG file in which uses of elements go in a circle, or are more than "
          + "\(SVGBudget.uses) deep", hint: "draw the elements themselves")
    }
    for child in element.children { try visit(child, stretch: own, uses: uses) }
    // What is painted with a pattern, mask, clip or marker draws it again.
    for (name, value) in element.attributes {
      guard let target = SVGBudget.reference(name, value), let used = targets[target] else {
        continue
      }
      try visit(used, stretch: own, uses: uses + 1)
    }
  }

  /// What an attribute refers to.
  private static func reference(_ name: String, _ value: String) -> String? {
    if name.hasSuffix("href") { return String(value.trimmed.dropFirst()) }
    guard let start = value.firstRange(of: "url(") else { return nil }
    let rest = value[start.upperBound...].drop { $0.isWhitespace || "\"'#".contains($0) }
    return String(rest.prefix { $0 != ")" && $0 != "\"" && $0 != "'" }.trimmed)
  }

  /// How much an element enlarges what is inside, at most.
  private static func stretch(of element: XMLElement, size: Size) -> Double {
    var result = 1.0
    for (name, value) in element.attributes {
      switch name {
      case "transform", "patternTransform", "gradientTransform":
        result *= largestFactor(of: value)
      case "viewBox":
        guard let box = SVGNumbers.viewBox(value) else { continue }
        let wide = Double(element["width"] ?? "") ?? size.width
        let high = Double(element["height"] ?? "") ?? size.height
        result *= max(1, wide / box.width, high / box.height)
      default: break
      }
    }
    // A symbol is as large as its use says.
    if element.name == "use" {
      let numbers = [element["width"], element["height"]].map { Double($0 ?? "") ?? 0 }
      result *= max(1, numbers[0] / size.width, numbers[1] / size.height)
    }
    return max(1, result)
  }

  /// The product of the enlargements in a list of transforms.
  private static func largestFactor(of transforms: String) -> Double {
    var result = 1.0
    for part in transforms.split(separator: ")") {
      let halves = part.split(separator: "(", maxSplits: 1)
      guard halves.count == 2 else { continue }
      let numbers = SVGNumbers.list(halves[1]).map(abs)
      switch String(halves[0].filter { $0.isLetter }) {
      case "scale" where !numbers.isEmpty: result *= max(1, numbers.max() ?? 1)
      case "matrix" where numbers.count == 6:
        result *= max(1, numbers[0] + numbers[2], numbers[1] + numbers[3])
      case "skewX", "skewY": result *= 4
      case "translate", "rotate": break
      // What is not read is not trusted: all of its numbers could be factors.
      default: result *= max(1, 2 * ((try? SVGNumbers.largest(in: String(halves[1]))) ?? 1))
      }
    }
    return result
  }
}
