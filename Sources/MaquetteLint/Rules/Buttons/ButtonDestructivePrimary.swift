import Maquette
import MaquetteSpec

extension LintRule {
  static let buttonDestructivePrimary = LintRule(
    "button/destructive-primary", .error, .buttons,
    sentence:
      "Don't give the primary role to a button that destroys something, even if it is likely.",
    summary: "A button that destroys something is the default, or looks like the default.",
    advice: "give the primary role to a button that destroys nothing",
    wrong: "ButtonGroup:\n  - Cancel\n  - Button: Delete Photos\n    role: primary\n",
    right: "ButtonGroup:\n  - Button: Cancel\n    role: cancel\n  - Button: Delete Photos\n"
      + "    role: destructive\n",
    fine: [
      "Button: Remove Filters\n", "Button: Save\nrole: primary\n",
      "Button: Delete\nrole: destructive\nstyle: tinted\n",
      "locale: de\nButton: Filter entfernen\nrole: primary\n",
    ]
  ) { picture in
    picture.all(Button.self).compactMap { item, button in
      if button.role == .destructive, button.style.isProminent {
        return picture.issue(
          item, key: "style",
          "\(name(item)) destroys something and is the most prominent button",
          hint: "use 'style: gray' or 'tinted'",
          fix: quieter(item))
      }
      guard item.isTitleOfDestruction(button.title) else { return nil }
      if button.role == .normal, button.style.isProminent {
        return picture.issue(
          item, key: "style",
          "\(name(item)) destroys something and is the most prominent button",
          hint: "write 'role: destructive', and 'style: gray' or 'tinted'",
          fix: quieter(item))
      }
      guard button.role == .primary else { return nil }
      return picture.issue(
        item, key: "role", "\(name(item)) destroys something and answers to Return",
        hint: "write 'role: destructive'",
        fix: item.provenance?.keys["role"].map { .replace($0, with: "destructive") })
    }
  }
}
