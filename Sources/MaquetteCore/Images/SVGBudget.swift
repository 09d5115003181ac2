/// Counts what an SVG document draws with everything that is used again, and how much it is enlarged.
///
/// A few lines that use one another ten times each draw a thousand million shapes; and enlargements
/// inside one another make strokes wider than Cairo can draw.
struct SVGBudget {
  private static let stretch = 1e3
  private static let uses = 32

  private let root: XMLElement
  private let dashes: Double?
  private var targets: [String: (element: XMLElement, inherited: Set<String>)] = [:]
  private var left = Limits.svgElements
  private var crossings = 0.0
  private var dashCount = 0.0
  private var largest = 1.0
  private var hasBoxUnits = false

  /// A budget for a document of a size.
  ///
  /// - Parameter dashes: the shortest pattern of dashes in it; `nil` when there are none.
  init(_ root: XMLElement, size: Size, dashes: Double?) throws(ImageProblem) {
    self.dashes = dashes
    var ids: Set<String> = []
    SVGBudget.collectNames(of: root, into: &ids)
    let sheet = try SVGStyleSheet(root, names: ids)
    self.root = SVGBudget.priced(root, size: size, sheet: sheet)
    collect(self.root, inherited: [])
  }

  /// How much the most enlarged of its elements is enlarged.
  mutating func largestStretch() throws(ImageProblem) -> Double {
    try visit(root, stretch: 1, uses: 0, times: 1, inherited: [])
    return hasBoxUnits ? largest * 1e3 : largest
  }

  private static func collectNames(of element: XMLElement, into names: inout Set<String>) {
    if let id = element["id"] { names.insert(id) }
    for child in element.children { collectNames(of: child, into: &names) }
  }

  /// The element with the cost of each below it: found once, though it may be drawn many times.
  private static func priced(_ element: XMLElement, size: Size, sheet: SVGStyleSheet)
    -> XMLElement
  {
    var result = element
    result.cost = SVGElementCost(
      element, stretch: stretch(of: element, size: size), sheet: sheet)
    result.children = element.children.map { priced($0, size: size, sheet: sheet) }
    return result
  }

  private mutating func collect(_ element: XMLElement, inherited: Set<String>) {
    if let id = element["id"], targets[id] == nil { targets[id] = (element, inherited) }
    let passed = element.cost?.passed(with: inherited) ?? inherited
    for child in element.children { collect(child, inherited: passed) }
  }

  private mutating func visit(
    _ element: XMLElement, stretch: Double, uses: Int, times: Int, inherited: Set<String>
  ) throws(ImageProblem) {
    guard let cost = element.cost else { return }
    left -= times
    let own = stretch * cost.stretch
    largest = max(largest, own)
    if cost.hasBoxUnits { hasBoxUnits = true }
    spend(cost.outline, stretch: own, times: times)
    try check(stretch: own, uses: uses)
    let passed = cost.passed(with: inherited)
    for child in element.children {
      try visit(child, stretch: own, uses: uses, times: times, inherited: passed)
    }
    // What is painted with a pattern, mask, clip or marker draws it again; what groups say of that
    // counts for the shapes inside of them.
    let isShape = cost.outline.points > 0
    for name in cost.single + (isShape ? passed.sorted() : []) {
      guard let (used, below) = targets[name] else { continue }
      let copies = used.name == "marker" ? max(1, cost.outline.points) : 1
      try visit(
        used, stretch: own, uses: uses + 1, times: min(Limits.svgElements + 1, times * copies),
        inherited: element.name == "use" ? passed.union(below) : below)
    }
  }

  private mutating func spend(_ outline: SVGOutline, stretch: Double, times: Int) {
    // Curves that are enlarged are drawn with more lines.
    crossings += outline.crossings * Double(times) * max(1, stretch / 4)
    if let dashes { dashCount += outline.length * Double(times) / dashes }
  }

  private func check(stretch: Double, uses: Int) throws(ImageProblem) {
    guard left >= 0 else {
      throw ImageProblem(
        "is an SVG file that draws more than \(Limits.svgElements) elements",
        hint: "use fewer elements again")
    }
    guard crossings <= Limits.svgCrossings else {
      throw ImageProblem(
        "is an SVG file whose outlines cross themselves too often to be drawn",
        hint: "simplify its paths, or take them apart")
    }
    guard dashCount <= Limits.svgDashes else {
      throw ImageProblem(
        "is an SVG file with more than \(Int(Limits.svgDashes)) dashes along its outlines",
        hint: "draw longer dashes")
    }
    guard stretch <= SVGBudget.stretch else {
      throw ImageProblem(
        "is an SVG file that enlarges a part of itself more than \(Int(SVGBudget.stretch)) times",
        hint: "draw it larger, or choose a larger 'viewBox'")
    }
    guard uses <= SVGBudget.uses else {
      throw ImageProblem(
        "is an SVG file in which uses of elements go in a circle, or are more than "
          + "\(SVGBudget.uses) deep", hint: "draw the elements themselves")
    }
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
