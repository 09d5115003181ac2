import MaquetteCore

/// What light and dark have in common: pairs that differ in colour at most, and stretches that are
/// there in one of the two only.
enum AdaptivePair<Element> {
  /// The same thing in both.
  case both(light: Element, dark: Element)
  /// Things of which nothing is in the other.
  case turns(light: ArraySlice<Element>, dark: ArraySlice<Element>)

  /// Pairs up two lists: from the start as far as they agree, from the end as far as they agree.
  static func pairs(
    _ light: [Element], _ dark: [Element], _ agree: (Element, Element) -> Bool
  ) -> [AdaptivePair] {
    let shorter = min(light.count, dark.count)
    var start = 0
    while start < shorter, agree(light[start], dark[start]) { start += 1 }
    var end = 0
    while end < shorter - start,
      agree(light[light.count - 1 - end], dark[dark.count - 1 - end])
    {
      end += 1
    }
    var result: [AdaptivePair] = []
    for index in 0..<start { result.append(.both(light: light[index], dark: dark[index])) }
    let middle = (light[start..<light.count - end], dark[start..<dark.count - end])
    if !middle.0.isEmpty || !middle.1.isEmpty {
      result.append(.turns(light: middle.0, dark: middle.1))
    }
    for index in (0..<end).reversed() {
      result.append(
        .both(light: light[light.count - 1 - index], dark: dark[dark.count - 1 - index]))
    }
    return result
  }
}

extension DrawItem {
  /// Whether another item is the same but for its colours.
  func isSameButForColor(as other: DrawItem) -> Bool {
    switch (self, other) {
    case (.fill(let shape, .color), .fill(let otherShape, .color)),
      (.fill(let shape, .verticalGradient), .fill(let otherShape, .verticalGradient)):
      shape == otherShape
    case (.stroke(let shape, let width, _), .stroke(let otherShape, let otherWidth, _)):
      shape == otherShape && width == otherWidth
    case (.line(let shape, let style, .color), .line(let otherShape, let otherStyle, .color)):
      shape == otherShape && style == otherStyle
    case (.text(let run, _), .text(let otherRun, _)): run == otherRun
    case (.group(let group), .group(let other)):
      group.clips == other.clips && group.opacity == other.opacity
        && group.transform == other.transform
    default: self == other
    }
  }
}

extension SceneNode {
  /// Whether another node is the same component at the same place, so that what is in the two can be
  /// compared.
  func isSamePlace(as other: SceneNode) -> Bool {
    path == other.path && clip == other.clip && effects == other.effects
      && accessibility == other.accessibility
  }
}
