import Maquette

extension LintRule {
  static let buttonGradientSymbol = LintRule(
    "button/gradient-symbol", .warning, .buttons,
    sentence: "Prefer a symbol in a gradient button, not text.",
    summary: "A gradient button has a text and no symbol.",
    advice: "write 'symbol: plus', for example; the title is what VoiceOver says",
    isAlsoDrawn: true,
    wrong: "platform: macos\nGradientButton: Add\n",
    right: "platform: macos\nGradientButton: Add\nsymbol: plus\n",
    fine: ["platform: macos\nButton: Add\n"]
  ) { picture in
    picture.all(GradientButton.self).compactMap { item, button in
      button.symbol.isEmpty
        ? picture.issue(item, key: "title", "the gradient button has no symbol") : nil
    }
  }
}
