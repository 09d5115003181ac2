import MaquetteCore
import MaquetteThemes

// SwiftUI's names for what the models call otherwise, so that code can be carried over. Specs take
// the same synonyms.

extension Label {
  /// The label in another colour.
  public func foregroundStyle(_ color: ColorValue) -> Label { self.color(color) }

  /// The label with at most some lines; `nil` for as many as needed.
  public func lineLimit(_ count: Int?) -> Label { self.numberOfLines(count ?? 0) }

  /// The label with its lines elsewhere.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Label {
    self.alignment(alignment)
  }

  /// The label in another weight.
  public func fontWeight(_ weight: FontWeight) -> Label { withFont { $0.weight = weight } }

  /// The label in bold.
  public func bold() -> Label { fontWeight(.bold) }

  /// The label slanted, or not.
  public func italic(_ isActive: Bool = true) -> Label { withFont { $0.isItalic = isActive } }

  /// The label in another design of the system font; `nil` for the default one.
  public func fontDesign(_ design: FontDesign?) -> Label {
    withFont { $0.design = design ?? .default }
  }

  /// The label in another width of the system font; `nil` for the standard one.
  public func fontWidth(_ width: FontWidth?) -> Label {
    withFont { $0.width = width ?? .standard }
  }

  /// The label with digits of one width.
  public func monospacedDigit() -> Label { withFont { $0.hasMonospacedDigits = true } }

  private func withFont(_ change: (inout FontValue) -> Void) -> Label {
    var copy = self
    change(&copy.font)
    return copy
  }
}

extension Button {
  /// The button in another style.
  public func buttonStyle(_ style: ButtonStyle) -> Button { self.style(style) }

  /// The button in another size.
  public func controlSize(_ size: ButtonSize) -> Button { self.size(size) }

  /// The button disabled, or not.
  public func disabled(_ isDisabled: Bool = true) -> Button {
    self.state(isDisabled ? .disabled : .normal)
  }
}

extension Image {
  /// The symbol in another colour.
  public func foregroundStyle(_ color: ColorValue) -> Image { self.color(color) }
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

extension FontValue {
  /// The font slanted.
  public func italic() -> FontValue { with { $0.isItalic = true } }

  /// The font in bold.
  public func bold() -> FontValue { weight(.bold) }

  /// The font in another weight.
  public func weight(_ weight: FontWeight) -> FontValue { with { $0.weight = weight } }

  /// The font in another width.
  public func width(_ width: FontWidth) -> FontValue { with { $0.width = width } }

  /// The font in the design in which all characters have one width.
  public func monospaced() -> FontValue { with { $0.design = .monospaced } }

  /// The font with digits of one width.
  public func monospacedDigit() -> FontValue { with { $0.hasMonospacedDigits = true } }

  private func with(_ change: (inout FontValue) -> Void) -> FontValue {
    var copy = self
    change(&copy)
    return copy
  }
}

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
