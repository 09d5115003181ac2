import Maquette
import MaquetteSpec

extension LintRule {
  static let buttonCancelLook = LintRule(
    "button/cancel-look", .warning, .buttons,
    sentence:
      "Give the more prominent style to the preferred option, a less prominent one to others.",
    summary: "The button that cancels is prominent.",
    advice: "use 'style: gray' or 'plain' for it",
    wrong: "ButtonGroup:\n  - Button: Cancel\n    role: cancel\n    style: filled\n"
      + "  - Button: Send\n    style: gray\n",
    right: "ButtonGroup:\n  - Button: Cancel\n    role: cancel\n    style: gray\n"
      + "  - Button: Send\n    style: filled\n",
    fine: ["Button: Cancel\nrole: cancel\n"]
  ) { picture in
    picture.all(Button.self).compactMap { item, button in
      guard button.role == .cancel, button.style.isProminent else { return nil }
      return picture.issue(
        item, key: "style", "\(name(item)) cancels and is the most prominent button",
        fix: item.provenance?.keys["style"].map { .replace($0, with: "gray") })
    }
  }
}
