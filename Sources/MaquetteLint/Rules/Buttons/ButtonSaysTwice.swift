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
    picture.items.compactMap { item in
      guard titledButtons.contains(item.name), let title = item.value("title") as String?,
        let symbol = item.value("symbol") as String?, !symbol.isEmpty, !title.isEmpty,
        says(title, symbol)
      else { return nil }
      return picture.issue(
        item, key: "title", "'\(SpecNode.excerpt(title))' says what the symbol '\(symbol)' shows")
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
