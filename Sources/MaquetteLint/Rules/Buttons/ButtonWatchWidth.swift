import Maquette

extension LintRule {
  static let buttonWatchWidth = LintRule(
    "button/watch-width", .note, .buttons,
    sentence: "On a watch, full-width buttons look better and are easier to tap.",
    summary: "A button is alone in its row, has a title, and is not as wide as the watch's screen.",
    advice: "leave 'stretch' and 'width' out",
    wrong: "platform: watchos\nwidth: 184\nVStack:\n  - Button: Start\n    stretch: false\n",
    right: "platform: watchos\nwidth: 184\nVStack:\n  - Button: Start\n",
    fine: [
      """
      platform: watchos
      width: 184
      HStack:
        - Button: A
          stretch: false
        - Button: B
          stretch: false
      """,
      """
      platform: watchos
      width: 184
      VStack:
        - Button:
            symbol: play
            stretch: false
          accessibilityLabel: Play
      """,
      "VStack:\n  - Button: Start\n    stretch: false\n",
    ]
  ) { picture in
    picture.all(Button.self).compactMap { item, button in
      guard item.platform == .watchos, button.stretch == false, !button.title.isEmpty,
        !(item.parent?.component is HStack), !item.isIn(["Toolbar", "List"])
      else { return nil }
      return picture.issue(
        item, key: "stretch", "\(name(item)) is narrower than the screen",
        fix: item.provenance?.keys["stretch"].map { .remove($0) })
    }
  }
}
