/// Counts what an SVG document draws with everything that is used again, and how much it is enlarged.
///
/// A few lines that use one another ten times each draw a thousand million shapes; and enlargements
/// inside one another make strokes wider than Cairo can draw.
struct SVGBudget {
  private static let stretch = 1e3
  private static let uses = 32

  /// Elements that elements refer to, taken together; each costs a look-up.
  private static let references = 2_000_000

  private var root: XMLElement
  private let dashes: Double?
  /// The elements with names, and what of theirs they inherit, by their numbers.
  private var targets: [(element: XMLElement, inherited: [Int])?]
  private var left = Limits.svgElements
  private var referencesLeft = SVGBudget.references
  private var crossings = 0.0
  private var dashCount = 0.0
  private var largest = 1.0
  private var hasBoxUnits = false

  /// A budget for a document of a size.
  ///
  /// - Parameter dashes: the shortest pattern of dashes in it; `nil` when there are none.
  init(_ root: XMLElement, size: Size, dashes: Double?) throws(ImageProblem) {
    self.dashes = dashes
    self.root = root
    var names: [String: Int] = [:]
    SVGBudget.number(root, in: &names)
    targets = Array(repeating: nil, count: names.count)
    let sheet = try SVGStyleSheet(root, names: names)
    var priced = root
    try price(&priced, size: size, sheet: sheet, names: names)
    self.root = priced
    try collect(self.root, names, inherited: [])
  }

  /// How much the most enlarged of its elements is enlarged.
  mutating func largestStretch() throws(ImageProblem) -> Double {
    try visit(root, stretch: 1, uses: 0, times: 1, inherited: [])
    return hasBoxUnits ? largest * 1e3 : largest
  }

  private static func number(_ element: XMLElement, in names: inout [String: Int]) {
    if let id = element["id"], names[id] == nil { names[id] = names.count }
    for child in element.children { number(child, in: &names) }
  }

  /// Finds the cost of an element and of each below it, once, though it may be drawn many times.
  private mutating func price(
    _ element: inout XMLElement, size: Size, sheet: SVGStyleSheet, names: [String: Int]
  ) throws(ImageProblem) {
    let cost = SVGElementCost(
      element, stretch: SVGBudget.stretch(of: element, size: size), sheet: sheet, names: names)
    try look(cost.inherited.count)
    element.cost = cost
    for index in element.children.indices {
      try price(&element.children[index], size: size, sheet: sheet, names: names)
    }
  }

  private mutating func collect(
    _ element: XMLElement, _ names: [String: Int], inherited: [Int]
  ) throws(ImageProblem) {
    if let number = element["id"].flatMap({ names[$0] }), targets[number] == nil {
      targets[number] = (element, inherited)
    }
    let passed = try union(inherited, element.cost?.inherited ?? [])
    for child in element.children { try collect(child, names, inherited: passed) }
  }

  /// What is inherited inside of an element, in the order of numbers.
  private mutating func union(_ above: [Int], _ own: Set<Int>) throws(ImageProblem) -> [Int] {
    guard !own.isEmpty else { return above }
    try look(above.count + own.count)
    return Set(above).union(own).sorted()
  }

  private mutating func look(_ count: Int) throws(ImageProblem) {
    referencesLeft -= count
    guard referencesLeft >= 0 else {
      throw ImageProblem(
        "is an SVG file whose elements refer to others more than \(SVGBudget.references) times",
        hint: "name one paint, clip, mask or marker for each shape")
    }
  }

  private mutating func visit(
    _ element: XMLElement, stretch: Double, uses: Int, times: Int, inherited: [Int]
  ) throws(ImageProblem) {
    guard let cost = element.cost else { return }
    left -= times
    let own = stretch * cost.stretch
    largest = max(largest, own)
    if cost.hasBoxUnits { hasBoxUnits = true }
    spend(cost.outline, stretch: own, times: times)
    try check(stretch: own, uses: uses)
    let passed = try union(inherited, cost.inherited)
    for child in element.children {
      try visit(child, stretch: own, uses: uses, times: times, inherited: passed)
    }
    // What is painted with a pattern, mask, clip or marker draws it again; what groups say of that
    // counts for the shapes inside of them.
    let isShape = cost.outline.points > 0
    for number in cost.single + (isShape ? passed : []) {
      guard let (used, below) = targets[number] else { continue }
      let copies = used.name == "marker" ? max(1, cost.outline.points) : 1
      try visit(
        used, stretch: own, uses: uses + 1, times: min(Limits.svgElements + 1, times * copies),
        inherited: element.name == "use" ? union(passed, Set(below)) : below)
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
        hint: "repeat fewer elements with <use>")
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
        "is an SVG file whose references (by <use>, 'mask', 'fill' and the like) lead in a circle, "
          + "or are nested more than \(SVGBudget.uses) deep",
        hint: "remove the one that leads back, or draw the elements themselves")
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
