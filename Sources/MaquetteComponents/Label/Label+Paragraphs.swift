import MaquetteCore

extension Label {
  /// `nil` leaves it to the surroundings.
  var isVibrant: Bool? { self.preferredVibrancy == .none ? false : nil }

  /// Whether lines are drawn below or through all of the text.
  var hasLines: Bool { self.underlineStyle != .none || self.strikethroughStyle != .none }

  /// A font in the label's weight and slant.
  func styled(_ font: FontValue) -> FontValue {
    guard self.isBold || self.isItalic else { return font }
    var font = font
    if self.isBold {
      font.weight = .bold
      font.isThemeChoice = false
    }
    if self.isItalic { font.isItalic = true }
    return font
  }

  /// Whether something about the text is a place in all the room there is, not in its own width: an
  /// alignment, or a width of the label's own.
  func fillsWidth(in context: LayoutContext) -> Bool {
    let hasParagraphs =
      attributedText?.runs.contains { run in
        guard let style = run.attributes.paragraphStyle else { return false }
        return style.alignment != nil || (style.baseWritingDirection ?? .natural) != .natural
      } ?? false
    return context.ownsWidth
      || (alignment != .natural || hasParagraphs) && context.axis != .horizontal
  }

  /// The side that its lines are at in both directions; `nil` when they follow the interface.
  var explicitSide: HorizontalAlignment? {
    let paragraphs = attributedText?.paragraphs.compactMap(\.style.alignment) ?? []
    let sides = ([alignment] + paragraphs).filter { $0 == .left || $0 == .right }
    return sides.first?.side(in: .leftToRight)
  }

  /// What a paragraph asks for, or the label. Documented: a factor of 0 leaves it to the default.
  private func hyphenation(_ factor: Double?, usesDefault: Bool?) -> Double {
    let factor = factor ?? self.hyphenationFactor
    return factor > 0 ? factor : usesDefault ?? self.usesDefaultHyphenation ? 1 : 0
  }

  /// The paragraphs' styles, one for each line end in the text; none when all are plain.
  func paragraphs(in context: LayoutContext) -> [TextParagraphStyle] {
    var plain = TextParagraphStyle()
    plain.lineSpacing = self.lineSpacing
    plain.tabStops = self.tabStops?.locations
    plain.defaultTabInterval = self.defaultTabInterval
    plain.hyphenationFactor = hyphenation(nil, usesDefault: nil)
    guard let attributedText,
      attributedText.runs.contains(where: { $0.attributes.paragraphStyle != nil })
    else { return plain == TextParagraphStyle() ? [] : [plain] }
    return attributedText.paragraphs.flatMap { paragraph in
      var style = plain
      let asked = paragraph.style
      switch asked.baseWritingDirection {
      case .leftToRight: style.direction = .leftToRight
      case .rightToLeft: style.direction = .rightToLeft
      case .natural, nil: break
      }
      // Natural text stands where the paragraph's own direction starts.
      let alignment = asked.alignment ?? (alignment == .natural ? .natural : nil)
      if let alignment, asked.alignment != nil || style.direction != nil {
        style.alignment = alignment.side(in: style.direction ?? context.direction)
        style.isJustified = alignment == .justified
        style.alignsByLanguage = alignment == .natural && !context.isListRow
      }
      style.lineSpacing = asked.lineSpacing ?? self.lineSpacing
      style.lineHeightMultiple = asked.lineHeightMultiple ?? 0
      style.minimumLineHeight = asked.minimumLineHeight ?? 0
      style.maximumLineHeight = asked.maximumLineHeight ?? 0
      style.firstLineHeadIndent = asked.firstLineHeadIndent ?? 0
      style.headIndent = asked.headIndent ?? 0
      style.tailIndent = asked.tailIndent ?? 0
      style.paragraphSpacing = asked.paragraphSpacing ?? 0
      style.paragraphSpacingBefore = asked.paragraphSpacingBefore ?? 0
      style.tabStops = (asked.tabStops ?? self.tabStops)?.locations
      style.defaultTabInterval = asked.defaultTabInterval ?? self.defaultTabInterval
      style.hyphenationFactor = hyphenation(
        asked.hyphenationFactor, usesDefault: asked.usesDefaultHyphenation)
      // A line end that is no paragraph's starts a new one for the text engine.
      let breaks = paragraph.runs.reduce(0) { count, run in
        count + run.text.unicodeScalars.count { [0x0B, 0x0C, 0x85, 0x2028].contains($0.value) }
      }
      return Array(repeating: style, count: breaks + 1)
    }
  }
}
