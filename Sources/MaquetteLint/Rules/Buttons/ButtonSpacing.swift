import Maquette

extension LintRule {
  static let buttonSpacing = LintRule(
    "button/spacing", .note, .buttons,
    sentence: "Include enough space around a button, so that people tell it from what is around.",
    summary: "Two controls are nearer than the guidelines advise.",
    advice: "move them apart", looksAt: [.layout, .scene],
    wrong: "HStack:\n  spacing: 2\n  children:\n    - Button: Save\n      style: gray\n"
      + "    - Button: Share\n      style: gray\n",
    right: "HStack:\n  spacing: 24\n  children:\n    - Button: Save\n      style: gray\n"
      + "    - Button: Share\n      style: gray\n",
    fine: ["ButtonGroup:\n  - Save\n  - Cancel\n", "SegmentedControl: [Day, Week]\n"]
  ) { picture in
    picture.found(.hitTargetCrowding).compactMap { finding, nodes in
      guard let first = nodes.first, let last = nodes.last, picture.areApart(first, last) else {
        return nil
      }
      // A Mac's check boxes and menus stand closer than fingers could hit them.
      let isMac = picture.item(of: first)?.platform == .macos
      guard !isMac || first.component == "Button" && last.component == "Button" else { return nil }
      return picture.issue(first, finding.message, hint: finding.hint, subject: last.path)
    }
  }
}
