import Maquette

extension LintPicture {
  /// The items of all menus in order, those of sections and submenus too, each with the component that
  /// the menu belongs to.
  var menuEntries: [(item: LintItem, entry: MenuItem)] {
    items.flatMap { item -> [(item: LintItem, entry: MenuItem)] in
      guard LintItem.menus.contains(item.name), let menu = item.value("items") as MenuContent?
      else { return [] }
      return menu.withSubmenus.map { (item, $0) }
    }
  }

  /// An issue of an item of a menu. It stands where the menu's items begin, as items have no places
  /// of their own.
  func issue(_ item: LintItem, _ entry: MenuItem, _ message: String, hint: String? = nil)
    -> LintIssue
  {
    let subject = entry.title.isEmpty ? entry.symbol : entry.title
    return issue(item, key: "items", message, hint: hint, subject: subject)
  }
}

extension LintItem {
  /// What has a menu of commands.
  static let menus: Set = ["ContextMenu", "Menu", "PullDownButton"]
}

extension MenuContent {
  fileprivate var withSubmenus: [MenuItem] {
    items.flatMap { [$0] + $0.submenu.withSubmenus }
  }
}
