import MaquetteCore

/// What characters look like. Whatever is `nil` is as the label has it.
///
/// ``weight``, ``isItalic``, ``size`` and ``isCode`` change parts of the font: of ``font`` when
/// there is one, else of the label's.
public struct TextAttributes: Hashable, Sendable {
  /// The font.
  public var font: FontValue?
  /// Another weight of the font.
  public var weight: FontWeight?
  /// Whether the font is slanted.
  public var isItalic: Bool?
  /// Another size of the font, in points; no text size setting changes it.
  public var size: Double?
  /// Whether the font is the system's monospaced one, as inline code has it.
  public var isCode: Bool?
  /// The text's colour; a link without one has the link colour.
  public var color: ColorValue?
  /// What is painted behind the characters.
  public var backgroundColor: ColorValue?
  /// The line below the characters.
  public var underlineStyle: UnderlineStyle?
  /// The colour of the line below; `nil` for the text's.
  public var underlineColor: ColorValue?
  /// The line through the characters.
  public var strikethroughStyle: UnderlineStyle?
  /// The colour of the line through; `nil` for the text's.
  public var strikethroughColor: ColorValue?
  /// Points between characters, as SwiftUI's `kerning` and NSAttributedString's `kern`: shifts
  /// what follows each character, the text's trailing edge too, and keeps ligatures.
  public var kern: Double?
  /// Points between characters, as SwiftUI's `tracking`: white space after each character, the last
  /// one too; other than 0 it takes ligatures apart that a script can do without. Where both are
  /// given it counts and ``kern`` does not.
  public var tracking: Double?
  /// Points by which the characters stand above the baseline; negative below it.
  public var baselineOffset: Double?
  /// Levels above the baseline, each smaller; negative for subscripts, 0 for none.
  public var superscript: Int?
  /// Which ligatures are used.
  public var ligature: TextLigature?
  /// Where the characters lead.
  public var link: LinkURL?
  /// The symbol that stands in the place of the characters, in their font and colour.
  package var symbol: TextSymbol?
  /// How the paragraph is set; of a paragraph the first run's counts.
  public var paragraphStyle: ParagraphStyle?

  /// No attributes: all is as the label has it.
  public init() {}

  /// Whether nothing is set.
  public var isEmpty: Bool { self == TextAttributes() }

  /// These attributes, and over them what other ones set, the paragraph style by its parts.
  public func merging(_ other: TextAttributes) -> TextAttributes {
    var result = self
    result.font = other.font ?? font
    result.weight = other.weight ?? weight
    result.isItalic = other.isItalic ?? isItalic
    result.size = other.size ?? size
    result.isCode = other.isCode ?? isCode
    result.color = other.color ?? color
    result.backgroundColor = other.backgroundColor ?? backgroundColor
    result.underlineStyle = other.underlineStyle ?? underlineStyle
    result.underlineColor = other.underlineColor ?? underlineColor
    result.strikethroughStyle = other.strikethroughStyle ?? strikethroughStyle
    result.strikethroughColor = other.strikethroughColor ?? strikethroughColor
    result.kern = other.kern ?? kern
    result.tracking = other.tracking ?? tracking
    result.baselineOffset = other.baselineOffset ?? baselineOffset
    result.superscript = other.superscript ?? superscript
    result.ligature = other.ligature ?? ligature
    result.link = other.link ?? link
    result.symbol = other.symbol ?? symbol
    if let style = other.paragraphStyle {
      result.paragraphStyle = paragraphStyle?.merging(style) ?? style
    }
    return result
  }
}
