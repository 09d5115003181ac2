import MaquetteCore
import MaquetteThemes

/// Where the lines of a text stand, under UIKit's and SwiftUI's names.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Follows the interface: left, or right in right-to-left.
  case natural
  /// Where reading starts.
  case leading
  /// In the middle.
  case center
  /// Where reading ends.
  case trailing
  /// At the left, whatever the direction.
  case left
  /// At the right, whatever the direction.
  case right

  /// The side in a direction.
  public func side(in direction: LayoutDirection) -> HorizontalAlignment {
    switch self {
    case .natural, .leading: direction == .rightToLeft ? .right : .left
    case .trailing: direction == .rightToLeft ? .left : .right
    case .center: .center
    case .left: .left
    case .right: .right
    }
  }
}

/// Text that people read and do not edit.
public struct Label: CatalogComponent {
  /// The text, drawn as it stands.
  public var text: String
  /// The font; body text by default.
  public var font: FontValue
  /// The text's colour; the label colour by default.
  public var color: ColorValue
  /// Where lines stand; follows the interface by default.
  public var alignment: TextAlignment
  /// The most lines shown, 0 for as many as needed; 1 by default, as for UILabel. Text that does
  /// not fit ends in an ellipsis.
  public var numberOfLines: Int

  /// A label with a text; everything else has its default.
  public init(
    _ text: String, font: FontValue = .body, color: ColorValue = .primary,
    alignment: TextAlignment = .natural, numberOfLines: Int = 1
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.alignment = alignment
    self.numberOfLines = numberOfLines
  }

  /// The label in a text style, with its own weight or another one.
  public func font(_ style: TextStyle, weight: FontWeight? = nil) -> Label {
    with { $0.font = .style(style, weight: weight) }
  }

  /// The label in another font.
  public func font(_ font: FontValue) -> Label { with { $0.font = font } }

  /// The label in another colour.
  public func color(_ color: ColorValue) -> Label { with { $0.color = color } }

  /// The label with its lines elsewhere.
  public func alignment(_ alignment: TextAlignment) -> Label { with { $0.alignment = alignment } }

  /// The label with another number of lines; 0 for as many as needed.
  public func numberOfLines(_ count: Int) -> Label { with { $0.numberOfLines = count } }

  private func with(_ change: (inout Label) -> Void) -> Label {
    var copy = self
    change(&copy)
    return copy
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    LabelElement(self, context: context.entering("Label"))
  }
}
