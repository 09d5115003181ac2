extension DatePickerLayout {
  func textualElement() -> any LayoutElement { EmptyElement() }
  func graphicalElement() -> any LayoutElement { EmptyElement() }
}
