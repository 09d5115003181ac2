import MaquetteCore
import MaquetteThemes

extension Label {
  /// The label in a text style, with its own weight or another one.
  public func font(_ style: TextStyle, weight: FontWeight? = nil) -> Label {
    with(\.font, .style(style, weight: weight))
  }

  /// The label in another font.
  public func font(_ font: FontValue) -> Label { with(\.font, font) }

  /// The label in another colour.
  public func color(_ color: ColorValue) -> Label { with(\.color, color) }

  /// The label with its lines elsewhere.
  public func alignment(_ alignment: TextAlignment) -> Label { with(\.alignment, alignment) }

  /// The label with another number of lines; 0 for as many as needed.
  public func numberOfLines(_ count: Int) -> Label { with(\.numberOfLines, count) }

  /// The label with one property set: `.with(\.lineBreakMode, .byTruncatingMiddle)`.
  public func with<Value>(_ path: WritableKeyPath<Label, Value>, _ value: Value) -> Label {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}
