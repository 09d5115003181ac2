import Maquette
import MaquetteSpec

extension LintRule {
  static let buttonDestructiveRole = LintRule(
    "button/destructive-role", .warning, .buttons,
    sentence: "Give the destructive role to a button that can destroy data; the role makes it red.",
    summary:
      "Something that deletes or erases has no role: a button of a dialog, an item of a menu "
      + "(except on macOS), or a swipe action of a row.",
    advice: "write 'role: destructive'",
    wrong: "Alert: Delete the photo?\nbuttons:\n  - Button: Cancel\n    role: cancel\n"
      + "  - Button: Delete\n",
    right: "Alert: Delete the photo?\nbuttons:\n  - Button: Cancel\n    role: cancel\n"
      + "  - Button: Delete\n    role: destructive\n",
    fine: [
      "Button: Delete\n",
      "Alert: Done\nbuttons:\n  - OK\n", "locale: fr\nAlert: Fini\nbuttons: [Fermer]\n",
      "platform: macos\nMenu: Edit\nitems: [Copy, Delete]\n",
      "List: [{Label: Inbox, swipeActions: [{title: Delete, role: destructive}, Flag]}]\n",
    ]
  ) { picture in
    let buttons = picture.all(Button.self).compactMap { item, button -> LintIssue? in
      guard button.role == .normal, item.isTitleOfDestruction(button.title),
        item.parent.map({ ["Alert", "ConfirmationDialog", "ButtonGroup"].contains($0.name) })
          == true
      else { return nil }
      return picture.issue(
        item, "\(name(item)) destroys something and does not look destructive",
        fix: item.provenance.map { .add("role", "destructive", to: $0.location) })
    }
    let entries = picture.menuEntries.compactMap { found -> LintIssue? in
      let (item, entry) = (found.item, found.entry)
      // Menus of a Mac have no red items.
      guard item.platform != .macos, entry.role == .normal, entry.submenu.isEmpty,
        item.isTitleOfDestruction(entry.title)
      else { return nil }
      return picture.issue(found, message(entry.title), change: destructive)
    }
    let swipes = picture.swipeActions.compactMap { item, action, number -> LintIssue? in
      guard action.role == .standard, item.isTitleOfDestruction(action.title) else { return nil }
      // Whoever paints it red has seen to its look.
      let tint = action.tint?.resolved(in: item.environment)
      guard tint.flatMap(signal) != "red" else { return nil }
      return picture.issue(
        item, key: "swipeActions", part: action.title, number: number, message(action.title),
        change: destructive)
    }
    return buttons + entries + swipes
  }

  private static let destructive = SpecEdit.Change.add(key: "role", value: "destructive")

  private static func message(_ title: String) -> String {
    "'\(SpecNode.excerpt(title))' destroys something and does not look destructive"
  }
}
