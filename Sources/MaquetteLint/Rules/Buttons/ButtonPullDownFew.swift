import Maquette

extension LintRule {
  static let buttonPullDownFew = LintRule(
    "button/pull-down-few", .warning, .buttons,
    sentence: "Use a menu for several related commands.",
    summary: "A pull-down button or a menu has one item.",
    advice: "use a 'Button' in its place",
    wrong: "PullDownButton: Actions\nitems: [Share]\n", right: "Button: Share\nstyle: gray\n",
    fine: [
      "PullDownButton: Actions\nitems: [Share, Rename, Move]\n", "PullDownButton: Actions\n",
      "Menu: More\nitems: [{title: Sort, items: [Name, Date]}]\n",
    ]
  ) { picture in
    let menus =
      picture.all(PullDownButton.self).map { ($0.item, $0.value.items) }
      + picture.all(Menu.self).map { ($0.item, $0.value.items) }
    return menus.compactMap { item, content in
      guard content.items.count == 1, let only = content.items.first, only.submenu.isEmpty else {
        return nil
      }
      return picture.issue(
        item, key: "items", "the menu has nothing but '\(SpecNode.excerpt(only.title))'")
    }
  }
}
