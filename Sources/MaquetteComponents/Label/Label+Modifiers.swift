import MaquetteCore
import MaquetteThemes

extension Label {
  /// The label in a text style, with its own weight or another one.
  @_disfavoredOverload
  public func font(_ style: TextStyle, weight: FontWeight? = nil) -> Label {
    with(\.font, .style(style, weight: weight))
  }

  /// The label in another font.
  public func font(_ font: FontValue) -> Label { with(\.font, font) }

  /// The label in another colour.
  public func color(_ color: ColorValue) -> Label { with(\.color, color) }

  /// The label with its lines elsewhere.
  public func alignment(_ alignment: TextAlignment) -> Label { with(\.alignment, alignment) }
}
