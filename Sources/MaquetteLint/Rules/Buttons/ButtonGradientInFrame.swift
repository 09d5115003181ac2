import Maquette

extension LintRule {
  static let buttonGradientInFrame = LintRule(
    "button/gradient-in-window-frame", .warning, .buttons,
    sentence: "Use gradient buttons in a view, not in the window's frame.",
    summary: "A gradient button is in a toolbar.",
    advice: "use a toolbar item", isAlsoDrawn: true,
    wrong:
      """
      platform: macos
      width: 500
      Toolbar:
        items:
          - GradientButton: Add
            symbol: plus
      """,
    right:
      "platform: macos\nwidth: 500\nToolbar:\n  items:\n    - Button: Add\n      symbol: plus\n",
    fine: ["platform: macos\nGradientButton: Add\nsymbol: plus\n"]
  ) { picture in
    picture.all(GradientButton.self).compactMap { item, _ in
      item.isIn(["Toolbar", "NavigationBar"])
        ? picture.issue(item, "the gradient button is in a toolbar") : nil
    }
  }
}
