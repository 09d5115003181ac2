import MaquetteCore

/// Attributes read as lists: `AttributedText("world", [.bold, .color(.red)])`.
extension TextAttributes: ExpressibleByArrayLiteral {
  /// All the attributes together; of two that set the same the later counts.
  public init(arrayLiteral elements: TextAttributes...) {
    self = elements.reduce(TextAttributes()) { $0.merging($1) }
  }

  /// Attributes that a change makes of none.
  public init(_ change: (inout TextAttributes) -> Void) {
    self.init()
    change(&self)
  }

  /// Bold.
  public static let bold = weight(.bold)
  /// Slanted.
  public static let italic = TextAttributes { $0.isItalic = true }
  /// The system's monospaced font.
  public static let code = TextAttributes { $0.isCode = true }
  /// A single line below.
  public static let underline = underline(.single)
  /// A single line through.
  public static let strikethrough = strikethrough(.single)

  /// A font.
  public static func font(_ font: FontValue) -> TextAttributes {
    TextAttributes { $0.font = font }
  }

  /// Another weight of the label's font.
  public static func weight(_ weight: FontWeight) -> TextAttributes {
    TextAttributes { $0.weight = weight }
  }

  /// Another size of the label's font, in points.
  public static func size(_ points: Double) -> TextAttributes {
    TextAttributes { $0.size = points }
  }

  /// A colour of the text.
  public static func color(_ color: ColorValue) -> TextAttributes {
    TextAttributes { $0.color = color }
  }

  /// A colour behind the text.
  public static func backgroundColor(_ color: ColorValue) -> TextAttributes {
    TextAttributes { $0.backgroundColor = color }
  }

  /// A line below, in the text's colour or another one.
  public static func underline(_ style: UnderlineStyle, color: ColorValue? = nil) -> TextAttributes
  {
    TextAttributes {
      $0.underlineStyle = style
      $0.underlineColor = color
    }
  }

  /// A line through, in the text's colour or another one.
  public static func strikethrough(_ style: UnderlineStyle, color: ColorValue? = nil)
    -> TextAttributes
  {
    TextAttributes {
      $0.strikethroughStyle = style
      $0.strikethroughColor = color
    }
  }

  /// Points added after each character; see ``TextAttributes/kern``.
  public static func kern(_ points: Double) -> TextAttributes {
    TextAttributes { $0.kern = points }
  }

  /// Points added between characters; see ``TextAttributes/tracking``.
  public static func tracking(_ points: Double) -> TextAttributes {
    TextAttributes { $0.tracking = points }
  }

  /// Points above the baseline.
  public static func baselineOffset(_ points: Double) -> TextAttributes {
    TextAttributes { $0.baselineOffset = points }
  }

  /// Levels above the baseline; negative for subscripts.
  public static func superscript(_ level: Int) -> TextAttributes {
    TextAttributes { $0.superscript = level }
  }

  /// Which ligatures are used.
  public static func ligature(_ ligature: TextLigature) -> TextAttributes {
    TextAttributes { $0.ligature = ligature }
  }

  /// A link.
  public static func link(_ url: LinkURL) -> TextAttributes {
    TextAttributes { $0.link = url }
  }

  /// A link.
  ///
  /// - Throws: a message when the text is no URL, or one that runs code; see ``LinkURL``.
  public static func link(_ url: String) throws(DiagnosticError) -> TextAttributes {
    link(try LinkURL(url))
  }

  /// A symbol in the place of the characters, which are what is read aloud:
  /// `AttributedText("Favorite", .symbol("star.fill"))`. Without characters its name is read.
  public static func symbol(_ name: String) -> TextAttributes {
    TextAttributes { $0.symbol = TextSymbol(name) }
  }

  /// How the paragraph is set.
  public static func paragraphStyle(_ style: ParagraphStyle) -> TextAttributes {
    TextAttributes { $0.paragraphStyle = style }
  }
}
