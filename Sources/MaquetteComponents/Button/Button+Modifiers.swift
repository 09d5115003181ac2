import MaquetteCore

extension Button {
  /// The button with a smaller line below its title.
  public func subtitle(_ text: String) -> Button { with(\.subtitle, text) }

  /// The button with a symbol.
  public func symbol(_ name: String, placement: SymbolPlacement = .leading) -> Button {
    with(\.symbol, name).with(\.symbolPlacement, placement)
  }

  /// The button with a component, for example a picture, in the symbol's place.
  public func icon(_ icon: some Component) -> Button { with(\.icon, AnyComponent(icon)) }

  /// The button in another style.
  public func style(_ style: ButtonStyle) -> Button { with(\.style, style) }

  /// The button in another size.
  public func size(_ size: ButtonSize) -> Button { with(\.size, size) }

  /// The button with another role.
  public func role(_ role: ButtonRole) -> Button { with(\.role, role) }

  /// The button in another state.
  public func state(_ state: ButtonState) -> Button { with(\.state, state) }

  /// The button with a tint of its own.
  public func tint(_ color: ColorValue) -> Button { with(\.tint, color) }

  /// The button with another corner radius, in points.
  public func cornerRadius(_ radius: Double) -> Button { with(\.cornerRadius, radius) }

  /// The button with other corners.
  public func cornerStyle(_ style: ButtonCornerStyle) -> Button { with(\.cornerStyle, style) }

  /// The button as wide as there is room, or not.
  public func stretch(_ stretch: Bool = true) -> Button { with(\.stretch, stretch) }

  /// The button while it is busy, with another title or its own, and its spokes turned so far.
  public func activity(_ title: String = "", phase: Double = 0) -> Button {
    with(\.showsActivityIndicator, true).with(\.activityTitle, title).with(\.activityPhase, phase)
  }

  /// The button with one property set: `.with(\.imagePadding, 4)`.
  public func with<Value>(_ path: WritableKeyPath<Button, Value>, _ value: Value) -> Button {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}
