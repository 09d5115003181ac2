import Maquette

extension LintRule {
  static let buttonWatchWidth = LintRule(
    "button/watch-width", .note, .buttons,
    sentence: "On a watch, full-width buttons look better and are easier to tap.",
    summary: "A button is alone in its row, has a title, and is not as wide as the watch's screen.",
    advice: "leave 'stretch' and 'width' out", looksAt: [.values, .layout],
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
      "platform: watchos\nwidth: 184\nVStack:\n  - Button: Start\n    width: 170\n",
    ]
  ) { picture in
    picture.all(Button.self).compactMap { item, button in
      guard item.platform == .watchos, button.stretch == false || isNarrow(item, in: picture),
        !button.title.isEmpty, !(item.parent?.component is HStack), !item.isIn(["Toolbar", "List"])
      else { return nil }
      return picture.issue(
        item, key: "stretch", "\(name(item)) is narrower than the screen",
        fix: item.provenance?.keys["stretch"].map { .remove($0) })
    }
  }

  /// Whether the spec gives a button a width of its own that leaves much of the picture's empty.
  private static func isNarrow(_ item: LintItem, in picture: LintPicture) -> Bool {
    item.modifiers.contains { modifier in
      guard case .frame(let frame) = modifier, let width = frame.width ?? frame.maxWidth else {
        return false
      }
      return width < 0.8 * picture.scene.size.width
    }
  }
}
