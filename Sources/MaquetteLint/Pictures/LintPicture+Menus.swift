import Maquette
import MaquetteSpec

extension LintPicture {
  /// The items of all menus in order, those of sections and submenus too, each with the component that
  /// the menu belongs to: a button, what has a context menu, or a row of a list with one.
  var menuEntries: [(item: LintItem, entry: MenuItem)] {
    items.flatMap { item -> [(item: LintItem, entry: MenuItem)] in
      let own: MenuContent? = item.hasOwnMenu ? item.value("items") : item.rowMenu
      return own?.withSubmenus.map { (item, $0) } ?? []
    }
  }

  /// An issue of an item of a menu.
  ///
  /// - Parameters:
  ///   - word: what it is about, the title or another text of the item.
  ///   - change: what mends it.
  func issue(
    _ item: LintItem, _ entry: MenuItem, word: String = "", _ message: String,
    hint: String? = nil, change: SpecEdit.Change? = nil
  ) -> LintIssue {
    let word = word.isEmpty && entry.title.isEmpty ? entry.symbol : word
    return issue(
      item, key: item.menuKey, part: entry.title, word: word, message, hint: hint, change: change)
  }
}

extension LintItem {
  /// What has a menu of commands.
  private static let menus: Set = ["ContextMenu", "Menu", "PullDownButton"]

  fileprivate var hasOwnMenu: Bool { LintItem.menus.contains(name) }

  /// The key that its menu is written below.
  var menuKey: String { hasOwnMenu ? "items" : "contextMenu" }
}

extension MenuContent {
  fileprivate var withSubmenus: [MenuItem] {
    items.flatMap { [$0] + $0.submenu.withSubmenus }
  }
}
