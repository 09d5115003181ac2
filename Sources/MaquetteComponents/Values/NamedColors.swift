/// A value that a colour of the theme is, so that code names the colours as SwiftUI does:
/// `Circle().fill(.red)`.
public protocol NamedColors {
  /// The value of a colour by its name in specs.
  static func named(_ name: String) -> Self
}

extension NamedColors {
  /// Primary text.
  public static var primary: Self { named("label") }
  /// Text of a subheading.
  public static var secondary: Self { named("secondaryLabel") }
  /// Text about something unavailable.
  public static var tertiary: Self { named("tertiaryLabel") }
  /// Text like a watermark.
  public static var quaternary: Self { named("quaternaryLabel") }
  /// The tint of the surroundings.
  public static var tint: Self { named("tint") }

  /// The system's red.
  public static var red: Self { named("systemRed") }
  /// The system's orange.
  public static var orange: Self { named("systemOrange") }
  /// The system's yellow.
  public static var yellow: Self { named("systemYellow") }
  /// The system's green.
  public static var green: Self { named("systemGreen") }
  /// The system's mint.
  public static var mint: Self { named("systemMint") }
  /// The system's teal.
  public static var teal: Self { named("systemTeal") }
  /// The system's cyan.
  public static var cyan: Self { named("systemCyan") }
  /// The system's blue.
  public static var blue: Self { named("systemBlue") }
  /// The system's indigo.
  public static var indigo: Self { named("systemIndigo") }
  /// The system's purple.
  public static var purple: Self { named("systemPurple") }
  /// The system's pink.
  public static var pink: Self { named("systemPink") }
  /// The system's brown.
  public static var brown: Self { named("systemBrown") }
  /// The system's gray.
  public static var gray: Self { named("systemGray") }
  /// Black in every appearance.
  public static var black: Self { named("black") }
  /// White in every appearance.
  public static var white: Self { named("white") }
  /// Nothing that can be seen.
  public static var clear: Self { named("clear") }

  /// A material that lets most of what is behind it through.
  public static var ultraThinMaterial: Self { named("ultraThinMaterial") }
  /// A material that lets more through than it hides.
  public static var thinMaterial: Self { named("thinMaterial") }
  /// A material that is somewhat translucent.
  public static var regularMaterial: Self { named("regularMaterial") }
  /// A material that hides more than it lets through.
  public static var thickMaterial: Self { named("thickMaterial") }
  /// A material that hides most of what is behind it.
  public static var ultraThickMaterial: Self { named("ultraThickMaterial") }
  /// The material of the system's bars.
  public static var bar: Self { named("bar") }
}
