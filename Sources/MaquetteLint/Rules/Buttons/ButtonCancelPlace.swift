import Maquette

extension LintRule {
  static let buttonCancelPlace = LintRule(
    "button/cancel-place", .warning, .buttons,
    sentence: "Put buttons where people expect them by their roles.",
    summary:
      "In an HStack or a navigation bar, the button that cancels has the place of the preferred "
      + "button.",
    advice: "put it before the others, or use 'ButtonGroup', which puts buttons in their places",
    wrong: "HStack:\n  - Button: Send\n    role: primary\n  - Button: Cancel\n    role: cancel\n",
    right: "HStack:\n  - Button: Cancel\n    role: cancel\n  - Button: Send\n    role: primary\n",
    fine: [
      "ButtonGroup:\n  - Button: Send\n    role: primary\n  - Button: Cancel\n    role: cancel\n",
      "NavigationBar: New\nleadingItems: [{Button: Cancel}]\ntrailingItems: [{Button: Add, role: primary}]\n",
      """
      platform: macos
      Window: Rename
      frame: {width: 400, height: 160}
      children:
        - HStack: [Spacer, {Button: Cancel}, {Button: Rename}]
      """,
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
    let stacks = picture.besideOneAnother(Button.self).flatMap { group -> [LintIssue] in
      guard let parent = group.first?.item.parent, parent.component is HStack,
        parent.platform != .tvos,
        let preferred = group.first(where: { isPreferred($0.value) })
      else { return [] }
      return group.filter {
        $0.item.cancels($0.value) && $0.item.index > preferred.item.index
      }.map { picture.issue($0.item, message($0.item, behind: preferred.item)) }
    }
    return stacks + dialogs(picture) + bars(picture)
  }

  /// Buttons that cancel and end the last row of a dialog of a Mac, where no button is preferred by
  /// its role or its look: the end is the place of the default.
  private static func dialogs(_ picture: LintPicture) -> [LintIssue] {
    picture.dialogEnds.compactMap { dialog in
      guard let last = dialog.buttons.last, last.item.cancels(last.value),
        !dialog.buttons.contains(where: { isPreferred($0.value) }),
        let other = dialog.buttons.dropLast().last
      else { return nil }
      return picture.issue(last.item, message(last.item, behind: other.item))
    }
  }

  private static func isPreferred(_ button: Button) -> Bool {
    button.role == .primary || button.style.isProminent
  }

  private static func message(_ item: LintItem, behind other: LintItem) -> String {
    "\(name(item)) is after \(name(other)), where the preferred one belongs"
  }

  /// Buttons that cancel and stand at the end of a navigation bar, where the preferred one has left
  /// its place to them.
  private static func bars(_ picture: LintPicture) -> [LintIssue] {
    picture.all(NavigationBar.self).flatMap { bar, _ -> [LintIssue] in
      let preferred = bar.children.first { other in
        guard other.key == "leadingItems", let button = other.component as? Button else {
          return false
        }
        return isPreferred(button) || other.isTitle(button.title, of: [.add, .save])
          || other.isTitleOfConfirmation(button.title)
          || other.isEnglish && button.title.lowercased() == "send"
      }
      guard let preferred else { return [] }
      return bar.children.compactMap { item in
        guard item.key == "trailingItems", let button = item.component as? Button,
          item.cancels(button)
        else { return nil }
        return picture.issue(
          item, "\(name(item)) is at the end of the bar, where \(name(preferred)) belongs",
          hint: "put it into 'leadingItems', and the other one into 'trailingItems'")
      }
    }
  }
}
