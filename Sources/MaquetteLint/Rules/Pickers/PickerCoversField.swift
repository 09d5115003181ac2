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
      """
    ], variants: "light"
  ) { picture in
    picture.all(Screen.self).compactMap { item, screen in
      guard
        let wheels = item.children.first(where: {
          $0.key == "inputView" && ($0.component is Picker || $0.component is DatePicker)
        }), let edge = picture.node(of: wheels)?.frame.minY
      else { return nil }
      let fields = item.children.filter { $0.key == "children" }.flatMap(\.subtree).filter {
        LintItem.shownValues.contains($0.name)
      }
      let isSeen = fields.contains { picture.node(of: $0).map { $0.frame.midY < edge } ?? false }
      return isSeen ? nil : picture.issue(wheels, "no field that the picker changes can be seen")
    }
  }
}
