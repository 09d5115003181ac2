import Maquette
import MaquetteSpec

extension LintRule {
  static let buttonNoDefault = LintRule(
    "button/default-in-dialog", .note, .buttons,
    sentence:
      "In a sheet or another temporary view assign the primary role, so that Return closes it.",
    summary: "Of two buttons, one cancels, and the other is not the default.",
    advice: "write 'role: primary' on the one that people most likely want",
    wrong: "ButtonGroup:\n  - Button: Cancel\n    role: cancel\n  - Button: Save\n",
    right:
      "ButtonGroup:\n  - Button: Cancel\n    role: cancel\n  - Button: Save\n    role: primary\n",
    fine: [
      """
      ButtonGroup:
        - Button: Cancel
          role: cancel
        - Button: Delete
          role: destructive
      """,
      // An alert has a default by itself.
      "Alert: Send?\nbuttons:\n  - Button: Cancel\n    role: cancel\n  - Button: Send\n",
    ]
  ) { picture in
    picture.all(ButtonGroup.self).compactMap { item, _ in
      let buttons = item.children.compactMap { child in
        (child.component as? Button).map { (item: child, role: $0.role) }
      }
      guard buttons.count == 2, buttons.contains(where: { $0.role == .cancel }),
        let other = buttons.first(where: { $0.role == .normal })
      else { return nil }
      return picture.issue(
        other.item,
        "\(name(other.item)) is the only choice besides Cancel, and Return does nothing",
        fix: other.item.provenance.map { .add("role", "primary", to: $0.location) })
    }
  }
}
