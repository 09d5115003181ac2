import Maquette

extension LintRule {
  static let buttonVerb = LintRule(
    "button/verb", .note, .buttons,
    sentence: "Consider starting the label with a verb, to help convey what the button does.",
    summary: "The English title of a button does not begin with a known verb.",
    advice: "begin with what happens: 'Add to Cart'",
    wrong: "Button: Photo Album\nstyle: filled\n", right: "Button: Add to Cart\nstyle: filled\n",
    fine: [
      "Button: OK\n", "Button: Not Now\n", "Button: Buy for $4.99\n",
      "Button: Forgot Password?\n",
      "locale: de\nButton: Warenkorb\nstyle: filled\n",
      "Button: Bold\nvalue: \"on\"\nstyle: gray\n", "locale: ja\nButton: カート\nstyle: filled\n",
      "width: 300\nList: [{Button: Wi-Fi}]\n", "Button: \"12\"\nstyle: gray\n",
      "Button: Wi-Fi\nstyle: plain\n", "Menu: More\nitems: [{Button: Photo Album}]\n",
      "Button: A\n",
      // Nobody has said that it is German.
      "HStack: [{Button: Anmelden, style: filled}, {Button: Abbrechen, style: gray}]\n",
    ]
  ) { picture in
    guard !picture.hasForeignTitles else { return [] }
    return picture.all(Button.self).compactMap { item, button in
      guard item.isEnglish, button.role != .cancel, button.value == nil, button.style != .plain,
        !item.isIn(placesOfNames), !item.isInControl,
        button.title.count(where: \.isLetter) > 2, button.title.allSatisfy(\.isASCII),
        !EnglishWords.isAction(button.title)
      else { return nil }
      return picture.issue(
        item, key: "title", "'\(SpecNode.excerpt(button.title))' does not begin with a verb")
    }
  }
  /// Where titles name things: rows, bars and menus.
  private static let placesOfNames: Set<String> = [
    "List", "Form", "NavigationBar", "Toolbar", "Tab", "TabView", "Table", "Sidebar", "Keyboard",
  ]
}
