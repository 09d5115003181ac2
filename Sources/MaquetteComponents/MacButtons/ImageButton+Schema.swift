extension ImageButton {
  /// The icon as specs write it.
  var specIcon: LabelIcon? {
    get { icon.map(LabelIcon.component) ?? (self.symbol.isEmpty ? nil : .symbol(self.symbol)) }
    set {
      switch newValue {
      case .symbol(let name): self.symbol = name
      case .component(let component): icon = component
      case nil: icon = nil
      }
    }
  }

  public static let names = ["ImageButton"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    ImageButton(systemName: ""),
    summary: "macOS: a button that is a symbol with space around it, and a label below.",
    titleKey: "title",
    examples: [
      ComponentExample(
        "With a label", "platform: macos\nImageButton: Photos\nsymbol: photo\n")
    ])
}
