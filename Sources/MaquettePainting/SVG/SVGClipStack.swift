import MaquetteCore

extension [Shape] {
  /// The clips with one more inside of them, and without those that leave no less to be seen than others do: of boxes
  /// inside one another there is one.
  func within(_ shape: Shape) -> [Shape] {
    guard let bounds = shape.bounds else { return self + [shape] }
    guard case .rect(var box) = shape else {
      return filter { !$0.isBox(around: bounds) && $0 != shape } + [shape]
    }
    var others: [Shape] = []
    for other in self {
      guard case .rect(let around) = other, let common = box.intersection(around) else {
        others.append(other)
        continue
      }
      box = common
    }
    // What is round may be inside of the box by now.
    let isNeeded = !others.contains { $0.bounds.map(box.holds) ?? false }
    return isNeeded ? others + [.rect(box)] : others
  }
}

extension Shape {
  fileprivate func isBox(around bounds: Rect) -> Bool {
    guard case .rect(let box) = self else { return false }
    return box.holds(bounds)
  }
}

extension SVGDefinitions {
  /// How many clips are elements around one another. More of them are a mask: each is in the mask of the one around
  /// it, so that what is in many costs no more than what is in few. librsvg 2.54 ignores the clip of a clip.
  private static let mostClips = 2

  /// The attribute of an element within clips, from the outermost; `nil` where they can be elements around it.
  mutating func mask(within shapes: [Shape]) -> String? {
    shapes.count > SVGDefinitions.mostClips ? mask(of: shapes[...]) : nil
  }

  private mutating func mask(of shapes: ArraySlice<Shape>) -> String {
    guard let shape = shapes.last else { return "" }
    if let known = masks[shapes] { return known }
    let around = mask(of: shapes.dropLast())
    let box = SVGValues.box((shape.bounds ?? .zero).inset(by: -1))
    let clip = SVGValues.attribute("clip-path", "url(#\(clip(shape)))")
    let content = "<g\(clip)><rect\(box) fill=\"#fff\"\(around)/></g>"
    let name = identifier(
      "mask", "<mask", " maskUnits=\"userSpaceOnUse\"\(box)>\(content)</mask>")
    let attribute = SVGValues.attribute("mask", "url(#\(name))")
    masks[shapes] = attribute
    return attribute
  }
}
