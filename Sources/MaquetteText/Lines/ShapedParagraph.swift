/// A paragraph with its glyphs on one line.
final class ShapedParagraph {
  let paragraph: Paragraph
  let items: [ShapedItem]

  init(paragraph: Paragraph, items: [ShapedItem]) {
    (self.paragraph, self.items) = (paragraph, items)
  }
}

/// The paragraphs of a text, for whoever lays it out again.
final class ShapedParagraphs {
  /// The texts of all paragraphs.
  let texts: [SourceText]
  /// The first paragraphs: as many as were laid out.
  let paragraphs: [ShapedParagraph]

  init(_ texts: [SourceText], _ paragraphs: [ShapedParagraph]) {
    (self.texts, self.paragraphs) = (texts, paragraphs)
  }
}
