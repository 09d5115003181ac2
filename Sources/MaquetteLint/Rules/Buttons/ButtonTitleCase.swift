import Maquette
import MaquetteSpec

extension LintRule {
  static let buttonTitleCase = LintRule(
    "button/title-case", .note, .buttons,
    sentence: "Use title-style capitalisation for the label of a button.",
    summary: "On macOS, the English title of a button has words that begin with a small letter.",
    advice: "begin the important words with a capital",
    wrong: "platform: macos\nButton: Add to cart\n",
    right: "platform: macos\nButton: Add to Cart\n",
    fine: [
      "platform: macos\nButton: Open iPhone Settings\n", "Button: Add to cart\n",
      "platform: macos\nlocale: fr\nButton: Ajouter au panier\n",
    ]
  ) { picture in
    picture.all(Button.self).compactMap { item, button in
      guard item.platform == .macos, item.isEnglish, !item.isIn(["List"]) else { return nil }
      let titled = EnglishWords.titled(button.title)
      guard titled != button.title, let place = item.provenance?.keys["title"] else { return nil }
      // All of it: the word that is meant may be the last one.
      let line = titled.split(whereSeparator: \.isNewline).joined(separator: " ")
      return picture.issue(
        item, key: "title", "in title style it is '\(line)'",
        fix: .replace(place, with: titled))
    }
  }
}
