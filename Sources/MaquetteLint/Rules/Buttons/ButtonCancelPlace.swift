import Maquette

extension LintRule {
  static let buttonCancelPlace = LintRule(
    "button/cancel-place", .warning, .buttons,
    sentence: "Put buttons where people expect them by their roles.",
    summary: "In an HStack, the button that cancels stands where the preferred one belongs.",
    advice: "put it before the others, or use 'ButtonGroup', which knows the places",
    wrong: "HStack:\n  - Button: Send\n    role: primary\n  - Button: Cancel\n    role: cancel\n",
    right: "HStack:\n  - Button: Cancel\n    role: cancel\n  - Button: Send\n    role: primary\n",
    fine: [
      "ButtonGroup:\n  - Button: Send\n    role: primary\n  - Button: Cancel\n    role: cancel\n",
      // A column ends with it.
      "VStack:\n  - Button: Send\n    role: primary\n  - Button: Cancel\n    role: cancel\n",
      """
      platform: tvos
      HStack:
        - Button: Send
          role: primary
        - Button: Cancel
          role: cancel
      """,
    ]
  ) { picture in
    picture.all(Button.self).compactMap { item, button in
      guard button.role == .cancel, item.parent?.component is HStack, item.platform != .tvos,
        let preferred = item.siblings.prefix(while: { $0 !== item }).first(where: {
          ($0.component as? Button)?.role == .primary
            || ($0.component as? Button)?.style.isProminent == true
        })
      else { return nil }
      return picture.issue(
        item, "\(name(item)) stands after \(name(preferred)), where the preferred one belongs")
    }
  }
}
