extension Screen {
  var accessoryList: BarItemList {
    get { BarItemList(items: inputAccessoryView) }
    set { inputAccessoryView = newValue.items }
  }

  /// The screen with a bar above what is in the keyboard's place.
  public func inputAccessoryView(@ComponentBuilder _ items: () -> [AnyComponent]) -> Screen {
    with { $0.inputAccessoryView = items() }
  }
}
