import Maquette

extension LintRule {
  static let buttonImagePadding = LintRule(
    "button/image-padding", .note, .buttons,
    sentence: "Include about 10 pixels of padding between an image and the edges of its button.",
    summary: "An image button is so small that its picture has less than 5 points of padding.",
    advice: "leave 'width' and 'height' out, or make the image smaller with 'imageSize'",
    looksAt: [.values, .layout],
    wrong:
      """
      platform: macos
      ImageButton:
        symbol: photo
        imageSize: 40
        width: 42
        height: 42
      """,
    right: "platform: macos\nImageButton:\n  symbol: photo\n  imageSize: 40\n",
    fine: [
      "platform: macos\nImageButton: Photos\nsymbol: photo\n",
      "platform: macos\nHStack: [{ImageButton: صور, symbol: photo, width: 60}]\n",
      "platform: macos\nHStack: [{ImageButton: \"\", symbol: photo, width: 80, height: 80}]\n",
    ]
  ) { picture in
    picture.all(ImageButton.self).compactMap { item, button in
      guard let size = button.imageSize ?? picture.usualImage(of: item, button) else { return nil }
      for modifier in item.modifiers {
        guard case .frame(let frame) = modifier,
          let side = [frame.width, frame.height].compactMap({ $0 }).min(), side < size + 10
        else { continue }
        return picture.issue(
          item,
          "the image has \(NumberFormat.short(max(0, (side - size) / 2), digits: 1)) points of "
            + "padding"
        )
      }
      return nil
    }
  }
}

extension LintPicture {
  /// The side of an image that nobody gave a size, in points: what the usual padding of 10 leaves of
  /// the button where nothing else is in it.
  fileprivate func usualImage(of item: LintItem, _ button: ImageButton) -> Double? {
    guard button.title.isEmpty, item.platform == .macos, let frame = node(of: item)?.frame else {
      return nil
    }
    return max(0, min(frame.width, frame.height) - 20)
  }
}
