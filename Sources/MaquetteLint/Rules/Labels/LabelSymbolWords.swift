import Maquette

extension LintRule {
  static let labelSymbolWords = LintRule(
    "label/symbol-words", .warning, .uiLabel,
    sentence: "Provide accessibility information and localised strings.",
    summary: "A symbol without a text has no label but the name of its drawing.",
    advice: "write 'label: …' with its meaning, or 'decorative: true'",
    wrong: "HStack:\n  - Image: exclamationmark.triangle\n  - Spacer\n",
    right: "HStack:\n  - Image: exclamationmark.triangle\n    label: Warning\n  - Spacer\n",
    fine: [
      "HStack:\n  - Image: exclamationmark.triangle\n  - Label: Warning\n",
      "VStack:\n  - Image: calendar\n    font: largeTitle\n  - Label: كل المواعيد\n  - Button: Weiter\n",
      "HStack:\n  - Image: exclamationmark.triangle\n    decorative: true\n  - Spacer\n",
      "HStack:\n  - Image: star\n    accessibilityLabel: Favourite\n  - Spacer\n",
    ]
  ) { picture in
    picture.all(Image.self).compactMap { item, image in
      guard !image.systemName.isEmpty, image.label.isEmpty, !image.decorative, !item.isHidden,
        !([item] + item.ancestors).contains(where: { !$0.spokenLabel.isEmpty }),
        !item.isInControl, item.key != "icon", !item.isSymbolNamedBeside
      else { return nil }
      return picture.issue(item, "the symbol '\(image.systemName)' says nothing to VoiceOver")
    }
  }
}
