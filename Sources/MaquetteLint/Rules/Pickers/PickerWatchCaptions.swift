import Maquette

extension LintRule {
  static let pickerWatchCaption = LintRule(
    "picker/watch-caption", .note, .pickers,
    sentence: "Use captions to explain the items of a picker, or the picker itself.",
    summary: "A picker of images on a watch has neither titles nor captions.",
    advice: "write 'caption: …' at the picker or its options",
    wrong:
      """
      platform: watchos
      width: 184
      Picker:
        style: stack
        options: [{systemImage: sun.max}, {systemImage: cloud}]
      """,
    right:
      """
      platform: watchos
      width: 184
      Picker:
        style: stack
        caption: Weather
        options: [{systemImage: sun.max}, {systemImage: cloud}]
      """,
    fine: [
      "platform: watchos\nwidth: 184\nPicker: Weather\nstyle: list\noptions: [Sun, Cloud]\n",
      """
      platform: watchos
      width: 184
      Picker:
        style: sequence
        options: [{systemImage: sun.max, caption: Sun}]
      """,
    ]
  ) { picture in
    picture.all(Picker.self).compactMap { item, picker in
      guard item.platform == .watchos, picker.caption.isEmpty, picker.title.isEmpty,
        !picker.options.isEmpty,
        picker.options.allSatisfy({ $0.title.isEmpty && $0.caption.isEmpty })
      else { return nil }
      return picture.issue(item, "nothing says what the images are")
    }
  }
}
