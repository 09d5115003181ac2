/// A control whose label has a title and a symbol, either of which its label style may hide.
protocol StyledLabel: Component {
  /// The style that it was given.
  var ownLabelStyle: LabelStyle { get set }
  var hasTitle: Bool { get }
  var hasSymbolOrIcon: Bool { get }
}

extension StyledLabel {
  /// Whether the symbol alone is seen, though there is a title, which VoiceOver reads.
  var hidesTitle: Bool { ownLabelStyle == .iconOnly && hasSymbolOrIcon && hasTitle }

  /// Whether the title alone is seen, though there is a symbol.
  var hidesSymbol: Bool { ownLabelStyle == .titleOnly && hasSymbolOrIcon && hasTitle }

  /// Whether a symbol without a title is all that is seen.
  var isSymbolAlone: Bool { hasSymbolOrIcon && (!hasTitle || hidesTitle) }

  /// The same in a bar of iOS or iPadOS, where the symbol stands alone unless it is told otherwise. Documented:
  /// `UIBarButtonItem(title:image:)`, and SwiftUI's automatic label style in toolbars.
  var styledForBar: Self {
    guard ownLabelStyle == .automatic else { return self }
    var copy = self
    copy.ownLabelStyle = .iconOnly
    return copy
  }
}
