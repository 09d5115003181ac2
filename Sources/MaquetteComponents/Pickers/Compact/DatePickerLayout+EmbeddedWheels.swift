extension DatePickerLayout {
  /// Wheels for a part of what is chosen, inside of a calendar or on a card.
  func embeddedWheels(for mode: DatePickerMode) -> any LayoutElement { EmptyElement() }
}
