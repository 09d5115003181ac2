import MaquetteCore

extension PickerLayout {
  /// A row that leads to a list of the options: title, value and a chevron; on watchOS the value below
  /// the title.
  func navigationLinkElement() -> any LayoutElement {
    guard
      let look = context.look(NavigationRowLook.self, component: "picker that leads to a list")
    else { return EmptyElement() }
    let hasTitle = !picker.labelsHidden && !picker.title.isEmpty
    return NavigationRow(
      component: "Picker", title: hasTitle ? Label(picker.title, numberOfLines: 0) : nil,
      value: selectedOption?.label(color: .secondary, isEnabled: true), valueKey: "options",
      state: picker.state, accessibility: buttonAccessibility
    ).element(look: look, in: context)
  }
}
