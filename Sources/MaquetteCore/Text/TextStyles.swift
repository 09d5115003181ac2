/// Where the lines of a text stand in their box; leading and trailing are resolved to sides before.
public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
}

/// How a text is divided into lines, and what becomes of the rest: UIKit's `NSLineBreakMode`.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Between words; what does not fit is left out without a trace.
  case byWordWrapping
  /// Between characters; what does not fit is left out without a trace.
  case byCharWrapping
  /// Between words; the last line runs on and is cut at the edge.
  case byClipping
  /// Between words; the last line shows the end of the text behind an ellipsis.
  case byTruncatingHead
  /// Between words; the last line ends in an ellipsis.
  case byTruncatingTail
  /// Between words; the last line shows its beginning and the end of the text with an ellipsis
  /// between them.
  case byTruncatingMiddle
}

/// What decides on line breaks beside the width: UIKit's `NSParagraphStyle.LineBreakStrategy`.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  /// The options as bits, with UIKit's values.
  public let rawValue: Int

  /// A strategy of UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A word is pulled down from the line before rather than leaving one alone on a last line.
  public static let pushOut = LineBreakStrategy(rawValue: 1)
  /// Korean words are not broken between syllables.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
  /// What labels of the system do: both.
  public static let standard: LineBreakStrategy = [.pushOut, .hangulWordPriority]
}

/// Whether letters that reach beyond their line get room: UIKit's `UILetterformAwareSizingRule`.
public enum LetterformSizingRule: String, Hashable, Sendable, CaseIterable {
  /// Lines are as high as the font says, or as high as letters that stack far, as those of Burmese
  /// and Tibetan do.
  case typographic
  /// Lines are at least as high as the letters on them.
  case oversize
}

/// How a paragraph's lines stand; UIKit's `NSParagraphStyle`. Lengths in points.
package struct TextParagraphStyle: Hashable, Sendable {
  /// Where lines stand; `nil` as the request says.
  package var alignment: HorizontalAlignment?
  /// Whether the paragraph stands where its own language starts when it is long; `nil` as the
  /// request says, unless there is an ``alignment``.
  package var alignsByLanguage: Bool?
  /// Whether all lines but the last fill the width; `nil` as the request says.
  package var isJustified: Bool?
  /// The reading direction; `nil` takes that of its words.
  package var direction: LayoutDirection?
  /// Room between lines.
  package var lineSpacing = 0.0
  /// What line heights are multiplied by; the room is added above. 0 changes nothing.
  package var lineHeightMultiple = 0.0
  /// The least height of a line.
  package var minimumLineHeight = 0.0
  /// The most height of a line; 0 for no limit.
  package var maximumLineHeight = 0.0
  /// Room before the first line.
  package var firstLineHeadIndent = 0.0
  /// Room before all other lines.
  package var headIndent = 0.0
  /// Where lines end: from the leading edge when above 0, else from the trailing edge.
  package var tailIndent = 0.0
  /// Room between this paragraph and the next one.
  package var paragraphSpacing = 0.0
  /// Room above the paragraph, but not above the first one.
  package var paragraphSpacingBefore = 0.0
  /// Where tabs lead to, in points from the leading edge; `nil` for every 28 points.
  package var tabStops: [Double]?
  /// The distance between the stops behind the last of ``tabStops``; at 0 a tab there is a space.
  package var defaultTabInterval = 0.0
  /// A word is divided where a line without a part of it would be less than this share of its room
  /// wide; 0 for never, 1 wherever a part fits.
  package var hyphenationFactor = 0.0

  /// A style that changes nothing.
  package init() {}
}

/// A stretch of text with a look of its own.
package struct TextSpan: Hashable, Sendable {
  /// How many bytes of UTF-8 it has.
  package var utf8Count: Int
  package var font: ResolvedFont
  /// Space added after each character beside the font's own, in points.
  package var kern: Double
  /// How far it stands above the baseline, in points.
  package var baselineOffset: Double
  /// Where a line is drawn below it: distances below its baseline, in points. Runs tell where
  /// letters cross it; `nil` when nobody asks.
  package var underlineBand: ClosedRange<Double>?
  /// The room of what stands in the place of each U+FFFC in it; `nil` where that is a character like
  /// others.
  package var attachment: TextAttachment?

  /// A span from its parts.
  package init(
    utf8Count: Int, font: ResolvedFont, kern: Double = 0, baselineOffset: Double = 0,
    underlineBand: ClosedRange<Double>? = nil, attachment: TextAttachment? = nil
  ) {
    self.utf8Count = utf8Count
    self.font = font
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.underlineBand = underlineBand
    self.attachment = attachment
  }
}

/// The room that something takes in a line of text beside characters: UIKit's `NSTextAttachment`.
/// Lengths in points.
public struct TextAttachment: Hashable, Sendable {
  /// The character that stands for it in a text: U+FFFC.
  public static let character: Character = "\u{FFFC}"

  /// How wide it is.
  public var width: Double
  /// How far it reaches above the baseline.
  public var ascent: Double
  /// How far it reaches below the baseline.
  public var descent: Double

  /// An attachment from its lengths.
  public init(width: Double, ascent: Double, descent: Double) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
}
