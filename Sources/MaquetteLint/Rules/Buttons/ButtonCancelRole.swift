import Maquette
import MaquetteSpec

extension LintRule {
  static let buttonCancelRole = LintRule(
    "button/cancel-role", .warning, .buttons,
    sentence: "Give the cancel role to the button that cancels the current action.",
    summary:
      "A button says Cancel and does not have the role 'cancel'. The rule looks at buttons of "
      + "dialogs. In a Mac's window or sheet, it looks at buttons in the last row, and beside the "
      + "default button.",
    advice: "write 'role: cancel'; its place and its key follow from that",
    wrong: "Alert: Send the message?\nbuttons:\n  - Button: Cancel\n  - Button: Send\n",
    right: "Alert: Send the message?\nbuttons:\n  - Button: Cancel\n    role: cancel\n"
      + "  - Button: Send\n",
    fine: [
      "Button: Cancel\n", "Alert: Sent\nbuttons: [OK]\n",
      // It is alone, and what it cancels goes on below.
      """
      platform: macos
      Window: Export
      frame: {width: 400, height: 200}
      children:
        - HStack: [{ProgressView: Exporting, value: 0.4}, {Button: Cancel}]
      """,
    ]
  ) { picture in
    let inDialogs = Set(picture.dialogEnds.flatMap { $0.buttons.map(\.item.index) })
    return picture.all(Button.self).compactMap { item, button in
      guard button.role != .cancel, item.isTitleOfCancel(button.title),
        item.parent.map({ ["Alert", "ConfirmationDialog", "ButtonGroup"].contains($0.name) })
          == true || item.isBesideDefault || inDialogs.contains(item.index)
      else { return nil }
      let role = item.provenance?.keys["role"]
      return picture.issue(
        item, key: "role", "\(name(item)) has the role \(button.role.rawValue)",
        fix: role.map { .replace($0, with: "cancel") }
          ?? item.provenance.map { .add("role", "cancel", to: $0.location) })
    }
  }
}

extension LintItem {
  /// Whether it stands in a row with the default button of a Mac's window or sheet.
  fileprivate var isBesideDefault: Bool {
    platform == .macos && parent?.component is HStack && isIn(["Window", "Sheet"])
      && siblings.prefix(32).contains { ($0.component as? Button)?.role == .primary }
  }
}
