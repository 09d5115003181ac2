import MaquetteCore

/// A colour as a user writes it: a name that the theme knows, or a colour of its own.
public enum ColorValue: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A colour of the theme, for example `secondaryLabel`, `red` or `tint`.
  case named(String)
  /// The same in every appearance.
  case custom(Color)

  /// Primary text.
  public static let primary = ColorValue.named("label")
  /// Text of a subheading.
  public static let secondary = ColorValue.named("secondaryLabel")
  /// Text about something unavailable.
  public static let tertiary = ColorValue.named("tertiaryLabel")
  /// Text like a watermark.
  public static let quaternary = ColorValue.named("quaternaryLabel")
  /// The tint of the surroundings.
  public static let tint = ColorValue.named("tint")

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
