import MaquetteCore
import MaquetteThemes

// SwiftUI's names for what the models call otherwise, so that code can be carried over. Specs take
// the same synonyms.

extension Label {
  /// The label in another colour.
  public func foregroundStyle(_ color: ColorValue) -> Label { self.color(color) }

  /// The label with at most some lines; `nil` for as many as needed.
  public func lineLimit(_ count: Int?) -> Label { numberOfLines(count ?? 0) }

  /// The label with its lines elsewhere.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Label {
    self.alignment(alignment)
  }

  /// The label in another weight.
  public func fontWeight(_ weight: FontWeight) -> Label {
    var copy = self
    copy.font.weight = weight
    return copy
  }

  /// The label in bold.
  public func bold() -> Label { fontWeight(.bold) }
}

extension Button {
  /// The button in another style.
  public func buttonStyle(_ style: ButtonStyle) -> Button { self.style(style) }

  /// The button in another size.
  public func controlSize(_ size: ButtonSize) -> Button { self.size(size) }

  /// The button disabled, or not.
  public func disabled(_ isDisabled: Bool = true) -> Button {
    state(isDisabled ? .disabled : .normal)
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
}
