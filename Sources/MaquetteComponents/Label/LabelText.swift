import MaquetteCore
import MaquetteThemes

/// How a stretch of a label's text looks.
struct TextLook: Hashable {
  var font: ResolvedFont
  var color: Color
  var background: Color?
  var underline = UnderlineStyle.none
  var underlineColor: Color
  var strikethrough = UnderlineStyle.none
  var strikethroughColor: Color
  var baselineOffset = 0.0
  var link: LinkURL?
}

/// A label's text with fonts and colours resolved at a scale: what is asked of the text engine, and
/// what the answer is drawn with.
struct LabelText {
  let request: TextRequest
  /// What no span covers.
  let base: TextLook
  /// One for each span of the request.
  let looks: [TextLook]

  /// The look of a run.
  func look(of run: TextRun) -> TextLook {
    run.span.flatMap { looks.indices.contains($0) ? looks[$0] : nil } ?? base
  }
}

/// Resolves a label's fonts and colours; `nil` results mean that what is wrong was reported.
struct LabelTextMaker {
  let label: Label
  let context: LayoutContext
  private let baseColor: Color

  init(_ label: Label, context: LayoutContext) {
    self.label = label
    self.context = context
    baseColor = LabelTextMaker.color(of: label, in: context)
  }

  private static func color(of label: Label, in context: LayoutContext) -> Color {
    if label.isHighlighted, let color = label.highlightedTextColor {
      return context.color(color, key: "highlightedTextColor")
    }
    return context.color(label.color, key: "color", isVibrant: label.isVibrant)
  }

  /// The text in fonts of a share of their size.
  func text(scale: Double, fillsWidth: Bool) -> LabelText? {
    guard let font = resolved(baseFont, scale: scale) else { return nil }
    let base = TextLook(
      font: font, color: dimmed(baseColor), underlineColor: dimmed(baseColor),
      strikethroughColor: dimmed(baseColor))
    var looks: [TextLook] = []
    var spans: [TextSpan] = []
    let runs = label.attributedText?.runs ?? []
    // A label without attributes of its own needs no span, unless it is spaced.
    if !runs.isEmpty || label.kerning != 0 {
      let parts =
        runs.isEmpty ? [AttributedText.Run(label.text)] : runs
      for run in parts {
        guard let look = look(of: run.attributes, scale: scale, base: base) else { return nil }
        let kern = run.attributes.tracking ?? run.attributes.kern ?? label.kerning
        spans.append(
          TextSpan(
            utf8Count: run.text.utf8.count, font: look.font, kern: kern * scale,
            baselineOffset: look.baselineOffset,
            underlineBand: look.underline.band(
              context.theme.labels.underline, size: look.font.size)))
        looks.append(look)
      }
    }
    return LabelText(
      request: request(font: font, spans: spans, fillsWidth: fillsWidth), base: base,
      looks: looks)
  }

  private func request(font: ResolvedFont, spans: [TextSpan], fillsWidth: Bool) -> TextRequest {
    TextRequest(
      text: label.text, font: font, spans: spans, paragraphs: label.paragraphs(in: context),
      fillsWidth: fillsWidth, maxLines: max(0, label.numberOfLines),
      lineBreakMode: label.lineBreakMode, lineBreakStrategy: label.lineBreakStrategy,
      // NSParagraphStyle's default for the text system: 5 % of the line.
      tighteningFactor: label.allowsDefaultTighteningForTruncation ? 0.05 : 0,
      sizingRule: label.sizingRule, alignment: label.alignment.side(in: context.direction),
      isJustified: label.alignment == .justified, direction: context.direction,
      language: context.environment.languageTag)
  }

  // MARK: Fonts

  /// The font of the label, or of its control size where one is given and the font is not.
  private var baseFont: FontValue {
    guard let size = label.controlSize, label.font == .body,
      let font = context.theme.labels.controlSizes[size.rawValue]
    else { return label.font }
    return switch font {
    case .style(let style): .style(style)
    case .fixed(let size, let weight): .system(size: size, weight: weight)
    }
  }

  private func resolved(_ font: FontValue, scale: Double) -> ResolvedFont? {
    guard
      let resolved = context.font(
        font, key: "font",
        adjustsForContentSizeCategory: label.adjustsFontForContentSizeCategory, scaledBy: scale)
    else { return nil }
    guard Limits.fontSize.contains(resolved.size) else {
      // Making a text smaller never makes it wrong.
      guard scale == 1 else { return resolved }
      context.reportFontSize(resolved.size)
      return nil
    }
    return resolved
  }

  private func font(of attributes: TextAttributes) -> FontValue {
    var font = attributes.font ?? baseFont
    if let weight = attributes.weight { font.weight = weight }
    if let isItalic = attributes.isItalic { font.isItalic = isItalic }
    if let size = attributes.size { font.base = .size(size) }
    if let isCode = attributes.isCode { font.design = isCode ? .monospaced : .default }
    return font
  }

  // MARK: Looks

  private func look(of attributes: TextAttributes, scale: Double, base: TextLook) -> TextLook? {
    guard var font = resolved(font(of: attributes), scale: scale) else { return nil }
    if let ligature = attributes.ligature {
      font.ligatures = Ligatures(rawValue: ligature.rawValue) ?? .standard
    } else if let tracking = attributes.tracking, tracking != 0 {
      font.ligatures = .none
    }
    var offset = (attributes.baselineOffset ?? 0) * scale
    if let level = attributes.superscript, level != 0 {
      // What word processors do without a font's own figures: two thirds of the size, a third up.
      let size = font.size
      font = font.scaled(by: 0.65)
      offset += size * (level > 0 ? 0.34 : -0.14) * Double(abs(level))
    }
    let link = attributes.link
    let linkTheme = context.theme.labels.link
    let color =
      attributes.color.map { context.color($0, key: "attributedText", isVibrant: label.isVibrant) }
      ?? (link == nil ? baseColor : context.color(linkTheme.color, tint: context.tint))
    let shown = label.isHighlighted && label.highlightedTextColor != nil ? baseColor : color
    func ownColor(_ value: ColorValue?) -> Color? {
      value.map { context.color($0, key: "attributedText") }
    }
    return TextLook(
      font: font, color: dimmed(shown), background: ownColor(attributes.backgroundColor),
      underline: attributes.underlineStyle
        ?? (link != nil && linkTheme.underline ? .single : .none),
      underlineColor: dimmed(ownColor(attributes.underlineColor) ?? shown),
      strikethrough: attributes.strikethroughStyle ?? .none,
      strikethroughColor: dimmed(ownColor(attributes.strikethroughColor) ?? shown),
      baselineOffset: offset, link: link)
  }

  /// A colour of a label that may be disabled.
  private func dimmed(_ color: Color) -> Color {
    guard !label.isEnabled else { return color }
    let theme = context.theme.labels
    if let disabled = theme.disabledColor, label.color == .primary, color == baseColor {
      return context.color(disabled, tint: context.tint)
    }
    // UIKit: "disabled text is dimmed somewhat", whatever its colour.
    var dimmed = color
    dimmed.alpha *= theme.disabledOpacity
    return dimmed
  }
}

extension Label {
  /// `nil` leaves it to the surroundings.
  var isVibrant: Bool? { preferredVibrancy == .none ? false : nil }

  /// Whether something about the text is a place in all the room there is, not in its own width.
  func fillsWidth(in context: LayoutContext) -> Bool {
    let hasParagraphs =
      attributedText?.runs.contains { run in
        guard let style = run.attributes.paragraphStyle else { return false }
        return style.alignment != nil || (style.baseWritingDirection ?? .natural) != .natural
      } ?? false
    return (alignment != .natural || hasParagraphs) && context.axis != .horizontal
  }

  /// The paragraphs' styles, one for each line end in the text; none when all are plain.
  func paragraphs(in context: LayoutContext) -> [TextParagraphStyle] {
    var plain = TextParagraphStyle()
    plain.lineSpacing = lineSpacing
    guard let attributedText,
      attributedText.runs.contains(where: { $0.attributes.paragraphStyle != nil })
    else { return lineSpacing == 0 ? [] : [plain] }
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
      }
      style.lineSpacing = asked.lineSpacing ?? lineSpacing
      style.lineHeightMultiple = asked.lineHeightMultiple ?? 0
      style.minimumLineHeight = asked.minimumLineHeight ?? 0
      style.maximumLineHeight = asked.maximumLineHeight ?? 0
      style.firstLineHeadIndent = asked.firstLineHeadIndent ?? 0
      style.headIndent = asked.headIndent ?? 0
      style.tailIndent = asked.tailIndent ?? 0
      style.paragraphSpacing = asked.paragraphSpacing ?? 0
      style.paragraphSpacingBefore = asked.paragraphSpacingBefore ?? 0
      // A line end that is no paragraph's starts a new one for the text engine.
      let breaks = paragraph.runs.reduce(0) { count, run in
        count + run.text.unicodeScalars.count { [0x0B, 0x0C, 0x85, 0x2028].contains($0.value) }
      }
      return Array(repeating: style, count: breaks + 1)
    }
  }
}
