import Maquette

extension LintRule {
  static let buttonSpacing = LintRule(
    "button/spacing", .note, .buttons,
    sentence:
      "Include enough space around a button, so that people can tell it from its surroundings.",
    summary: "Two controls are closer together than the guidelines advise.",
    advice: "move them apart", looksAt: [.layout, .scene],
    wrong: "HStack:\n  spacing: 2\n  children:\n    - Button: Save\n      style: gray\n"
      + "    - Button: Share\n      style: gray\n",
    right: "HStack:\n  spacing: 24\n  children:\n    - Button: Save\n      style: gray\n"
      + "    - Button: Share\n      style: gray\n",
    fine: [
      "ButtonGroup:\n  - Save\n  - Cancel\n", "SegmentedControl: [Day, Week]\n",
      // The system arranges bars and the parts of its controls.
      "platform: macos\nwidth: 500\nToolbar:\n  children: [{Button: Share}, {Button: Delete}]\n",
      "width: 390\nDatePicker: Start\nstyle: inline\n",
      // About 24 points are as good as 24.
      "VStack:\n  spacing: 20\n  children:\n    - {Button: Sign In, style: filled}\n    - Button: لاحقًا\n",
      "platform: macos\nHStack:\n  spacing: 12\n  children:\n    - Button: Cancel\n    - Button: Open\n",
      "VStack:\n  - Toggle: Wi-Fi\n  - Toggle: Bluetooth\n",
    ]
  ) { picture in
    let crowded = picture.found(.hitTargetCrowding).compactMap { finding, nodes -> LintIssue? in
      guard let first = nodes.first, let last = nodes.last,
        picture.areArranged(first, last), let gap = finding.gap
      else { return nil }
      // The guidelines say "about"; a Mac's own distance between buttons is 8 points.
      let isMac = picture.environment.platform == .macos
      guard isMac ? gap.actual < 8 : gap.actual < 0.75 * gap.wanted else { return nil }
      // A Mac's check boxes and menus stand closer than fingers could hit them, and rows of
      // switches lie as close as those of lists.
      let areButtons = first.component == "Button" && last.component == "Button"
      guard areButtons || !isMac && !(picture.isRow(first) && picture.isRow(last)) else {
        return nil
      }
      // All segments of a control are one thing to move.
      return picture.issue(
        first, finding.message, hint: finding.hint,
        subject: picture.item(of: last)?.path ?? last.path)
    }
    return crowded + touching(picture)
  }

  /// Buttons with a shape that nearly touch. Their hit targets overlap, as they are enlarged for fingers,
  /// so that nothing says how far apart they are.
  private static func touching(_ picture: LintPicture) -> [LintIssue] {
    picture.found(.hitTargetOverlap).compactMap { finding, nodes in
      guard finding.severity == .note, let first = nodes.first, let last = nodes.last,
        picture.areArranged(first, last), let item = picture.item(of: first), item.hasBezel,
        let next = picture.item(of: last), next.hasBezel,
        let wanted = item.environment.theme.controls["hitTarget"]?.numbers["bezelledGap"]
      else { return nil }
      let (one, other) = (first.frame, last.frame)
      let across = max(one.minX, other.minX) - min(one.maxX, other.maxX)
      let down = max(one.minY, other.minY) - min(one.maxY, other.maxY)
      let gap = max(across, down, 0)
      // Stacks have more than that by themselves.
      guard gap < 0.5 * wanted else { return nil }
      return picture.issue(
        first,
        "\(spoken(item)) and \(spoken(next)) are \(NumberFormat.short(gap, digits: 1)) points apart; "
          + "\(NumberFormat.short(wanted)) are recommended between controls that have a visible shape",
        subject: last.path)
    }
  }

  /// How a button is called, by what is spoken of it where it says that.
  private static func spoken(_ item: LintItem) -> String {
    item.spokenLabel.isEmpty
      ? name(item) : "\(item.name) '\(SpecNode.excerpt(item.spokenLabel))'"
  }
}

extension LintItem {
  /// Whether it is a button with a style that has a shape around it.
  fileprivate var hasBezel: Bool {
    guard let button = component as? Button else { return false }
    return button.style != .plain && button.style != .automatic
  }
}

extension LintPicture {
  /// Whether two nodes stand where their author put them: they belong to two components, and not
  /// both to bars, which the system arranges.
  func areArranged(_ one: SceneNode, _ other: SceneNode) -> Bool {
    guard areApart(one, other) else { return false }
    let bars: Set = [
      "NavigationBar", "Toolbar", "TabBar", "ButtonBar", "Keyboard", "Alert", "ConfirmationDialog",
      "Menu", "ContextMenu", "ShareSheet", "SplitView", "Window", "NavigationLink",
    ]
    return [one, other].contains { node in
      guard let item = item(of: node) else { return true }
      return !bars.contains(item.name) && !item.isIn(bars) && isOwn(node, of: item)
    }
  }

  /// Whether a node is that of its component, not a part that the system made for it.
  func isOwn(_ node: SceneNode, of item: LintItem) -> Bool {
    node.component == item.name || self.node(of: item)?.path == node.path
  }

  /// Whether a node takes its whole row, its title and its control, as a switch does.
  fileprivate func isRow(_ node: SceneNode) -> Bool {
    guard let item = item(of: node) else { return false }
    return LintItem.titledRows.contains(item.name)
  }
}
