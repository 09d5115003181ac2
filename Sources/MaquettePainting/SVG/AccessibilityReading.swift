import MaquetteCore

/// Puts what assistive technology is told into words, for those who get the picture as a file.
enum AccessibilityReading {
  /// Things read before the rest is only counted.
  private static let limit = 50

  /// One thing: `Button 'Continue', dimmed`; `nil` without a label.
  static func reading(_ thing: Accessibility) -> String? {
    guard !thing.label.isEmpty else { return nil }
    var words = ["\(name(thing)) '\(thing.label)'"]
    if let value = thing.value, !value.isEmpty { words.append(value) }
    if thing.traits.contains(.selected) { words.append("selected") }
    if thing.traits.contains(.notEnabled) { words.append("dimmed") }
    return words.joined(separator: ", ")
  }

  /// All labelled things of a scene in the order in which they are drawn.
  static func reading(_ scene: Scene) -> String {
    let readings = scene.nodes.compactMap { $0.accessibility.flatMap(reading) }
    let rest = readings.count - limit
    return readings.prefix(limit).joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
  }

  private static func name(_ thing: Accessibility) -> String {
    switch thing.role {
    case .staticText: thing.traits.contains(.header) ? "Heading" : "Text"
    case .button: "Button"
    case .image: "Image"
    case .window: "Window"
    case .group: "Group"
    }
  }
}
