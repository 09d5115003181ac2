extension Button: StyledLabel {
  var ownLabelStyle: LabelStyle {
    get { self.labelStyle }
    set { self.labelStyle = newValue }
  }

  var hasTitle: Bool { !self.title.isEmpty || !self.subtitle.isEmpty }

  /// Whether anything but words says what it does.
  var hasSymbolOrIcon: Bool { !self.symbol.isEmpty || icon != nil }
}
