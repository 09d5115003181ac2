import MaquetteCore
import MaquetteThemes

extension PickerLayout {
  /// A row that leads to a list of the options: title, value and a chevron; on watchOS the value below
  /// the title.
  func navigationLinkElement() -> any LayoutElement {
    guard let option = selectedOption,
      let look = context.control("navigationRow", component: "picker that leads to a list")
    else { return EmptyElement() }
    let platter = ControlPlatter(state: picker.state, context: context)
    let color = platter?.secondaryForeground ?? look.color("chevronColor")
    let isDimmed = picker.state == .disabled && platter == nil
    let figure = SymbolFigure(
      "chevron.forward", font: look.font("chevron", weight: .semibold),
      scale: look.number("chevronScale"), color: isDimmed ? color.opacity(0.5) : color,
      context: context)
    let control = TitledControl(
      name: "Picker", title: texts(option, look: look, platter: platter), figure: figure,
      spacing: look.number("spacing"), fills: true, target: .everything, state: picker.state,
      accessibility: buttonAccessibility, platter: platter,
      opacity: picker.state == .pressed && platter == nil ? look.number("pressedOpacity") : 1,
      font: look.fontValue("titleFont"))
    return TitledControlElement(control, context: context)
  }

  private func texts(_ option: PickerOption, look: ControlLook, platter: ControlPlatter?)
    -> any LayoutElement
  {
    let isEnabled = picker.state != .disabled || platter != nil
    var value = option.label(
      color: .custom(platter?.secondaryForeground ?? look.color("value")), isEnabled: isEnabled)
    let isBelow = look.isSet("isStacked") || context.stacksLabels
    value.font = look.fontValue("valueFont")
    if !isBelow { value.alignment = .trailing }
    var inner = context.entering("Texts")
    // A row's column of symbols is that of titles.
    inner.isListRow = false
    let content = inner.element(
      for: AnyComponent(value, provenance: context.provenance(key: "options")), at: 1,
      axis: .horizontal)
    guard !picker.labelsHidden, !picker.title.isEmpty else { return content }
    var label = Label(
      picker.title, color: platter?.foreground.map(ColorValue.custom) ?? .primary,
      numberOfLines: 0)
    label.font = look.fontValue("titleFont")
    label.isEnabled = isEnabled
    let title = inner.element(
      for: AnyComponent(label, provenance: context.provenance(key: "title")), at: 0,
      axis: .horizontal)
    if isBelow {
      return StackElement(
        axis: .vertical, spacing: 0, alignment: .start, children: [title, content],
        component: "Texts", context: inner)
    }
    // The value stands at the end, in a list and elsewhere.
    inner.isListRow = true
    return LabeledElement(
      label: title, content: content, spacing: context.theme.lists.labelSpacing, context: inner)
  }
}
