extension PickerLayout {
  func wheelElement() -> any LayoutElement { EmptyElement() }
  func watchElement() -> any LayoutElement { EmptyElement() }
}
