/// A font file's face. Two values are the same face when they are equal.
package struct FontFace: Hashable, Sendable {
  /// The PostScript name, for example `Inter-SemiBold`: what dumps and reports show.
  @ByteExact package var name: String
  /// The file it is read from.
  @ByteExact package var file: String
  /// The face's number in a collection; 0 in a file of its own.
  package var index: Int

  /// A face from its parts.
  package init(name: String, file: String, index: Int = 0) {
    self.name = name
    self.file = file
    self.index = index
  }
}

/// A shaped glyph.
package struct Glyph: Hashable, Sendable {
  /// The number of the glyph in its face.
  package var id: UInt32
  /// Its origin, in points, from the start of its run's baseline.
  package var position: Point

  /// A glyph at a place.
  package init(id: UInt32, position: Point) {
    self.id = id
    self.position = position
  }
}

/// Glyphs of one face on one baseline, in the order in which they are drawn from left to right.
package struct GlyphRun: Hashable, Sendable {
  /// A stretch of text and the glyphs that stand for it; counts, in the order of the run's text.
  package struct Cluster: Hashable, Sendable {
    // A scene has one for each letter, and no text has so many bytes.
    private let bytes: Int32
    private let shown: Int32
    /// How wide it is, in points, the space after it included.
    package var advance: Double

    /// A cluster from its parts.
    package init(utf8Count: Int, glyphCount: Int, advance: Double = 0) {
      bytes = Int32(clamping: utf8Count)
      shown = Int32(clamping: glyphCount)
      self.advance = advance
    }

    /// How many bytes of UTF-8 it has.
    package var utf8Count: Int { Int(bytes) }
    /// How many glyphs it has.
    package var glyphCount: Int { Int(shown) }
  }

  /// The face all glyphs come from.
  package var face: FontFace
  /// Size of an em, in points.
  package var size: Double
  /// The glyphs from left to right.
  package var glyphs: [Glyph]
  /// The part of the text that the run shows, in reading order.
  package var text: String
  /// How text and glyphs belong together, in reading order.
  package var clusters: [Cluster]
  /// Whether the text reads from right to left, so that the first cluster has the last glyphs.
  package var isRightToLeft: Bool
  /// Whether the text goes on behind a space or a break that is not drawn, as the line ends there.
  package var endsAtSpace = false
  /// Where the run's baseline starts, in points, from the text's top left corner.
  package var origin: Point

  /// A run from its parts.
  package init(
    face: FontFace, size: Double, glyphs: [Glyph], text: String, clusters: [Cluster],
    isRightToLeft: Bool, origin: Point
  ) {
    self.face = face
    self.size = size
    self.glyphs = glyphs
    self.text = text
    self.clusters = clusters
    self.isRightToLeft = isRightToLeft
    self.origin = origin
  }
}

/// A part of a line that one span and one face draw.
package struct TextRun: Hashable, Sendable {
  /// The glyphs; their origin says where the run starts.
  package var glyphs: GlyphRun
  /// How wide it is, in points.
  package var width: Double
  /// The number of its span in the request; `nil` when no span covers it.
  package var span: Int?
  /// The bytes of the request's UTF-8 from the first to the last that it shows; `nil` for an
  /// ellipsis.
  package var source: Range<Int>?
  /// Its text in stretches that stand side by side in the request's text as well: several where an
  /// ellipsis stands for some of it.
  package var pieces: [Piece] {
    several ?? [Piece(utf8Count: glyphs.text.utf8.count, source: source?.lowerBound)]
  }
  // Most runs are one piece, which needs no list.
  private let several: [Piece]?

  /// A stretch of a run's text.
  package struct Piece: Hashable, Sendable {
    /// Bytes of UTF-8.
    package var utf8Count: Int
    /// The byte of the request's UTF-8 that it starts with; `nil` for an ellipsis.
    package var source: Int?

    /// A stretch from its parts.
    package init(utf8Count: Int, source: Int?) {
      self.utf8Count = utf8Count
      self.source = source
    }
  }

  /// Where its letters cross the span's underline: extents in points from the text's left edge.
  package var crossings: [ClosedRange<Double>]

  /// A run from its parts; without pieces, or with a single one, all of it is one.
  package init(
    glyphs: GlyphRun, width: Double, span: Int? = nil, source: Range<Int>? = nil,
    pieces: [Piece]? = nil, crossings: [ClosedRange<Double>] = []
  ) {
    self.glyphs = glyphs
    self.width = width
    self.span = span
    self.source = source
    self.crossings = crossings
    several = pieces?.count == 1 ? nil : pieces
  }
}

/// One line of a laid out text; lengths in points, from the text's top left corner.
package struct TextLine: Hashable, Sendable {
  /// Distance of the line's upper edge from the top.
  package var top: Double
  /// How high it is, spacing to the next line left out.
  package var height: Double
  /// Distance of the baseline from the top of the text.
  package var baseline: Double
  /// Where the line's ink may start.
  package var x: Double
  /// How wide the line is.
  package var width: Double
  /// The runs from left to right.
  package var runs: [TextRun]

  /// A line from its parts.
  package init(
    top: Double, height: Double, baseline: Double, x: Double, width: Double, runs: [TextRun]
  ) {
    self.top = top
    self.height = height
    self.baseline = baseline
    self.x = x
    self.width = width
    self.runs = runs
  }
}

/// Something about a text that its user should hear of.
package enum TextProblem: Hashable, Sendable {
  /// Neither the family nor its fallbacks have a glyph for these characters; each is drawn as an
  /// empty box. The packages are those that have one.
  case missingGlyphs(characters: [Unicode.Scalar], family: String, packages: [String])
  /// A family's files are not there.
  case missingFamily(String, package: String?)
  /// A family has no face of the style asked for; the nearest one is drawn. Styles are words such
  /// as `semibold`.
  case substitutedStyle(family: String, wanted: String, used: String)
  /// Groups of digits in right-to-left text may as well be one number, whose groups keep their order,
  /// as several, which run from the right; nobody said which.
  case ambiguousNumber(String)
  /// Words are to be divided, and the patterns of their language are not there.
  case missingHyphenation(language: String, packages: [String])
}

/// A text broken into lines and shaped.
package struct TextLayout: Hashable, Sendable {
  /// The extent of all lines.
  package var size: Size
  /// The lines from top to bottom.
  package var lines: [TextLine]
  /// The text as it is shown, with the ellipsis where some is left out.
  package var shownText: String
  /// Whether some text is left out.
  package var isTruncated: Bool
  /// The number of the first line that ends inside a word, which is wider than all the room there is;
  /// `nil` where all lines end between words.
  package var wordBreak: Int?
  /// The share of its font's size that the text was made smaller to; 1 when it was not.
  package var scale = 1.0
  /// What went wrong, in the order of the text.
  package var problems: [TextProblem]

  /// A layout from its parts.
  package init(
    size: Size, lines: [TextLine], shownText: String, isTruncated: Bool,
    problems: [TextProblem] = []
  ) {
    self.size = size
    self.lines = lines
    self.shownText = shownText
    self.isTruncated = isTruncated
    self.problems = problems
  }
}

/// Breaks texts into lines and shapes them; layout knows text by nothing else.
///
/// Implementations may keep caches and are used by one thread at a time.
package protocol TextMeasuring: AnyObject {
  /// Lays out a text that ``TextLimits`` has let through.
  func layout(_ request: TextRequest) -> TextLayout
  /// Lays out a text that may be asked for again in another width.
  ///
  /// - Parameter shapes: where the measurer leaves what does not depend on the width and the number of lines, and
  ///   finds it for the next request that differs in nothing else; `nil` for nothing.
  func layout(_ request: SharedTextRequest, keeping shapes: inout AnyObject?) -> TextLayout
  /// From where to where the letters of a text reach, in points below the top of its layout; `nil`
  /// where nobody knows, or where nothing is drawn.
  func ink(of request: TextRequest) -> ClosedRange<Double>?
  /// Hears that the texts that follow are those of another picture.
  func beginPicture()
  /// A font file of the picture that is there and could not be opened: its texts are drawn with
  /// another font, or as boxes.
  var unreadableFont: String? { get }
}

extension TextMeasuring {
  /// Keeps nothing.
  package func layout(_ request: SharedTextRequest, keeping shapes: inout AnyObject?)
    -> TextLayout
  {
    layout(request.value)
  }

  /// Keeps what it has.
  package func beginPicture() {}

  /// None.
  package var unreadableFont: String? { nil }

  /// Nobody knows.
  package func ink(of request: TextRequest) -> ClosedRange<Double>? { nil }
}
