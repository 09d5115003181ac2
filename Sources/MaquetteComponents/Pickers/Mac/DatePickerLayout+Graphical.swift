import MaquetteCore

extension DatePickerLayout {
  /// A month's calendar, a clock face, or both beside one another.
  func graphicalElement() -> any LayoutElement {
    guard hasMacMode(), hasNoElement(),
      let content = graphicalContent(in: context, hasGround: true)
    else { return EmptyElement() }
    return introduced(content)
  }

  /// Calendar and clock of the mode; `nil` after reporting what the theme lacks.
  ///
  /// - Parameter hasGround: whether the calendar has a ground of its own.
  func graphicalContent(in context: LayoutContext, hasGround: Bool) -> (any LayoutElement)? {
    guard let look = context.look(GraphicalCalendarLook.self, component: "graphical date picker"),
      let clockLook = context.look(ClockFaceLook.self, component: "clock")
    else { return nil }
    var parts: [any LayoutElement] = []
    if picker.mode != .time {
      parts.append(
        GraphicalCalendarElement(
          picker, values: values, hasGround: hasGround, look: look,
          context: context.entering("Calendar")))
    }
    if picker.mode.hasTime {
      parts.append(
        ClockFaceElement(
          picker, values: values, look: clockLook, context: context.entering("Clock")))
    }
    guard parts.count > 1 else { return parts.first }
    return StackElement(
      axis: .horizontal, spacing: look.gap, alignment: .center, children: parts,
      component: "Parts", context: context.entering("Parts"))
  }

  private func hasNoElement() -> Bool {
    guard let element = picker.selectedElement else { return true }
    context.report(
      .error, "a graphical date picker has no elements", key: "selectedElement",
      length: element.rawValue.count, hint: "remove it, or use style: field or stepperField")
    return false
  }
}
