import Maquette

/// Tells what a picture shows, for those who cannot see it: what assistive technology would read of
/// the interface itself, in its order, made short.
package enum AltText {
  /// Characters after which the rest is only counted; screen readers read a description in one go.
  private static let longest = 240
  /// Characters of one name.
  private static let longestName = 80

  /// For example `Sign in, heading. Continue, button.`; empty when nothing has a name.
  package static func text(of scene: Scene) -> String {
    var sentences: [String] = []
    collect(scene.root, scene.direction, into: &sentences)
    var result = ""
    for (index, sentence) in sentences.enumerated() {
      if !result.isEmpty, result.count + sentence.count >= longest {
        return result + " And \(sentences.count - index) more."
      }
      result += result.isEmpty ? sentence : " " + sentence
    }
    return result
  }

  private static func collect(
    _ node: SceneNode, _ direction: LayoutDirection, into sentences: inout [String]
  ) {
    let start = sentences.count
    var group: String?
    // What is hidden hides what is in it.
    if let thing = node.accessibility, thing.isHidden || isClock(node) { return }
    // Its keys are one thing.
    if node.component == "Keyboard" { return sentences += tells(node) ? ["Keyboard."] : [] }
    if let thing = node.accessibility, thing.isElement, let sentence = sentence(for: thing) {
      sentences.append(sentence)
      group = thing.effectiveRole == .group ? sentence : nil
    }
    for child in presented(in: node) ?? ordered(node.children, of: node, direction) {
      collect(child, direction, into: &sentences)
    }
    // A group that is called as a text in it is, its title, is not read twice.
    if let group, sentences[(start + 1)...].contains(group) { sentences.remove(at: start) }
  }

  /// What covers all else in a node, for everybody: what is presented, and before it what a context menu
  /// lifts in front of the blurred screen. `nil` when nothing is presented.
  private static func presented(in node: SceneNode) -> [SceneNode]? {
    let top = node.children.last { $0.accessibility?.traits.contains(.modal) ?? false }
    return top.map { top in node.children.filter { $0.component == "Lift" } + [top] }
  }

  /// Whether it, or something in it, is not hidden.
  private static func tells(_ node: SceneNode) -> Bool {
    node.accessibility.map { !$0.isHidden } == true || node.children.contains(where: tells)
  }

  /// The bars of screens, sheets and windows.
  private static let bars: Set<String> = ["NavigationBar", "Toolbar"]

  /// What is in a node as it is read: bars above the contents first, though they are drawn over them,
  /// and what is in bars by its place.
  private static func ordered(
    _ children: [SceneNode], of node: SceneNode, _ direction: LayoutDirection
  ) -> [SceneNode] {
    if bars.contains(node.component) {
      return children.enumerated().sorted { one, other in
        let (a, b) = (one.element.frame, other.element.frame)
        if a.maxY <= b.midY || b.maxY <= a.midY { return a.minY < b.minY }
        let side = direction == .rightToLeft ? b.midX - a.midX : a.midX - b.midX
        return side == 0 ? one.offset < other.offset : side < 0
      }.map(\.element)
    }
    // The title of a watch's screen stands beside the time.
    let isTop = { (child: SceneNode) in
      (bars.contains(child.component) || child.path.contains("StatusBar/"))
        && child.frame.midY < node.frame.midY
    }
    return children.filter(isTop) + children.filter { !isTop($0) }
  }

  /// Whether a node is the time of a status bar, which tells nothing of the interface.
  private static func isClock(_ node: SceneNode) -> Bool {
    guard node.path.contains("StatusBar/"), let text = node.text else { return false }
    let scalars = Array(text.unicodeScalars)
    return zip(scalars, scalars.dropFirst(2)).enumerated().contains { index, pair in
      pair.0.properties.numericType != nil && pair.1.properties.numericType != nil
        && [":", ".", "\u{FF1A}"].contains(scalars[index + 1])
    }
  }

  private static func sentence(for thing: Accessibility) -> String? {
    let words = [thing.label, thing.value ?? ""].map(MarkupText.plain).filter { !$0.isEmpty }
    guard !words.isEmpty else { return nil }
    let traits = [(Accessibility.Trait.selected, "selected"), (.notEnabled, "dimmed")]
    let states = traits.filter { thing.traits.contains($0.0) }.map(\.1)
    var parts = words.map { word in
      word.count > longestName ? word.prefix(longestName - 1) + "…" : word
    }
    parts += states
    if let kind = kind(of: thing) { parts.append(kind) }
    let text = parts.joined(separator: ", ")
    let isEnded = text.last.map { ".!?…。؟".contains($0) } ?? false
    return isEnded ? text : text + "."
  }

  /// The word for what it is; `nil` for a text, which needs none.
  private static func kind(of thing: Accessibility) -> String? {
    let traits = thing.traits
    if let control = thing.macControl { return control.rawValue }
    if traits.contains(.toggleButton) { return "switch" }
    if traits.contains(.searchField) { return "search field" }
    if traits.contains(.keyboardKey) { return "key" }
    if traits.contains(.tabBar) { return "tab bar" }
    if traits.contains(.adjustable) { return "adjustable" }
    if thing.isHeading, thing.effectiveRole == .staticText || thing.effectiveRole == .group {
      return "heading"
    }
    switch thing.effectiveRole {
    case .button: return "button"
    case .textField: return "text field"
    case .link: return "link"
    case .image: return "image"
    case .staticText, .window, .group: return nil
    }
  }
}
