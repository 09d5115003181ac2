extension DatePickerLayout {
  func wheelsElement() -> any LayoutElement { EmptyElement() }
  func textualElement() -> any LayoutElement { EmptyElement() }
  func graphicalElement() -> any LayoutElement { EmptyElement() }
  func watchElement() -> any LayoutElement { EmptyElement() }
}
