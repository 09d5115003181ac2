import Maquette

extension LintRule {
  static let acrossTitles = LintRule(
    "across/control-title", .warning, .across,
    sentence: "Every control has a name that assistive technology can speak (WCAG 2.2, 4.1.2).",
    summary:
      "A switch, slider, stepper, gauge, field or tab has no title and no label, and no text beside "
      + "or right above it names it. One text names only one control.",
    advice: "write a title, or 'accessibilityLabel: …'",
    wrong: "Toggle:\n  isOn: true\n", right: "Toggle: Wi-Fi\nisOn: true\n",
    fine: [
      "LabeledContent: Wi-Fi\ncontent:\n  Toggle:\n    isOn: true\n",
      "HStack:\n  - Label: Wi-Fi\n  - Toggle:\n      isOn: true\n",
      "Toggle:\n  isOn: true\naccessibilityLabel: Wi-Fi\n", "TextField: \"\"\nplaceholder: Name\n",
      "width: 300\nHStack:\n  - Image: speaker\n  - Slider: 0.4\n    accessibilityLabel: 音量\n",
      """
      VStack:
        - Label: Lautstärke
        - Slider: ""
          value: 0.4
        - Label: السطوع
        - HStack:
            - Image: sun.min
            - Slider: ""
              value: 0.4
            - Image: sun.max
      """,
      "Screen:\n  tabBar: [{title: ホーム, symbol: house}, {symbol: magnifyingglass, role: search}]\n",
    ]
  ) { picture in
    let tabs = picture.all(TabBar.self).flatMap { item, bar -> [(LintItem, String, String)] in
      bar.items.filter { $0.title.isEmpty && $0.role != .search }
        .map { (item, "items", $0.systemImage) }
    }
    let pages = picture.all(Tab.self).compactMap { item, tab -> (LintItem, String, String)? in
      guard tab.title.isEmpty, tab.role != .search,
        (item.parent?.component as? TabView)?.style == .automatic
      else { return nil }
      return (item, "systemImage", tab.systemImage)
    }
    let silent = (tabs + pages).compactMap { item, key, symbol -> LintIssue? in
      guard !symbol.isEmpty, symbol != "magnifyingglass", !item.isHidden, item.spokenLabel.isEmpty
      else { return nil }
      return picture.issue(item, key: key, "the tab '\(symbol)' has no title", subject: symbol)
    }
    let controls = picture.items.compactMap { item -> LintIssue? in
      guard item.controlTitle != nil, item.isUnnamedControl, !item.isIn(["LabeledContent"]),
        !item.isNamedBeside
      else { return nil }
      return picture.issue(item, "the \(item.name) has no name")
    }
    return controls + silent
  }
}
