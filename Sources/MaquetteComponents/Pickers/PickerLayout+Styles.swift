extension PickerLayout {
  func menuElement() -> any LayoutElement { EmptyElement() }
  func segmentedElement() -> any LayoutElement { EmptyElement() }
  func inlineElement() -> any LayoutElement { EmptyElement() }
  func radioGroupElement() -> any LayoutElement { EmptyElement() }
  func navigationLinkElement() -> any LayoutElement { EmptyElement() }
  func paletteElement() -> any LayoutElement { EmptyElement() }
}
