import Maquette

extension LintRule {
  static let pickerInContext = LintRule(
    "picker/in-context", .note, .pickers,
    sentence:
      "Avoid switching screens to show a picker; show it below or near the field that is edited.",
    summary:
      "A screen has nothing but wheels or a calendar, or a list of few options fills a screen of its own.",
    advice: "show it in a row, a popover or at the lower edge ('inputView') beside what it changes",
    wrong: "Screen:\n  - DatePicker: Birthday\n    style: wheels\n",
    right:
      """
      Screen:
        - Form:
            - LabeledContent: Name
              value: Anna
            - DatePicker: Birthday
      """,
    fine: [
      "DatePicker: Birthday\nstyle: wheels\n",
      """
      Screen:
        - List:
            - Picker: Country
              style: navigationLink
              options: [A, B, C, D, E, F, G, H]
      """,
      "platform: watchos\nScreen:\n  - Picker: Size\n    options: [S, M, L]\n",
    ]
  ) { picture in
    let alone = picture.all(Screen.self).compactMap { item, screen -> LintIssue? in
      let content = item.children.filter { $0.key == "children" }
      guard item.platform == .ios || item.platform == .ipados, content.count == 1,
        let only = content.first, only.isWheels
      else { return nil }
      return picture.issue(only, "\(name(only)) is alone on its screen")
    }
    let few = picture.all(Picker.self).compactMap { item, picker -> LintIssue? in
      guard picker.style == .navigationLink, (1..<5).contains(picker.options.count),
        item.platform != .watchos, item.platform != .tvos
      else { return nil }
      return picture.issue(
        item, key: "style", "\(picker.options.count) options are on a screen of their own",
        hint: "use 'style: menu' or 'inline'",
        fix: item.provenance?.keys["style"].map { .replace($0, with: "menu") })
    }
    return alone + few
  }
}

extension LintItem {
  /// Whether it is a picker that shows its values at once.
  fileprivate var isWheels: Bool {
    switch component {
    case let picker as Picker: picker.style == .wheel || !picker.columns.isEmpty
    case let picker as DatePicker: picker.style == .wheels || picker.style == .inline
    default: false
    }
  }
}
