import Maquette

extension LintRule {
  static let buttonImageLabel = LintRule(
    "button/image-label-below", .note, .buttons,
    sentence: "If an image button needs a label, position it below the button.",
    summary: "A text is beside an image button instead of below it.",
    advice: "write it as the button's 'title', which is below",
    wrong: "platform: macos\nHStack:\n  - ImageButton:\n      symbol: photo\n  - Label: Photos\n",
    right: "platform: macos\nImageButton: Photos\nsymbol: photo\n",
    fine: [
      """
      platform: macos
      width: 300
      HStack:
        - ImageButton: Photos
          symbol: photo
        - Label: 12 new
      """
    ]
  ) { picture in
    picture.all(ImageButton.self).compactMap { item, button in
      guard item.parent?.component is HStack, button.title.isEmpty,
        [item.position - 1, item.position + 1].contains(where: { place in
          item.siblings.indices.contains(place) && item.siblings[place].component is Label
        })
      else { return nil }
      return picture.issue(item, "the label of the image button is beside it")
    }
  }
}
