import MaquetteCore

extension ColorValue {
  /// The system's red.
  public static let red = ColorValue.named("systemRed")
  /// The system's orange.
  public static let orange = ColorValue.named("systemOrange")
  /// The system's yellow.
  public static let yellow = ColorValue.named("systemYellow")
  /// The system's green.
  public static let green = ColorValue.named("systemGreen")
  /// The system's mint.
  public static let mint = ColorValue.named("systemMint")
  /// The system's teal.
  public static let teal = ColorValue.named("systemTeal")
  /// The system's cyan.
  public static let cyan = ColorValue.named("systemCyan")
  /// The system's blue.
  public static let blue = ColorValue.named("systemBlue")
  /// The system's indigo.
  public static let indigo = ColorValue.named("systemIndigo")
  /// The system's purple.
  public static let purple = ColorValue.named("systemPurple")
  /// The system's pink.
  public static let pink = ColorValue.named("systemPink")
  /// The system's brown.
  public static let brown = ColorValue.named("systemBrown")
  /// The system's gray.
  public static let gray = ColorValue.named("systemGray")

  /// A material that lets most of what is behind it through.
  public static let ultraThinMaterial = ColorValue.named("ultraThinMaterial")
  /// A material that lets more through than it hides.
  public static let thinMaterial = ColorValue.named("thinMaterial")
  /// A material that is somewhat translucent.
  public static let regularMaterial = ColorValue.named("regularMaterial")
  /// A material that hides more than it lets through.
  public static let thickMaterial = ColorValue.named("thickMaterial")
  /// A material that hides most of what is behind it.
  public static let ultraThickMaterial = ColorValue.named("ultraThickMaterial")
  /// The material of the system's bars.
  public static let bar = ColorValue.named("bar")
}
