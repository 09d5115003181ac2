extension DatePickerLayout {
  /// Wheels for a part of what is chosen, inside of a calendar or on a card.
  func embeddedWheels(for mode: DatePickerMode) -> any LayoutElement {
    guard var look = WheelLook(.date, context: context) else { return EmptyElement() }
    look.isEnabled = picker.state != .disabled
    return WheelElement(
      columns: wheelColumns(for: mode), style: look, context: context.entering("Wheels"),
      component: "Wheels")
  }
}
