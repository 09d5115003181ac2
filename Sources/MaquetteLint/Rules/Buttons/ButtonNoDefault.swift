import Maquette
import MaquetteSpec

extension LintRule {
  static let buttonNoDefault = LintRule(
    "button/default-in-dialog", .note, .buttons,
    sentence:
      "In a sheet or another temporary view assign the primary role, so that Return closes it.",
    summary:
      "A group, or the last row of a Mac's window or sheet, has two buttons. One of them cancels, "
      + "and the other is not the default.",
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
      """
      ButtonGroup:
        - Button: Cancel
          role: cancel
        - Button: Delete
      """,
      // The sheet has its default.
      """
      platform: macos
      Sheet: Rename
      confirmationAction: Rename
      content:
        - HStack: [{Button: Cancel}, {Button: Choose…}]
      """,
      // An alert has a default by itself.
      "Alert: Send?\nbuttons:\n  - Button: Cancel\n    role: cancel\n  - Button: Send\n",
    ]
  ) { picture in
    let groups = picture.all(ButtonGroup.self).map { item, _ in
      item.children.compactMap { child in
        (child.component as? Button).map { (item: child, value: $0) }
      }
    }
    let dialogs = picture.dialogEnds.filter { !$0.hasDefault }.map(\.buttons)
    return (groups + dialogs).compactMap { buttons in
      guard buttons.count == 2, buttons.contains(where: { $0.item.cancels($0.value) }),
        let other = buttons.first(where: { !$0.item.cancels($0.value) }),
        other.value.role == .normal,
        // What destroys something is no default.
        !other.item.isTitleOfDestruction(other.value.title)
      else { return nil }
      return picture.issue(
        other.item,
        "\(name(other.item)) is the only choice besides Cancel, and Return does nothing",
        fix: other.item.provenance.map { .add("role", "primary", to: $0.location) })
    }
  }
}
