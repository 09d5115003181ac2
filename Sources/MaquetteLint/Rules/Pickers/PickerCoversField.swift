import Maquette

extension LintRule {
  static let pickerCoversField = LintRule(
    "picker/covers-field", .warning, .pickers,
    sentence: "Show a picker in context, below or near the field that is edited.",
    summary:
      "Wheels are at the bottom of a screen, and the field that they change is not visible.",
    advice: "give the field 'state: focused', and scroll it above the wheels",
    looksAt: [.values, .layout],
    wrong:
      """
      Screen:
        inputView:
          - Picker:
              style: wheel
              options: [1, 2, 3, 4, 5]
        children:
          - Label: Settings
      """,
    right:
      """
      Screen:
        inputView:
          - Picker:
              style: wheel
              options: [1, 2, 3, 4, 5]
        children:
          - TextField: "3"
            state: focused
      """,
    fine: [
      """
      Screen:
        inputView:
          - Picker:
              style: wheel
              options: [1, 2, 3, 4, 5]
        children:
          - List:
              - LabeledContent: Guests
                value: "3"
      """,
      // The first field may be the one that gets the date.
      """
      Screen:
        inputView:
          - DatePicker: Birthday
            style: wheels
        children:
          - TextField: Geburtstag
          - TextField: Name
            text: Ada
      """,
    ], variants: "light"
  ) { picture in
    picture.all(Screen.self).compactMap { item, screen in
      guard
        let wheels = item.children.filter({ $0.key == "inputView" }).flatMap(\.subtree)
          .first(where: { $0.component is Picker || $0.component is DatePicker }),
        let edge = picture.node(of: wheels)?.frame.minY
      else { return nil }
      let fields = item.children.filter { $0.key == "children" }.flatMap(\.subtree).filter {
        LintItem.shownValues.contains($0.name)
      }
      let isSeen = edited(fields, with: wheels).contains {
        picture.node(of: $0).map { $0.frame.midY < edge } ?? false
      }
      return isSeen ? nil : picture.issue(wheels, "no field that the picker changes can be seen")
    }
  }

  /// The fields that a picker may change: the one with focus, or those with its title; else all but
  /// those where people have typed what it does not offer.
  private static func edited(_ fields: [LintItem], with picker: LintItem) -> [LintItem] {
    let focused = fields.filter(\.hasFocus)
    if !focused.isEmpty { return focused }
    let title = picker.pickerTitle?.lowercased() ?? ""
    guard !title.isEmpty else { return fields }
    let named = fields.filter { $0.fieldTitles.contains(title) }
    return named.isEmpty ? fields.filter { !$0.holdsOtherText(than: picker) } : named
  }
}

extension LintItem {
  /// Whether people type into it, or the keyboard is on it.
  fileprivate var hasFocus: Bool {
    (value("state") as ControlState?) == .focused || (value("state") as ButtonState?) == .focused
  }

  /// What it says that its value is, in small letters.
  fileprivate var fieldTitles: [String] {
    ["title", "placeholder", "label"].compactMap { (value($0) as String?)?.lowercased() }
      + [spokenLabel.lowercased()]
  }

  /// Whether people have typed something into it that a picker does not offer: a date has digits,
  /// or is today.
  fileprivate func holdsOtherText(than picker: LintItem) -> Bool {
    guard LintItem.fields.contains(name), let text = value("text") as String?, !text.isEmpty else {
      return false
    }
    if let picker = picker.component as? Picker {
      let options = picker.options + picker.columns.flatMap(\.options)
      return !options.contains { !$0.title.isEmpty && text.contains($0.title) }
    }
    return !text.contains(where: \.isNumber) && !isTitle(text, of: [.today])
  }
}
