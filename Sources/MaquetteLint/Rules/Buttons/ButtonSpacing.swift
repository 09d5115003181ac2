import Maquette

extension LintRule {
  static let buttonSpacing = LintRule(
    "button/spacing", .note, .buttons,
    sentence: "Include enough space around a button, so that people tell it from what is around.",
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
    picture.found(.hitTargetCrowding).compactMap { finding, nodes in
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
      return picture.issue(first, finding.message, hint: finding.hint, subject: last.path)
    }
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
