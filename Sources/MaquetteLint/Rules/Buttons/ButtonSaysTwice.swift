import Maquette
import MaquetteSpec

extension LintRule {
  static let buttonSaysTwice = LintRule(
    "button/says-twice", .note, .buttons,
    sentence: "Create content that instantly shows what a button does: a symbol, a text, or both.",
    summary:
      "Symbol and title say the same: a plus beside '+', an xmark beside 'X', or a symbol beside a "
      + "title that begins with a sign or an emoji.",
    advice: "leave one of them out, or write what happens",
    wrong: "Button: +\nsymbol: plus\nstyle: gray\n",
    right: "Button: Add\nsymbol: plus\nstyle: gray\n",
    fine: [
      "Button: Delete\nsymbol: trash\nstyle: gray\n", "Button: X-ray\nsymbol: xmark\nstyle: gray\n",
      "Button: 追加\nsymbol: plus\nstyle: gray\n", "Button: +5 km\nsymbol: plus\nstyle: gray\n",
      "Button: +\nstyle: gray\n", "Button: 🗑 Delete\nstyle: gray\n",
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

  /// Whether a sign or an emoji stands before the words, as in `+ Add` or `🗑 Delete`: a symbol of its own. What
  /// stands before digits belongs to a number.
  private static func beginsWithSign(_ title: String) -> Bool {
    guard let first = title.unicodeScalars.first else { return false }
    let rest = title.dropFirst().drop(while: \.isWhitespace)
    guard let next = rest.first, !next.isNumber else { return false }
    return [.mathSymbol, .otherSymbol].contains(first.properties.generalCategory)
  }

  private static func says(_ title: String, _ symbol: String) -> Bool {
    let plain = title.lowercased()
    if signs[symbol] == plain || beginsWithSign(title) { return true }
    let words = symbol.replacing(".", with: " ")
    return plain == words
      && ["xmark", "plus", "minus", "chevron right", "chevron left"].contains(words)
  }
}
