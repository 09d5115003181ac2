import Maquette
import MaquetteSpec

extension LintRule {
  static let buttonEllipsis = LintRule(
    "button/ellipsis", .warning, .buttons,
    sentence: "Append an ellipsis to the title of a button that opens another window, view or app.",
    summary: "A title ends in typed dots, or on macOS its ellipsis is missing or doubled.",
    advice: "write 'opensWindow: true', which adds the ellipsis on macOS",
    wrong: "platform: macos\nButton: Customize Toolbar\n",
    right: "platform: macos\nButton: Customize Toolbar\nopensWindow: true\n",
    fine: [
      "Button: Customize Toolbar\n", "platform: macos\nButton: Save\n",
      "Button: Checking out…\nshowsActivityIndicator: true\n",
      "platform: macos\nlocale: de\nButton: Anpassen\n",
      "platform: macos\nButton: Print\n",
      "platform: macos\nList: [{Label: Poster, contextMenu: [Open, Rename]}]\n",
      // It is the end of a dialog.
      "platform: macos\nHStack:\n  - {Button: Cancel, role: cancel}\n  - {Button: Export, role: primary}\n",
    ]
  ) { picture in
    let buttons = picture.all(Button.self).compactMap { item, button -> LintIssue? in
      if button.title.hasSuffix("...") {
        return picture.issue(
          item, key: "title", "'\(SpecNode.excerpt(button.title))' ends in three full stops",
          hint: "write the character '…'",
          fix: item.provenance?.keys["title"].map {
            .replace($0, with: button.title.dropLast(3) + "…")
          })
      }
      let single = button.title.replacing("……", with: "…")
      if single != button.title {
        return picture.issue(
          item, key: "title", "'\(SpecNode.excerpt(button.title))' ends in two ellipses",
          hint: "write one '…'",
          fix: item.provenance?.keys["title"].map { .replace($0, with: single) })
      }
      guard item.platform == .macos, item.isEnglish, !item.isInControl else { return nil }
      let title = button.title.lowercased()
      let first = title.split(separator: " ").first.map(String.init) ?? ""
      guard !button.opensWindow, !button.title.hasSuffix("…"),
        ["customize", "browse", "export", "import", "configure"].contains(first)
          || commands.contains(title),
        !item.isBesideCancel
      else { return nil }
      return picture.issue(
        item, "\(name(item)) asks for more and has no ellipsis",
        fix: item.provenance.map { .add("opensWindow", "true", to: $0.location) })
    }
    return buttons + commands(picture) + otherDots(picture)
  }

  /// Commands of menus of a Mac that always open a window and lack their ellipsis.
  private static func commands(_ picture: LintPicture) -> [LintIssue] {
    picture.menuEntries.compactMap { found in
      let (item, entry) = (found.item, found.entry)
      guard item.platform == .macos, item.isEnglish, entry.submenu.isEmpty else { return nil }
      let menu = (item.value("title") as String?)?.lowercased() ?? ""
      let title = entry.title.lowercased()
      guard commands.contains(title) || commandsOfMenus[menu]?.contains(title) == true else {
        return nil
      }
      return picture.issue(
        found, "'\(SpecNode.excerpt(entry.title))' asks for more and has no ellipsis",
        hint: "write '\(SpecNode.excerpt(entry.title))…'",
        change: .replace(with: entry.title + "…"))
    }
  }

  /// What macOS itself writes with an ellipsis wherever it stands.
  private static let commands: Set = [
    "connect to server", "customize toolbar", "export as pdf", "find & replace",
    "find and replace", "go to folder", "go to line", "go to page", "open file", "open location",
    "page setup", "save as",
  ]

  /// What macOS writes with an ellipsis in menus of the menu bar: elsewhere, as in the menu of a
  /// file, the same word acts at once.
  private static let commandsOfMenus: [String: Set<String>] = [
    "file": ["open", "print"], "find": ["find"],
  ]

  /// Typed dots in titles of other buttons, and of items of menus.
  private static func otherDots(_ picture: LintPicture) -> [LintIssue] {
    let message = { (title: String) in "'\(SpecNode.excerpt(title))' ends in three full stops" }
    let hint = "write the character '…'"
    let others = picture.items.compactMap { item -> LintIssue? in
      guard item.name != "Button", LintItem.buttons.contains(item.name),
        let title = item.value("title") as String?, title.hasSuffix("...")
      else { return nil }
      return picture.issue(
        item, key: "title", message(title), hint: hint,
        fix: item.provenance?.keys["title"].map { .replace($0, with: title.dropLast(3) + "…") })
    }
    let entries = picture.menuEntries.filter { $0.entry.title.hasSuffix("...") }.map {
      picture.issue(
        $0, message($0.entry.title), hint: hint,
        change: .replace(with: $0.entry.title.dropLast(3) + "…"))
    }
    return others + entries
  }
}

extension LintItem {
  /// Whether a button that cancels stands in its row, as in dialogs: it does there what people have
  /// chosen already.
  fileprivate var isBesideCancel: Bool {
    let near = max(0, position - 8)..<min(siblings.count, position + 9)
    return siblings[near].contains { other in
      other !== self && (other.component as? Button).map(other.cancels) ?? false
    }
  }
}
