extension Button {
  /// The name of a symbol beside the title; empty, the default, for none.
  public var symbol: String {
    get { values[Button.keys.symbol] }
    set { values[Button.keys.symbol] = newValue }
  }

  /// Whether it is in any state but disabled.
  var isEnabled: Bool {
    get { self.state != .disabled }
    set {
      if !newValue {
        self.state = .disabled
      } else if self.state == .disabled {
        self.state = .normal
      }
    }
  }

  /// The button with a symbol.
  public func symbol(_ name: String, placement: SymbolPlacement = .leading) -> Button {
    with(\.symbol, name).with(\.symbolPlacement, placement)
  }

  /// The button with a component, for example a picture, in the symbol's place.
  public func icon(_ icon: some Component) -> Button { with(\.icon, AnyComponent(icon)) }

  /// The button while it is busy, with another title or its own, and its spokes turned so far.
  public func activity(_ title: String = "", phase: Double = 0) -> Button {
    with(\.showsActivityIndicator, true).with(\.activityTitle, title).with(\.activityPhase, phase)
  }
}

extension Button {
  /// The button in another style.
  public func buttonStyle(_ style: ButtonStyle) -> Button { self.style(style) }

  /// The button in another size.
  public func controlSize(_ size: ButtonSize) -> Button { self.size(size) }
}

extension ButtonStyle {
  /// SwiftUI's name for ``gray``.
  public static let bordered = ButtonStyle.gray
  /// SwiftUI's name for ``filled``.
  public static let borderedProminent = ButtonStyle.filled
  /// SwiftUI's name for ``plain``.
  public static let borderless = ButtonStyle.plain
}

extension ButtonSize {
  /// SwiftUI's name for ``medium``.
  public static let regular = ButtonSize.medium
}
