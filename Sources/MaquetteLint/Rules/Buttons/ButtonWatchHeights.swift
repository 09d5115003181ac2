import Maquette

extension LintRule {
  static let buttonWatchHeights = LintRule(
    "button/watch-heights", .note, .buttons,
    sentence:
      "On a watch, give all buttons of a stack or a row one height, with one line or two.",
    summary: "Buttons of one stack on a watch have different heights at the default text size.",
    advice: "give all of them one 'height', or give subtitles to all or to none",
    looksAt: [.values, .layout],
    wrong:
      """
      platform: watchos
      width: 184
      VStack:
        - Button: Open Goal
        - Button: Time
          subtitle: 30 min
          size: large
      """,
    right: "platform: watchos\nwidth: 184\nVStack:\n  - Button: Open Goal\n  - Button: Time\n",
    fine: [
      """
      width: 300
      VStack:
        - Button: Open Goal
          style: gray
        - Button: Time
          style: gray
          subtitle: 30 min
      """
    ],
    variants: "light"
  ) { picture in
    guard !picture.environment.textSize.isAccessibilitySize, picture.environment.pseudo == nil
    else { return [] }
    return picture.items.compactMap { item in
      guard item.platform == .watchos, item.component is VStack || item.component is HStack else {
        return nil
      }
      let frames = item.children.filter { $0.component is Button }
        .compactMap { picture.node(of: $0)?.frame.height }
      guard let least = frames.min(), let most = frames.max(), frames.count > 1, most > least + 1
      else { return nil }
      return picture.issue(
        item,
        "the buttons are \(NumberFormat.short(least, digits: 1)) to "
          + "\(NumberFormat.short(most, digits: 1)) points high")
    }
  }
}
