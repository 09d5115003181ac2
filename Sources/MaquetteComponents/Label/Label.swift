import MaquetteCore
import MaquetteThemes

/// Text that people read and do not edit: UIKit's `UILabel`, SwiftUI's `Label` and `Text`,
/// AppKit's `NSTextField` that is not editable. Properties have UIKit's names and defaults.
public struct Label: CatalogComponent {
  // MARK: Text

  /// The text, drawn as it stands. Setting it takes the place of ``attributedText``.
  public var text: String {
    get { attributed?.string ?? plain }
    set {
      plain = newValue
      attributed = nil
    }
  }
  /// The text with looks of its own, or `nil`. Setting it takes the place of ``text``; setting
  /// ``font``, ``color`` or ``alignment`` afterwards overrides what its runs say of them.
  public var attributedText: AttributedText? {
    get { attributed }
    set {
      attributed = newValue
      plain = ""
    }
  }
  /// The font; body text by default.
  public var font: FontValue {
    didSet { attributed = attributed?.overriding(font: font) }
  }
  /// The text's colour; the label colour by default.
  public var color: ColorValue {
    didSet { attributed = attributed?.overriding(color: color) }
  }
  /// Where lines stand; follows the interface by default, and from three lines on the language of the
  /// paragraph, but in lists.
  public var alignment: TextAlignment {
    didSet { attributed = attributed?.overriding(alignment: alignment) }
  }
  /// Whether the font follows the text size; yes by default. UIKit's labels have to ask for it.
  public var adjustsFontForContentSizeCategory = true
  /// The size of the system's text for controls, on macOS; `nil` leaves the font alone.
  public var controlSize: ControlSize?
  /// Space added after each character, in points; 0 by default.
  public var kerning = 0.0

  /// The letters that the text is shown in; `nil`, the default, as it is written.
  public var textCase: TextCase?
  /// Whether the text is bold, in its own font; no by default.
  public var isBold = false
  /// Whether the text is slanted, in its own font; no by default.
  public var isItalic = false
  /// The line below the text; none by default.
  public var underlineStyle = UnderlineStyle.none
  /// The line through the text; none by default.
  public var strikethroughStyle = UnderlineStyle.none

  /// Whether Arabic and Hebrew grow a little beside Latin capitals; yes by default.
  public var balancesScripts = true

  // MARK: Lines

  /// The most lines shown, 0 for as many as needed; 1 by default.
  public var numberOfLines: Int
  /// How lines are broken and what becomes of what does not fit; an ellipsis by default.
  public var lineBreakMode = LineBreakMode.byTruncatingTail
  /// What else decides on line breaks; what the system's labels do by default.
  public var lineBreakStrategy = LineBreakStrategy.standard
  /// Room between lines, in points; 0 by default.
  public var lineSpacing = 0.0
  /// Where tabs lead to, in points from the leading edge; by default there is a stop every 28 points.
  public var tabStops: TabStops?
  /// Points between the stops behind the last of ``tabStops``; 0, the default, for none.
  public var defaultTabInterval = 0.0
  /// A word is divided where a line without a part of it would be less than this share of its room
  /// wide, 0 to 1; 0, the default, for never, unless ``usesDefaultHyphenation``.
  public var hyphenationFactor = 0.0
  /// Whether words are divided wherever a part of one fits on a line; no by default. Where there is a
  /// ``hyphenationFactor`` that counts.
  public var usesDefaultHyphenation = false

  // MARK: Fitting

  /// Whether text that is too long for its room is made smaller; no by default.
  public var adjustsFontSizeToFitWidth = false
  /// The least share of the font's size that it may be made smaller to, 0 to 1; at 0, the default,
  /// it may be as small as it must.
  public var minimumScaleFactor = 0.0
  /// Where text stands that was made smaller; its baseline stays by default.
  public var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// Whether characters move together a little before text is truncated; no by default.
  public var allowsDefaultTighteningForTruncation = false
  /// The width, in points, in which lines are broken where no less is offered; 0, the default, for
  /// none.
  public var preferredMaxLayoutWidth = 0.0
  /// Whether lines grow with letters that reach beyond them; not by default.
  public var sizingRule = LetterformSizingRule.typographic
  /// Whether what reaches beyond the frame is cut off; no by default.
  public var clipsToBounds = false

  // MARK: Looks

  /// How opaque it is with its icon, 0 to 1; 1 by default.
  public var opacity = 1.0
  /// Whether the label looks enabled; yes by default.
  public var isEnabled = true
  /// Whether it is highlighted; no by default.
  public var isHighlighted = false
  /// The colour while highlighted; `nil`, the default, for the usual one.
  public var highlightedTextColor: ColorValue?
  /// Whether text over a material is blended with it; yes by default.
  public var preferredVibrancy = LabelVibrancy.automatic
  /// The colour of a sharp shadow behind the text; `nil`, the default, for none.
  public var shadowColor: ColorValue?
  /// How far the shadow lies to the right and down, in points; one point up by default.
  public var shadowOffset = Point(x: 0, y: -1)

  // MARK: States

  /// Whether the full text is shown above truncated text while the pointer is over it; no by default.
  public var showsExpansionTextWhenTruncated = false
  /// Whether the pointer is over the label; no by default.
  public var isHovered = false
  /// Whether truncated text moves along while something around the label has focus; no by default.
  public var enablesMarqueeWhenAncestorFocused = false
  /// Whether something around the label has focus; no by default.
  public var isAncestorFocused = false
  /// How far text that moves has come, from 0 at its start to 1, where it starts again; 0 by
  /// default.
  public var marqueePhase = 0.0
  /// Whether people can select the text; no by default.
  public var isSelectable = false
  /// The characters selected; `nil`, the default, for none. Only a label that ``isSelectable``
  /// shows it.
  public var selectedRange: TextRange?

  // MARK: Icon

  /// A symbol beside the text; none by default.
  public var systemImage = ""
  /// A component in the symbol's place, an ``Image`` for example; `nil`, the default, for the symbol.
  public var icon: AnyComponent?
  /// What is shown of title and icon; both by default.
  public var labelStyle = LabelStyle.automatic
  /// The icon's colour; `nil`, the default, for the text's, in lists the tint.
  public var iconColor: ColorValue?

  private var plain: String
  private var attributed: AttributedText?

  /// A label with a text; everything else has its default.
  public init(
    _ text: String, font: FontValue = .body, color: ColorValue = .primary,
    alignment: TextAlignment = .natural, numberOfLines: Int = 1
  ) {
    plain = text
    self.font = font
    self.color = color
    self.alignment = alignment
    self.numberOfLines = numberOfLines
  }

  /// A label with a text that has looks of its own; what they leave open has the label's font and
  /// colour.
  public init(
    _ attributedText: AttributedText, font: FontValue = .body, color: ColorValue = .primary,
    alignment: TextAlignment = .natural, numberOfLines: Int = 1
  ) {
    self.init("", font: font, color: color, alignment: alignment, numberOfLines: numberOfLines)
    attributed = attributedText
  }

  /// A title beside a symbol.
  public init(_ title: String, systemImage: String) {
    self.init(title)
    self.systemImage = systemImage
  }

  /// A title beside an icon of any kind.
  public init(_ title: String, icon: some Component) {
    self.init(title)
    self.icon = AnyComponent(icon)
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    makeElement(in: context, named: "Label")
  }

  /// The element of a label that stands for another component, under that one's name.
  func makeElement(in context: LayoutContext, named name: String) -> any LayoutElement {
    let context = context.entering(name)
    let hasIcon = (!systemImage.isEmpty || icon != nil) && labelStyle != .titleOnly
    let element: any LayoutElement =
      hasIcon
      ? IconLabelElement(self, name: name, context: context)
      : LabelElement(self, name: name, context: context)
    return opacity < 1 ? FadedElement(element, opacity: opacity) : element
  }
}
