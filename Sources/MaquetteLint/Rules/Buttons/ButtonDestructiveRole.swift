import Maquette
import MaquetteSpec

extension LintRule {
  static let buttonDestructiveRole = LintRule(
    "button/destructive-role", .warning, .buttons,
    sentence: "Give the destructive role to a button that can destroy data; the role makes it red.",
    summary:
      "A button of a dialog, or an item of a menu (except on macOS), deletes or erases something "
      + "and has no role.",
    advice: "write 'role: destructive'",
    wrong: "Alert: Delete the photo?\nbuttons:\n  - Button: Cancel\n    role: cancel\n"
      + "  - Button: Delete\n",
    right: "Alert: Delete the photo?\nbuttons:\n  - Button: Cancel\n    role: cancel\n"
      + "  - Button: Delete\n    role: destructive\n",
    fine: [
      "Button: Delete\n",
      "Alert: Done\nbuttons:\n  - OK\n", "locale: fr\nAlert: Fini\nbuttons: [Fermer]\n",
      "platform: macos\nMenu: Edit\nitems: [Copy, Delete]\n",
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
    let entries = picture.menuEntries.compactMap { item, entry -> LintIssue? in
      // Menus of a Mac have no red items.
      guard item.platform != .macos, entry.role == .normal, entry.submenu.isEmpty,
        item.isTitleOfDestruction(entry.title)
      else { return nil }
      return picture.issue(
        item, entry,
        "'\(SpecNode.excerpt(entry.title))' destroys something and does not look destructive")
    }
    return buttons + entries
  }
}
