import Maquette

extension LintRule {
  static let buttonSymbolWords = LintRule(
    "button/symbol-words", .warning, .buttons,
    sentence: "Make sure that each button clearly communicates its purpose.",
    summary: "A button shows only a symbol, and its only label is the symbol's name.",
    advice: "write 'accessibilityLabel: …' with what it does",
    wrong: "Button:\n  symbol: trash\n",
    right: "Button:\n  symbol: trash\naccessibilityLabel: Delete\n",
    fine: [
      "Button: Delete\nsymbol: trash\n", "Button:\n  systemItem: done\n",
      "Button:\n  type: close\n",
      "Button:\n  symbol: trash\naccessibilityHidden: true\n",
    ]
  ) { picture in
    let buttons = picture.all(Button.self).compactMap { item, button -> (LintItem, String)? in
      guard button.subtitle.isEmpty, button.systemItem == nil, button.type == .system,
        !button.showsActivityIndicator || button.activityTitle.isEmpty
      else { return nil }
      return button.title.isEmpty ? (item, button.symbol) : nil
    }
    let others = picture.items.compactMap { item -> (LintItem, String)? in
      guard LintItem.symbolButtons.contains(item.name), item.value("title") == "" else {
        return nil
      }
      return item.value("symbol").map { (item, $0) }
    }
    return (buttons + others).compactMap { item, symbol in
      guard !symbol.isEmpty, item.spokenLabel.isEmpty, !item.isHidden else { return nil }
      return picture.issue(item, key: "symbol", "VoiceOver calls the button '\(symbol)'")
    }
  }
}
