import MaquetteCore

/// A colour as a user writes it: a name that the theme knows, or a colour of its own.
public enum ColorValue: Hashable, Sendable, ExpressibleByStringLiteral, NamedColors {
  /// A colour of the theme, for example `secondaryLabel`, `red` or `tint`.
  case named(String)
  /// The same in every appearance.
  case custom(Color)

  /// `#RRGGBB` notation makes a colour of its own; anything else is a name.
  public init(stringLiteral value: String) {
    self = Color(hex: value).map(ColorValue.custom) ?? .named(value)
  }

  /// The notation of a spec.
  public var text: String {
    switch self {
    case .named(let name): name
    case .custom(let color): color.hex
    }
  }
}
