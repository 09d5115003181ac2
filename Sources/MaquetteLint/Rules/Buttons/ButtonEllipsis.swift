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
      let first = button.title.lowercased().split(separator: " ").first.map(String.init) ?? ""
      guard !button.opensWindow, !button.title.hasSuffix("…"),
        ["customize", "browse", "export", "import", "configure"].contains(first),
        !item.isBesideCancel
      else { return nil }
      return picture.issue(
        item, "\(name(item)) asks for more and has no ellipsis",
        fix: item.provenance.map { .add("opensWindow", "true", to: $0.location) })
    }
    return buttons + otherDots(picture)
  }

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
      picture.issue($0.item, $0.entry, message($0.entry.title), hint: hint)
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
