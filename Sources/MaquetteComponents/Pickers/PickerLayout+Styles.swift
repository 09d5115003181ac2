extension PickerLayout {
  func watchElement() -> any LayoutElement { EmptyElement() }
}
