import MaquetteCore
import MaquetteThemes

/// The keys for how a text looks.
public struct TextKeys: KeyList {
  public let font = Key<FontValue>(
    .body, "The font: a text style (body, headline …) or a size, with a weight: '17 semibold'.",
    aliases: ["textStyle"])
  public let color = Key<ColorValue>(
    .primary, "The text's colour: primary, secondary, any other colour of the theme, or #RRGGBB.",
    aliases: ["textColor", "foregroundColor", "foregroundStyle"])
  public let alignment = Key<TextAlignment>(
    .natural, "How the lines are aligned.", aliases: ["textAlignment", "multilineTextAlignment"])
  public let numberOfLines = Key(
    1, "The largest number of lines; 0 for as many as needed.", aliases: ["lineLimit"])
}

/// A list of keys with those for how a text looks.
@dynamicMemberLookup
public protocol StyledTextKeys: KeyList {
  var text: TextKeys { get }
}

extension StyledTextKeys {
  public subscript<Value>(dynamicMember path: KeyPath<TextKeys, Key<Value>>) -> Key<Value> {
    text[keyPath: path]
  }
}

/// A component that is drawn as a ``Label`` of a text that it makes itself.
public protocol StyledText: CatalogComponent where Keys: StyledTextKeys {}

extension StyledText {
  /// The font; body text by default.
  public var font: FontValue {
    get { values[Self.keys.text.font] }
    set { values[Self.keys.text.font] = newValue }
  }

  /// The component in a text style, with its own weight or another one.
  @_disfavoredOverload
  public func font(_ style: TextStyle, weight: FontWeight? = nil) -> Self {
    font(.style(style, weight: weight))
  }

  /// The component in another font.
  public func font(_ font: FontValue) -> Self { with { $0.font = font } }

  /// The component in another colour, under SwiftUI's name.
  public func foregroundStyle(_ color: ColorValue) -> Self { self.color(color) }

  /// The label that draws a text in its place.
  func label(_ text: String) -> Label {
    Label(
      text, font: font, color: self.color, alignment: self.alignment,
      numberOfLines: self.numberOfLines)
  }
}
