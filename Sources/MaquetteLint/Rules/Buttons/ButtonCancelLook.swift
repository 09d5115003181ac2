import Maquette
import MaquetteSpec

extension LintRule {
  static let buttonCancelLook = LintRule(
    "button/cancel-look", .warning, .buttons,
    sentence:
      "Give the more prominent style to the preferred option, a less prominent one to others.",
    summary:
      "The button that cancels is prominent: by its role, or by its title beside other buttons.",
    advice: "use 'style: gray' or 'plain' for it",
    wrong: "ButtonGroup:\n  - Button: Cancel\n    role: cancel\n    style: filled\n"
      + "  - Button: Send\n    style: gray\n",
    right: "ButtonGroup:\n  - Button: Cancel\n    role: cancel\n    style: gray\n"
      + "  - Button: Send\n    style: filled\n",
    fine: [
      "Button: Cancel\nrole: cancel\n",
      "HStack:\n  - Button: Cancel Order\n    style: filled\n  - Button: Close\n    style: gray\n",
    ]
  ) { picture in
    picture.all(Button.self).compactMap { item, button in
      // Without the role it is its title that says so, beside what it cancels.
      guard button.style.isProminent,
        button.role == .cancel
          || item.cancels(button)
            && item.siblings.contains(where: { $0 !== item && $0.component is Button })
      else { return nil }
      return picture.issue(
        item, key: "style", "\(name(item)) cancels and is the most prominent button",
        fix: quieter(item))
    }
  }
}
