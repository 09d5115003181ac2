import Maquette

extension LintRule {
  static let buttonImageInFrame = LintRule(
    "button/image-in-window-frame", .warning, .buttons,
    sentence: "Use an image button in a view, not in the window's frame.",
    summary: "An image button is in a toolbar.",
    advice: "use a toolbar item", isAlsoDrawn: true,
    wrong:
      """
      platform: macos
      width: 500
      Toolbar:
        items:
          - ImageButton:
              symbol: photo
      """,
    right:
      """
      platform: macos
      width: 500
      Toolbar:
        items:
          - Button: Photos
            symbol: photo
      """,
    fine: ["platform: macos\nImageButton: Photos\nsymbol: photo\n"]
  ) { picture in
    picture.all(ImageButton.self).compactMap { item, _ in
      item.isIn(["Toolbar", "NavigationBar"])
        ? picture.issue(item, "the image button is in a toolbar") : nil
    }
  }
}
