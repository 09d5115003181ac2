extension DatePickerLayout {
  func compactElement() -> any LayoutElement { EmptyElement() }
  func inlineElement() -> any LayoutElement { EmptyElement() }
  func watchElement() -> any LayoutElement { EmptyElement() }
}
