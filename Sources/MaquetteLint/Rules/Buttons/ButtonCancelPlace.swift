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
    picture.besideOneAnother(Button.self).flatMap { group -> [LintIssue] in
      guard let parent = group.first?.item.parent, parent.component is HStack,
        parent.platform != .tvos,
        let preferred = group.first(where: {
          $0.value.role == .primary || $0.value.style.isProminent
        })
      else { return [] }
      return group.filter { $0.value.role == .cancel && $0.item.index > preferred.item.index }.map {
        picture.issue(
          $0.item,
          "\(name($0.item)) stands after \(name(preferred.item)), where the preferred one belongs")
      }
    }
  }
}
