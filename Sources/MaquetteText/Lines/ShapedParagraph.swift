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
  let paragraphs: [ShapedParagraph]

  init(_ paragraphs: [ShapedParagraph]) { self.paragraphs = paragraphs }
}
