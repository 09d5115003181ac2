extension DatePickerLayout {
  func compactElement() -> any LayoutElement { EmptyElement() }
  func inlineElement() -> any LayoutElement { EmptyElement() }
  func wheelsElement() -> any LayoutElement { EmptyElement() }
  func textualElement() -> any LayoutElement { EmptyElement() }
  func graphicalElement() -> any LayoutElement { EmptyElement() }
}
