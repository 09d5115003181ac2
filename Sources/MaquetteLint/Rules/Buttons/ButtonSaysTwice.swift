import Maquette
import MaquetteSpec

extension LintRule {
  static let buttonSaysTwice = LintRule(
    "button/says-twice", .note, .buttons,
    sentence: "Create content that instantly shows what a button does: a symbol, a text, or both.",
    summary: "Symbol and title say the same: a plus beside '+', an xmark beside 'X'.",
    advice: "leave one of them out, or write what happens",
    wrong: "Button: +\nsymbol: plus\nstyle: gray\n",
    right: "Button: Add\nsymbol: plus\nstyle: gray\n",
    fine: [
      "Button: Delete\nsymbol: trash\nstyle: gray\n", "Button: X-ray\nsymbol: xmark\nstyle: gray\n",
      "Button: 追加\nsymbol: plus\nstyle: gray\n",
    ]
  ) { picture in
    picture.all(Button.self).compactMap { item, button in
      guard !button.symbol.isEmpty, !button.title.isEmpty,
        says(button.title, button.symbol)
      else { return nil }
      return picture.issue(
        item, key: "title",
        "'\(SpecNode.excerpt(button.title))' says what the symbol '\(button.symbol)' shows")
    }
  }

  private static let signs: [String: String] = [
    "plus": "+", "minus": "-", "xmark": "x", "multiply": "×", "questionmark": "?",
    "exclamationmark": "!", "ellipsis": "…", "chevron.forward": ">", "chevron.backward": "<",
    "checkmark": "✓", "heart": "♥", "star": "★", "info": "i",
  ]

  private static func says(_ title: String, _ symbol: String) -> Bool {
    let plain = title.lowercased()
    if signs[symbol] == plain { return true }
    let words = symbol.replacing(".", with: " ")
    return plain == words
      && ["xmark", "plus", "minus", "chevron right", "chevron left"].contains(words)
  }
}
