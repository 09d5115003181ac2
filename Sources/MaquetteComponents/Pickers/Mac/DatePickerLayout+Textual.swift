import MaquetteCore

extension DatePickerLayout {
  /// A field with numbers, mostly with a stepper; open, with a calendar or clock in a popover.
  func textualElement() -> any LayoutElement {
    let inner = context.entering("DateField")
    guard hasMacMode(), let look = inner.look(DateFieldLook.self, component: "date field"),
      hasSelectedElement(), hasOneDay()
    else { return EmptyElement() }
    let field = DateFieldElement(
      picker, values: values, hasStepper: style == .stepperField, look: look, context: inner)
    guard picker.isPresented else { return introduced(field) }
    guard let popoverLook = inner.look(DatePopoverLook.self, component: "date popover"),
      let content = graphicalContent(in: context.entering("Popover"), hasGround: false)
    else { return EmptyElement() }
    return introduced(
      DateFieldPopover(
        field, content: content, look: popoverLook, context: context.entering("Popover")))
  }

  /// A control after the picker's title.
  func introduced(_ content: any LayoutElement) -> any LayoutElement {
    context.introduced(
      by: ControlIntroduction(
        title: picker.title, size: picker.controlSize, isHidden: picker.labelsHidden,
        isEnabled: picker.state != .disabled), component: "DatePicker", content: content)
  }

  /// Whether macOS has a picker of the mode; reports where it has not.
  func hasMacMode() -> Bool {
    guard picker.mode == .countdown else { return true }
    context.report(
      .error, "macOS has no date picker for a countdown", key: "mode",
      length: picker.mode.rawValue.count,
      hint: "use mode: date, time, dateAndTime or yearAndMonth, or draw it on iOS",
      id: .notOnPlatform)
    return false
  }

  private func hasOneDay() -> Bool {
    guard let end = picker.endDate, !picker.isPresented else { return true }
    context.report(
      .error, "a field shows one day and no range", key: "endDate", length: end.text.count,
      hint: "remove it, or use style: graphical")
    return false
  }

  private func hasSelectedElement() -> Bool {
    guard let element = picker.selectedElement else { return true }
    let text = DateFieldText(picker, values: values)
    guard text.bytes(of: element) == nil else { return true }
    let names = text.elements.map(\.field.rawValue)
    context.report(
      .error, "the field has no \(element.rawValue)", key: "selectedElement",
      length: element.rawValue.count,
      hint: "it has \(names.joined(separator: ", "))"
        + (element == .second ? "; add 'showsSeconds: true' for seconds" : ""))
    return false
  }
}
