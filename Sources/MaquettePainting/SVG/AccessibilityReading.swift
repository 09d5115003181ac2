import MaquetteCore

/// Puts what assistive technology is told into words, for those who get the picture as a file.
enum AccessibilityReading {
  /// Things read before the rest is only counted.
  private static let limit = 50

  /// One thing: `Button 'Continue', dimmed`; `nil` without a label, or when it is hidden.
  static func reading(_ thing: Accessibility) -> String? {
    guard thing.isElement else { return nil }
    let words = ["\(kind(of: thing, capitalized: true)) '\(thing.label)'"] + states(of: thing)
    return words.joined(separator: ", ")
  }

  /// All labelled things of a scene in the order in which they are read.
  static func reading(_ scene: Scene) -> String {
    let things = scene.thingsAsRead
    let rest = things.count - limit
    return things.prefix(limit).compactMap { reading($0.accessibility) }.joined(separator: "; ")
      + (rest > 0 ? "; and \(rest) more" : "")
  }

  /// The label with what can be said of it beside its kind: `Volume, 50 %, dimmed`.
  static func name(of thing: Accessibility) -> String {
    let states = states(of: thing)
    return states.isEmpty ? thing.label : ([thing.label] + states).joined(separator: ", ")
  }

  /// What kind of thing it is, in a word or two.
  static func kind(of thing: Accessibility, capitalized: Bool = false) -> String {
    let word = kind(of: thing)
    return capitalized ? word.capitalizedFirst : word
  }

  private static func kind(of thing: Accessibility) -> String {
    if let word = thing.controlWord { return word }
    switch thing.effectiveRole {
    case .window: return "window"
    case .staticText:
      if let level = thing.headingLevel { return "heading \(level)" }
      return thing.isHeading ? "heading" : "text"
    default: return "group"
    }
  }

  private static func states(of thing: Accessibility) -> [String] {
    var words: [String] = []
    if let value = thing.value, !value.isEmpty { words.append(value) }
    if thing.traits.contains(.selected) { words.append("selected") }
    if thing.traits.contains(.notEnabled) { words.append("dimmed") }
    return words
  }
}
