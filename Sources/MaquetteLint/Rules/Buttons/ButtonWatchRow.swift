import Maquette

extension LintRule {
  static let buttonWatchRow = LintRule(
    "button/watch-row", .warning, .buttons,
    sentence: "On a watch prefer buttons that span the screen; two may share a row.",
    summary: "Three or more buttons share a row on a watch.",
    advice: "put at most two into a row, with short titles or symbols",
    wrong: "platform: watchos\nwidth: 184\nHStack:\n  - Button: A\n  - Button: B\n  - Button: C\n",
    right: "platform: watchos\nwidth: 184\nVStack:\n  - Button: A\n  - Button: B\n  - Button: C\n",
    fine: [
      "platform: watchos\nwidth: 184\nHStack:\n  - Button: A\n  - Button: B\n",
      "width: 300\nHStack:\n  - Button: A\n  - Button: B\n  - Button: C\n",
    ]
  ) { picture in
    picture.all(HStack.self).compactMap { item, _ in
      let count = item.children.count { $0.component is Button }
      guard item.platform == .watchos, count > 2 else { return nil }
      return picture.issue(item, "there are \(count) buttons in one row of a watch")
    }
  }
}
