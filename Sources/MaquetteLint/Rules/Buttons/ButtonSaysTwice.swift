import Maquette
import MaquetteSpec

extension LintRule {
  static let buttonSaysTwice = LintRule(
    "button/says-twice", .note, .buttons,
    sentence: "Create content that instantly shows what a button does: a symbol, a text, or both.",
    summary:
      "Symbol and title say the same: a plus beside '+', an xmark beside 'X', or a symbol beside a "
      + "title that begins with the same sign or emoji.",
    advice: "leave one of them out, or write what happens",
    wrong: "Button: +\nsymbol: plus\nstyle: gray\n",
    right: "Button: Add\nsymbol: plus\nstyle: gray\n",
    fine: [
      "Button: Delete\nsymbol: trash\nstyle: gray\n", "Button: X-ray\nsymbol: xmark\nstyle: gray\n",
      "Button: 追加\nsymbol: plus\nstyle: gray\n", "Button: +5 km\nsymbol: plus\nstyle: gray\n",
      "Button: +\nstyle: gray\n", "Button: 🗑 Delete\nstyle: gray\n",
      "Button: 👍 OK\nsymbol: arrow.right\nstyle: gray\n",
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

  private static func says(_ title: String, _ symbol: String) -> Bool {
    let plain = title.lowercased()
    let words = symbol.replacing(".", with: " ")
    if plain == words {
      return ["xmark", "plus", "minus", "chevron right", "chevron left"].contains(words)
    }
    guard let sign = plain.unicodeScalars.first, SymbolSigns.signs(of: symbol).contains(sign) else {
      return false
    }
    // What stands before digits belongs to a number, and letters before words are words.
    let rest = title.dropFirst().drop(while: \.isWhitespace)
    guard let next = rest.first else { return true }
    return !next.isNumber && !sign.properties.isAlphabetic
  }
}
