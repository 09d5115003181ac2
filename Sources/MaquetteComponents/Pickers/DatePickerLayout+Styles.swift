extension DatePickerLayout {
  func watchElement() -> any LayoutElement { EmptyElement() }
}
