import MaquetteCore

/// Layouts by request: layout asks for the same text a few times in a row.
struct LayoutCache {
  /// A request with its families as a number, which is quick to hash.
  struct Key: Hashable {
    private let text: String
    private let chain: Int
    /// Size, tracking, ascent, descent, width and tightening.
    private let lengths: [Double]
    private let maxLines: Int
    private let alignment: HorizontalAlignment
    private let direction: LayoutDirection
    private let language: String
    private let manner: Manner
    private let paragraphs: [TextParagraphStyle]

    /// What else of a request has few values.
    private struct Manner: Hashable {
      var mode: LineBreakMode
      var strategy: LineBreakStrategy
      var sizingRule: LetterformSizingRule
      var ligatures: Ligatures
      var hasMonospacedDigits: Bool
      var fillsWidth: Bool
      var isJustified: Bool
    }

    init(_ request: TextRequest, chain: FaceChain) {
      text = request.text
      self.chain = chain.number
      let font = request.font
      lengths = [
        font.size, font.tracking, font.ascent, font.descent, request.maxWidth ?? .infinity,
        request.tighteningFactor,
      ]
      maxLines = request.maxLines
      alignment = request.alignment
      direction = request.direction
      language = request.language
      manner = Manner(
        mode: request.lineBreakMode, strategy: request.lineBreakStrategy,
        sizingRule: request.sizingRule, ligatures: font.ligatures,
        hasMonospacedDigits: font.hasMonospacedDigits, fillsWidth: request.fillsWidth,
        isJustified: request.isJustified)
      paragraphs = request.paragraphs
    }

    var cost: Int { text.utf8.count + 16 }

    /// Equal texts to Swift may be spelled in different characters, which are not drawn alike.
    static func == (lhs: Key, rhs: Key) -> Bool {
      lhs.chain == rhs.chain && lhs.lengths == rhs.lengths && lhs.maxLines == rhs.maxLines
        && lhs.alignment == rhs.alignment && lhs.direction == rhs.direction
        && lhs.language == rhs.language && lhs.manner == rhs.manner
        && lhs.paragraphs == rhs.paragraphs && lhs.text.utf8.elementsEqual(rhs.text.utf8)
    }
  }

  private var layouts: [Key: TextLayout] = [:]
  private var cost = 0
  /// Bytes of text before all is dropped: more than a large screen has, and some megabytes of
  /// glyphs.
  private static let costLimit = 64 << 10

  subscript(key: Key) -> TextLayout? { layouts[key] }

  mutating func insert(_ layout: TextLayout, for key: Key) {
    if cost + key.cost > Self.costLimit {
      layouts.removeAll(keepingCapacity: true)
      cost = 0
    }
    guard key.cost <= Self.costLimit else { return }
    cost += key.cost
    layouts[key] = layout
  }
}
