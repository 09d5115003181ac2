import Maquette

extension LintRule {
  static let buttonFlexibleHeight = LintRule(
    "button/flexible-height", .note, .buttons,
    sentence:
      "Use a flexible-height push button only for tall content or content of variable height.",
    summary: "On macOS, a button of flexible height has only one line of text.",
    advice: "leave 'bezelStyle' out",
    wrong: "platform: macos\nButton: Save\nbezelStyle: flexiblePush\n",
    right: "platform: macos\nButton: Save\n",
    fine: [
      "platform: macos\nButton: Save\nsubtitle: All documents\nbezelStyle: flexiblePush\n",
      "platform: macos\nButton: \"Save\\nAll\"\nbezelStyle: flexiblePush\n",
    ]
  ) { picture in
    picture.all(Button.self).compactMap { item, button in
      guard item.platform == .macos, button.bezelStyle == .flexiblePush, button.subtitle.isEmpty,
        button.icon == nil, !button.title.contains(where: \.isNewline),
        button.symbolPlacement != .top, button.symbolPlacement != .bottom
      else { return nil }
      return picture.issue(
        item, key: "bezelStyle", "\(name(item)) has one line",
        fix: item.provenance?.keys["bezelStyle"].map { .remove($0) })
    }
  }
}
