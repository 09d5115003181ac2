import Maquette

extension LintRule {
  static let labelSymbolWords = LintRule(
    "label/symbol-words", .warning, .uiLabel,
    sentence: "Provide accessibility information and localised strings.",
    summary: "A symbol has no text beside it, and its only label is the symbol's name.",
    advice: "write 'label: …' with its meaning, or 'decorative: true'",
    wrong: "HStack:\n  - Image: exclamationmark.triangle\n  - Spacer\n",
    right: "HStack:\n  - Image: exclamationmark.triangle\n    label: Warning\n  - Spacer\n",
    fine: [
      "HStack:\n  - Image: exclamationmark.triangle\n  - Label: Warning\n",
      "VStack:\n  - Image: calendar\n    font: largeTitle\n  - Label: كل المواعيد\n  - Button: Weiter\n",
      "HStack:\n  - Image: exclamationmark.triangle\n    decorative: true\n  - Spacer\n",
      "HStack:\n  - Image: star\n    accessibilityLabel: Favourite\n  - Spacer\n",
      "HStack: [{Label: \"\", symbol: star, accessibilityLabel: Favourite}, {Spacer: \"\"}]\n",
      "HStack: [{Label: Favourite, symbol: star, labelStyle: iconOnly}, {Spacer: \"\"}]\n",
    ]
  ) { picture in
    let images = picture.all(Image.self).filter { $0.value.label.isEmpty && !$0.value.decorative }
      .map { ($0.item, $0.value.systemName) }
    let tiles = picture.all(IconTile.self).map { ($0.item, $0.value.systemName) }
    let labels = picture.all(Label.self).filter { $0.value.text.isEmpty }
      .map { ($0.item, $0.value.systemImage) }
    return (images + tiles + labels).compactMap { item, symbol in
      guard !symbol.isEmpty, !item.isHidden,
        !([item] + item.ancestors).contains(where: { !$0.spokenLabel.isEmpty }),
        !item.isInControl, item.key != "icon", !item.isSymbolNamedBeside
      else { return nil }
      return picture.issue(
        item, "the symbol '\(symbol)' has no meaning for VoiceOver",
        hint: item.component is Label
          ? "write a text, and 'labelStyle: iconOnly' to show the symbol alone" : nil)
    }
  }
}
