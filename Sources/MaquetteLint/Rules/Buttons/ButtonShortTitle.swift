import Maquette

extension LintRule {
  static let buttonShortTitle = LintRule(
    "button/short-title", .note, .buttons,
    sentence: "Create a short label that succinctly describes what the button does.",
    summary:
      "A title has more than 30 characters and more than four words, or more than 15 characters in "
      + "Chinese or Japanese.",
    advice: "say it in two or three words; details belong in the view",
    wrong: "width: 390\nButton: Add this wonderful thing to my shopping cart\n",
    right: "width: 390\nButton: Add to Cart\n",
    fine: [
      "width: 390\nButton: Benachrichtigungseinstellungen\nlocale: de\n",
      "width: 390\nButton: Continue as Guest User\n",
      "width: 390\nlocale: ja\nButton: アカウントを作成して続ける\n",
      "width: 390\nList: [{Button: Show me all of the things that I have bought here}]\n",
    ]
  ) { picture in
    picture.items.compactMap { item in
      guard titledButtons.contains(item.name), let title = item.value("title") as String? else {
        return nil
      }
      let words = title.split { $0.isWhitespace }.count
      let (count, isDense) = (title.count, title.isDense)
      guard isDense ? count > 15 : count > 30 && words > 4, !item.isIn(["List", "Form"]) else {
        return nil
      }
      return picture.issue(
        item, key: "title",
        "the title has \(count) characters" + (isDense ? "" : " in \(words) words"))
    }
  }
}
