import Maquette

extension LintRule {
  static let buttonHelpInFrame = LintRule(
    "button/help-in-window-frame", .warning, .buttons,
    sentence: "Use a help button within a view, not in the window's frame.",
    summary: "A help button is in a toolbar.",
    advice: "put it into a lower corner of the view", isAlsoDrawn: true,
    wrong:
      "platform: macos\nwidth: 500\nToolbar:\n  items:\n    - HelpButton:\n        size: medium\n",
    right: "platform: macos\nwidth: 500\nVStack:\n  - Label: Rules\n  - HelpButton\n",
    fine: [
      """
      platform: macos
      width: 500
      Toolbar:
        items: [{Button: Share, symbol: square.and.arrow.up}]
      """
    ]
  ) { picture in
    picture.all(HelpButton.self).compactMap { item, _ in
      item.isIn(["Toolbar", "NavigationBar"])
        ? picture.issue(item, "the help button is in a toolbar") : nil
    }
  }
}
