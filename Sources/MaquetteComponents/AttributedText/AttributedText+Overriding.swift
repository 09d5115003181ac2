extension AttributedText {
  /// The text as a label shows it whose font, colour or alignment was set after the text: as
  /// UILabel documents, these then apply to the text as a whole and replace what its runs have.
  ///
  /// - Parameters:
  ///   - font: Replaces the fonts and all their parts, inline code's font too; `nil` leaves them.
  ///   - color: Replaces the colours of all runs, of links too; `nil` leaves them.
  ///   - alignment: Replaces the alignment of all paragraphs, and nothing else of their style;
  ///     `nil` leaves it.
  public func overriding(
    font: FontValue? = nil, color: ColorValue? = nil, alignment: TextAlignment? = nil
  ) -> AttributedText {
    guard font != nil || color != nil || alignment != nil else { return self }
    return AttributedText(
      runs.map { run in
        var attributes = run.attributes
        if let font {
          attributes.font = font
          attributes.weight = nil
          attributes.isItalic = nil
          attributes.size = nil
          attributes.isCode = nil
        }
        if let color { attributes.color = color }
        if let alignment {
          var style = attributes.paragraphStyle ?? ParagraphStyle()
          style.alignment = alignment
          attributes.paragraphStyle = style
        }
        return Run(run.text, attributes)
      })
  }
}
