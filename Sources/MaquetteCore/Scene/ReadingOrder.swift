/// Something in a picture that assistive technology stops at.
package struct ReadThing: Hashable, Sendable {
  /// What it is told of it.
  package var accessibility: Accessibility
  /// Whether it is in the bar of a screen, a sheet or a window.
  package var isInBar: Bool
}

extension Scene {
  /// What assistive technology reads of the interface, in its order: bars above the contents first, though they are
  /// drawn over them. What is hidden or covered, and the time of a status bar, is left out; a keyboard is one thing.
  package var thingsAsRead: [ReadThing] {
    var order = ReadingOrder(direction: direction)
    order.collect(root, isInBar: false)
    return order.things
  }
}

/// Collects things in the order in which they are read.
private struct ReadingOrder {
  let direction: LayoutDirection
  var things: [ReadThing] = []

  /// The bars of screens, sheets and windows.
  private static func isBar(_ name: String) -> Bool { name == "NavigationBar" || name == "Toolbar" }

  mutating func collect(_ node: SceneNode, isInBar: Bool) {
    let start = things.count
    let isInBar = isInBar || ReadingOrder.isBar(node.component)
    // What is hidden hides what is in it.
    if node.accessibility?.isHidden == true || node.isClock { return }
    if node.component == "Keyboard" {
      guard node.tells else { return }
      let own = node.accessibility.flatMap { $0.isElement ? $0 : nil }
      let keyboard = own ?? Accessibility(role: .group, label: "Keyboard")
      return things.append(ReadThing(accessibility: keyboard, isInBar: false))
    }
    var group: Accessibility?
    if node.accessibility?.isElement == true, let thing = node.accessibility {
      things.append(ReadThing(accessibility: thing, isInBar: isInBar))
      if thing.effectiveRole == .group { group = thing }
    }
    for child in node.presented ?? ordered(node.children, of: node) {
      collect(child, isInBar: isInBar)
    }
    // A group that is called as a text in it is, its title, is not read twice.
    if let group, things[(start + 1)...].contains(where: { group.isCalled(as: $0.accessibility) }) {
      things.remove(at: start)
    }
  }

  /// What is in a node as it is read: bars above the contents first, and what is in bars by its place.
  private func ordered(_ children: [SceneNode], of node: SceneNode) -> [SceneNode] {
    if ReadingOrder.isBar(node.component) {
      return children.enumerated().sorted { one, other in
        let (a, b) = (one.element.frame, other.element.frame)
        if a.maxY <= b.midY || b.maxY <= a.midY { return a.minY < b.minY }
        let side = direction == .rightToLeft ? b.midX - a.midX : a.midX - b.midX
        return side == 0 ? one.offset < other.offset : side < 0
      }.map(\.element)
    }
    // The title of a watch's screen stands beside the time.
    let isTop = children.map { child in
      child.frame.midY < node.frame.midY
        && (ReadingOrder.isBar(child.component) || child.isInStatusBar)
    }
    guard isTop.contains(true) else { return children }
    let parts = zip(children, isTop)
    return parts.filter(\.1).map(\.0) + parts.filter { !$0.1 }.map(\.0)
  }
}

extension SceneNode {
  /// What covers all else in it, for everybody: what is presented, and before it what a context menu lifts in
  /// front of the blurred screen. `nil` when nothing is presented.
  fileprivate var presented: [SceneNode]? {
    let top = children.indices.last {
      children[$0].accessibility?.traits.contains(.modal) ?? false
    }
    return top.map { top in children.filter { $0.component == "Lift" } + [children[top]] }
  }

  /// Whether it, or something in it, is not hidden.
  fileprivate var tells: Bool {
    accessibility.map { !$0.isHidden } == true || children.contains(where: \.tells)
  }

  /// Whether it is the time of a status bar, which tells nothing of the interface.
  fileprivate var isClock: Bool {
    guard let text, isInStatusBar else { return false }
    let scalars = Array(text.unicodeScalars)
    return zip(scalars, scalars.dropFirst(2)).enumerated().contains { index, pair in
      pair.0.properties.numericType != nil && pair.1.properties.numericType != nil
        && [":", ".", "\u{FF1A}"].contains(scalars[index + 1])
    }
  }

  private static let statusBar = Array("StatusBar/".utf8)

  /// Whether it is a part of a status bar. By bytes, since every node is asked.
  fileprivate var isInStatusBar: Bool {
    let wanted = SceneNode.statusBar
    var found = 0
    for byte in path.utf8 {
      // Its first letter comes once in it.
      found = byte == wanted[found] ? found + 1 : byte == wanted[0] ? 1 : 0
      if found == wanted.count { return true }
    }
    return false
  }
}

extension Accessibility {
  /// What makes more of a text or a group than that.
  private static let telling: Set<Trait> = [
    .selected, .notEnabled, .toggleButton, .searchField, .keyboardKey, .tabBar, .adjustable,
  ]

  /// Whether a text or a group is read with the same words as this group.
  fileprivate func isCalled(as other: Accessibility) -> Bool {
    guard [.staticText, .group].contains(other.effectiveRole) else { return false }
    let (own, others) = (Set(traits), Set(other.traits))
    return label == other.label && (value ?? "") == (other.value ?? "")
      && isHeading == other.isHeading
      && own.symmetricDifference(others).isDisjoint(with: Accessibility.telling)
  }
}
