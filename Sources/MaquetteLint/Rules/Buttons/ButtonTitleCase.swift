import Maquette
import MaquetteSpec

extension LintRule {
  static let buttonTitleCase = LintRule(
    "button/title-case", .note, .buttons,
    sentence: "Use title-style capitalisation for the label of a button.",
    summary: "On macOS, the English title of a button has words that should begin with a capital.",
    advice: "begin the important words with a capital",
    wrong: "platform: macos\nButton: Add to cart\n",
    right: "platform: macos\nButton: Add to Cart\n",
    fine: [
      "platform: macos\nButton: Open iPhone Settings\n", "Button: Add to cart\n",
      "platform: macos\nlocale: fr\nButton: Ajouter au panier\n",
      "platform: macos\nButton: Dateien hinzufügen\n",
    ]
  ) { picture in
    guard !picture.hasForeignTitles else { return [] }
    return picture.items.compactMap { item in
      guard item.platform == .macos, titledButtons.contains(item.name), item.isEnglish,
        !item.isIn(["List"]), let title = item.value("title") as String?
      else { return nil }
      let titled = EnglishWords.titled(title)
      guard titled != title, let place = item.provenance?.keys["title"] else { return nil }
      // All of it: the word that is meant may be the last one.
      let line = titled.split(whereSeparator: \.isNewline).joined(separator: " ")
      return picture.issue(
        item, key: "title", "in title-style capitalisation it is '\(line)'",
        fix: .replace(place, with: titled))
    }
  }

  /// What shows a title as a button does.
  static let titledButtons: Set = ["Button", "ImageButton", "Menu", "PullDownButton"]
}
