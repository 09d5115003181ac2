import MaquetteCore
import MaquetteThemes

/// A component that is drawn as a ``Label`` of a text that it makes itself.
public protocol StyledText: Component {
  /// The font; body text by default.
  var font: FontValue { get set }
  /// The text's colour; the label colour by default.
  var color: ColorValue { get set }
  /// Where lines stand; follows the interface by default.
  var alignment: TextAlignment { get set }
  /// The most lines shown, 0 for as many as needed; 1 by default.
  var numberOfLines: Int { get set }
}

extension StyledText {
  /// The component in a text style, with its own weight or another one.
  public func font(_ style: TextStyle, weight: FontWeight? = nil) -> Self {
    font(.style(style, weight: weight))
  }

  /// The component in another font.
  public func font(_ font: FontValue) -> Self { with { $0.font = font } }

  /// The component in another colour.
  public func color(_ color: ColorValue) -> Self { with { $0.color = color } }

  /// The component in another colour, under SwiftUI's name.
  public func foregroundStyle(_ color: ColorValue) -> Self { self.color(color) }

  /// The component with its lines elsewhere.
  public func alignment(_ alignment: TextAlignment) -> Self { with { $0.alignment = alignment } }

  /// The component with another number of lines; 0 for as many as needed.
  public func numberOfLines(_ count: Int) -> Self { with { $0.numberOfLines = count } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// The label that draws a text in its place.
  func label(_ text: String) -> Label {
    Label(
      text, font: font, color: color, alignment: alignment, numberOfLines: numberOfLines)
  }

  /// The keys for how the text looks.
  static func styleProperties(_ prototype: Self) -> [Property<Self>] {
    [
      Property(
        "font", \.font,
        "A text style (body, headline, largeTitle …) or a size, with a weight: '17 semibold'.",
        aliases: ["textStyle"], prototype: prototype),
      Property(
        "color", \.color,
        "primary, secondary, tertiary, quaternary, any colour of the theme, or #RRGGBB.",
        aliases: ["textColor", "foregroundColor", "foregroundStyle"], prototype: prototype),
      Property(
        "alignment", \.alignment, "Where the lines stand.",
        aliases: ["textAlignment", "multilineTextAlignment"], prototype: prototype),
      Property(
        "numberOfLines", \.numberOfLines, "The most lines shown, 0 for as many as needed.",
        aliases: ["lineLimit"], range: 0...10_000, prototype: prototype),
    ]
  }
}
