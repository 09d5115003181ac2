import MaquetteCore

extension Button {
  /// The button with a smaller line below its title.
  public func subtitle(_ text: String) -> Button { with { $0.subtitle = text } }

  /// The button with a symbol.
  public func symbol(_ name: String, placement: SymbolPlacement = .leading) -> Button {
    with {
      $0.symbol = name
      $0.symbolPlacement = placement
    }
  }

  /// The button in another style.
  public func style(_ style: ButtonStyle) -> Button { with { $0.style = style } }

  /// The button in another size.
  public func size(_ size: ButtonSize) -> Button { with { $0.size = size } }

  /// The button with another role.
  public func role(_ role: ButtonRole) -> Button { with { $0.role = role } }

  /// The button in another state.
  public func state(_ state: ButtonState) -> Button { with { $0.state = state } }

  /// The button with a tint of its own.
  public func tint(_ color: ColorValue) -> Button { with { $0.tint = color } }

  /// The button with another corner radius, in points.
  public func cornerRadius(_ radius: Double) -> Button { with { $0.cornerRadius = radius } }

  /// The button as wide as there is room, or not.
  public func stretch(_ stretch: Bool = true) -> Button { with { $0.stretch = stretch } }

  private func with(_ change: (inout Button) -> Void) -> Button {
    var copy = self
    change(&copy)
    return copy
  }
}
