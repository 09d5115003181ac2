import Maquette

extension LintRule {
  static let pickerPlatform = LintRule(
    "picker/platform", .warning, .pickers,
    sentence:
      "Choose a style that the platform has: compact, inline and wheels, or textual and graphical.",
    summary: "A picker has a style of another platform.",
    advice: "leave 'style' out: each platform has its own default", isAlsoDrawn: true,
    wrong: "platform: macos\nDatePicker: Day\nstyle: compact\n",
    right: "platform: macos\nDatePicker: Day\nstyle: stepperField\n",
    fine: [
      "platform: macos\nDatePicker: Day\nstyle: graphical\n", "DatePicker: Day\nstyle: compact\n",
      "DatePicker: Day\nstyle: graphical\n",
    ]
  ) { picture in
    func foreign<Style>(_ item: LintItem, _ style: Style, of others: [Style]) -> LintIssue?
    where Style: RawRepresentable & Equatable, Style.RawValue == String {
      guard others.contains(style) else { return nil }
      return picture.issue(
        item, key: "style", "\(item.platform.displayName) has no style \(style.rawValue)",
        fix: item.provenance?.keys["style"].map { .remove($0) })
    }
    let dates = picture.all(DatePicker.self).compactMap { item, picker -> LintIssue? in
      let others: [DatePickerStyle] =
        switch item.platform {
        case .macos: [.compact, .wheels, .inline]
        case .ios, .ipados: [.field, .stepperField]
        case .watchos, .tvos: [.field, .stepperField, .graphical, .compact]
        }
      return foreign(item, picker.style, of: others)
    }
    let choices = picture.all(Picker.self).compactMap { item, picker -> LintIssue? in
      let others: [PickerStyle] =
        switch item.platform {
        case .macos: [.wheel, .navigationLink, .list, .stack, .sequence]
        case .watchos: [.radioGroup, .segmented, .menu, .palette]
        case .ios, .ipados: [.radioGroup, .list, .stack, .sequence]
        case .tvos: [.radioGroup, .wheel, .list, .stack, .sequence]
        }
      return foreign(item, picker.style, of: others)
    }
    return dates + choices
  }
}
