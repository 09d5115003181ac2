import Maquette
import MaquetteSpec

extension LintPicture {
  /// The items of all menus in order, those of sections and submenus too.
  var menuEntries: [MenuEntry] {
    items.flatMap { item -> [MenuEntry] in
      let own: MenuContent? = item.hasOwnMenu ? item.value("items") : item.rowMenu
      let entries = own?.withSubmenus ?? []
      return zip(entries, numbersAmongEqual(entries.map(\.name))).map {
        MenuEntry(item: item, entry: $0, number: $1)
      }
    }
  }

  /// How many of the same come before each.
  func numbersAmongEqual(_ titles: [String]) -> [Int] {
    var counts: [String: Int] = [:]
    return titles.map { title in
      defer { counts[title, default: 0] += 1 }
      return counts[title, default: 0]
    }
  }

  /// An issue of an item of a menu.
  ///
  /// - Parameters:
  ///   - word: what it is about, the title or another text of the item.
  ///   - change: what mends it.
  func issue(
    _ found: MenuEntry, word: String = "", _ message: String, hint: String? = nil,
    change: SpecEdit.Change? = nil
  ) -> LintIssue {
    let title = found.entry.title
    return issue(
      found.item, key: found.item.menuKey, part: title, number: found.number,
      word: word.isEmpty && title.isEmpty ? found.entry.symbol : word, message, hint: hint,
      change: change)
  }
}

/// An item of a menu.
struct MenuEntry {
  /// The component that the menu belongs to: a button, what has a context menu, or a row of a list with
  /// one.
  let item: LintItem
  let entry: MenuItem
  /// How many items of the same name come before it in the menu.
  let number: Int
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
