extension Button {
  /// The icon as specs write it.
  var specIcon: LabelIcon? {
    get { icon.map(LabelIcon.component) ?? (symbol.isEmpty ? nil : .symbol(symbol)) }
    set {
      switch newValue {
      case .symbol(let name): symbol = name
      case .component(let component): icon = component
      case nil: icon = nil
      }
    }
  }
}
