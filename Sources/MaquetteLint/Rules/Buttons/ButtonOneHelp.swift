import Maquette

extension LintRule {
  static let buttonOneHelp = LintRule(
    "button/one-help", .warning, .buttons,
    sentence: "Include no more than one help button in a window.",
    summary: "A window has several help buttons.",
    advice: "keep one, and let its topic cover the window",
    wrong:
      """
      platform: macos
      VStack:
        - Label: Rules
        - HelpButton
        - Label: Filters
        - HelpButton
      """,
    right: "platform: macos\nVStack:\n  - Label: Rules\n  - Label: Filters\n  - HelpButton\n",
    fine: [
      "platform: macos\nBoard:\n  - Artboard: A\n    children: [{Label: a}, HelpButton]\n"
        + "  - Artboard: B\n    children: [{Label: b}, HelpButton]\n"
    ]
  ) { picture in
    var first: [Int: LintItem] = [:]
    let alerts = picture.all(Alert.self).filter(\.value.showsHelp).map(\.item)
    let buttons = picture.all(HelpButton.self).map(\.item)
    return (alerts + buttons).compactMap { item in
      let view = item.view
      guard first.updateValue(item, forKey: view.index) != nil else { return nil }
      return picture.issue(item, "there is a second help button in one window")
    }
  }
}
