import Maquette

extension LintRule {
  static let acrossTitles = LintRule(
    "across/control-title", .warning, .across,
    sentence: "Every control has a name that assistive technology can speak (WCAG 2.2, 4.1.2).",
    summary: "A switch, slider, stepper, gauge or field has no title and no label.",
    advice: "write a title, or 'accessibilityLabel: …'",
    wrong: "Toggle:\n  isOn: true\n", right: "Toggle: Wi-Fi\nisOn: true\n",
    fine: [
      "LabeledContent: Wi-Fi\ncontent:\n  Toggle:\n    isOn: true\n",
      "HStack:\n  - Label: Wi-Fi\n  - Toggle:\n      isOn: true\n",
      "Toggle:\n  isOn: true\naccessibilityLabel: Wi-Fi\n", "TextField: \"\"\nplaceholder: Name\n",
      "width: 300\nHStack:\n  - Image: speaker\n  - Slider: 0.4\n    accessibilityLabel: 音量\n",
    ]
  ) { picture in
    picture.items.compactMap { item in
      let title: String? =
        switch item.component {
        case let it as Toggle: it.title
        case let it as TextField: it.title + it.placeholder + it.text
        case let it as SecureField: it.title + it.placeholder
        case let it as TextEditor: it.placeholder + it.text
        case let it as NumberField: it.title + it.placeholder
        case let it as ComboBox: it.title + it.placeholder + it.text
        case let it as TokenField: it.title + it.placeholder
        case let it as Slider: it.title
        case let it as Stepper: it.title
        case let it as ColorPicker: it.title
        case let it as Gauge: it.title
        case let it as RatingIndicator: it.title
        default: nil
        }
      guard let title, title.isEmpty, item.spokenLabel.isEmpty, !item.isHidden,
        !item.isIn(["LabeledContent"]),
        !item.isNamedBeside
      else { return nil }
      return picture.issue(item, "the \(item.name) has no name")
    }
  }
}
