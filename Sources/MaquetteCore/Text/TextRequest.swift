/// A text to be broken into lines and shaped.
package struct TextRequest: Hashable, Sendable {
  /// The text as the user wrote it; never markup.
  @ByteExact package var text: String
  /// The font of what no span covers, and of an empty text.
  package var font: ResolvedFont
  /// Stretches with looks of their own, one after another from the start of the text.
  package var spans: [TextSpan]
  /// The styles of the paragraphs, one for each; the last one is that of all further ones.
  package var paragraphs: [TextParagraphStyle]
  /// The width lines may take, in points; `nil` for as much as they need.
  package var maxWidth: Double?
  /// Whether lines stand in all of ``maxWidth``, not in the width of the widest.
  package var fillsWidth: Bool
  /// The most lines to show; 0 for as many as needed.
  package var maxLines: Int
  /// How lines are broken and what becomes of what does not fit.
  package var lineBreakMode: LineBreakMode
  /// What else decides on line breaks.
  package var lineBreakStrategy: LineBreakStrategy
  /// How much of the width, as a fraction, characters may be moved together before text is
  /// truncated; 0 for not at all.
  package var tighteningFactor: Double
  /// Whether lines grow with letters that reach beyond them.
  package var sizingRule: LetterformSizingRule
  /// Whether a text of one line keeps the line's height where letters stack above and below it, as those of Burmese
  /// and Tibetan do: in the row of a bar and in buttons of a dialog, whose texts share a baseline.
  package var keepsSingleLine = false
  /// Where lines stand.
  package var alignment: HorizontalAlignment
  /// Whether a paragraph of ``paragraphLines`` lines and more stands where its own language starts,
  /// and only shorter ones as ``alignment`` says.
  package var alignsParagraphsByLanguage = false
  /// Which way all paragraphs are written that do not say so themselves; `nil` for what most of their
  /// letters are of.
  package var baseWritingDirection: LayoutDirection?
  /// What the text's numbers are; `nil` to find out by their shape and the words around them.
  package var dataDetector: DataDetector?
  /// Whether all lines of a paragraph but the last fill the width.
  package var isJustified: Bool
  /// The direction of text without any letter, and of the interface around it.
  package var direction: LayoutDirection
  /// BCP 47 tag that decides on language-specific forms.
  @ByteExact package var language: String

  /// How many lines make a paragraph. Documented: "defined as three or more lines of text" (HIG,
  /// Right to left).
  package static let paragraphLines = 3

  /// A request; without further arguments one left-aligned line of English that ends in an ellipsis
  /// where it is too long.
  package init(
    text: String, font: ResolvedFont, spans: [TextSpan] = [], paragraphs: [TextParagraphStyle] = [],
    maxWidth: Double? = nil, fillsWidth: Bool = false, maxLines: Int = 1,
    lineBreakMode: LineBreakMode = .byTruncatingTail,
    lineBreakStrategy: LineBreakStrategy = .standard, tighteningFactor: Double = 0,
    sizingRule: LetterformSizingRule = .typographic, alignment: HorizontalAlignment = .left,
    isJustified: Bool = false, direction: LayoutDirection = .leftToRight, language: String = "en"
  ) {
    self.text = text
    self.font = font
    self.spans = spans
    self.paragraphs = paragraphs
    self.maxWidth = maxWidth
    self.fillsWidth = fillsWidth
    self.maxLines = maxLines
    self.lineBreakMode = lineBreakMode
    self.lineBreakStrategy = lineBreakStrategy
    self.tighteningFactor = tighteningFactor
    self.sizingRule = sizingRule
    self.alignment = alignment
    self.isJustified = isJustified
    self.direction = direction
    self.language = language
  }
}

/// A text request that several have in common: who draws a text, and who remembers its layout. A request is too much
/// to copy for each.
package final class SharedTextRequest: Hashable, Sendable {
  package let value: TextRequest
  // Requests are equal when the compiler finds everything in them equal; what differs most tells most
  // others apart.
  private let number: Int

  /// A request for whoever asks for it.
  package init(_ value: TextRequest) {
    self.value = value
    var hasher = Hasher()
    hasher.combine(ByteExact(value.text))
    hasher.combine(value.maxWidth)
    hasher.combine(value.font.size)
    hasher.combine(value.font.weight)
    number = hasher.finalize()
  }

  package static func == (one: SharedTextRequest, other: SharedTextRequest) -> Bool {
    one === other || one.number == other.number && one.value == other.value
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
