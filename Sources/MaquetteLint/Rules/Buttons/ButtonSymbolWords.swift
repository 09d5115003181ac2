import Maquette

extension LintRule {
  static let buttonSymbolWords = LintRule(
    "button/symbol-words", .warning, .buttons,
    sentence: "Make sure that each button clearly communicates its purpose.",
    summary: "A button with only a symbol has no label but the name of the drawing.",
    advice: "write 'accessibilityLabel: …' with what it does",
    wrong: "Button:\n  symbol: trash\n",
    right: "Button:\n  symbol: trash\naccessibilityLabel: Delete\n",
    fine: [
      "Button: Delete\nsymbol: trash\n", "Button:\n  systemItem: done\n",
      "Button:\n  type: close\n",
      "Button:\n  symbol: trash\naccessibilityHidden: true\n",
    ]
  ) { picture in
    picture.all(Button.self).compactMap { item, button in
      guard button.title.isEmpty, button.subtitle.isEmpty, !button.symbol.isEmpty,
        button.systemItem == nil, button.type == .system, item.spokenLabel.isEmpty, !item.isHidden,
        !button.showsActivityIndicator || button.activityTitle.isEmpty
      else { return nil }
      return picture.issue(
        item, key: "symbol", "the button is called '\(button.symbol)' by VoiceOver")
    }
  }
}
