import MaquetteCore
import MaquetteThemes

/// How a stretch of a label's text looks.
struct TextLook {
  var font: ResolvedFont
  var color: Color
  var background: Color?
  var underline = UnderlineStyle.none
  var underlineColor: Color
  var strikethrough = UnderlineStyle.none
  var strikethroughColor: Color
  var baselineOffset = 0.0
  var link: LinkURL?
  /// What is drawn in the place of the characters.
  var symbol: SymbolDrawing?
}

/// A label's text with fonts and colours resolved at a scale: what is asked of the text engine, and
/// what the answer is drawn with. All layouts of it share it.
final class LabelText {
  let request: SharedTextRequest
  /// The colour of what no span covers.
  let color: Color
  /// One for each span of the request.
  let looks: [TextLook]

  init(request: SharedTextRequest, color: Color, looks: [TextLook]) {
    (self.request, self.color, self.looks) = (request, color, looks)
  }

  /// The font of what no span covers.
  var font: ResolvedFont { request.value.font }

  /// What no span covers. It is made when it is asked for, as a picture may have thousands of texts.
  private var base: TextLook {
    TextLook(font: font, color: color, underlineColor: color, strikethroughColor: color)
  }

  func look(of run: TextRun) -> TextLook {
    run.span.flatMap { looks.indices.contains($0) ? looks[$0] : nil } ?? base
  }
}

/// Resolves a label's fonts and colours; `nil` results mean that what is wrong was reported.
///
/// One for each label: whoever needs the label and where it is keeps this.
final class LabelTextMaker {
  let label: Label
  /// Where it is, which its texts need, too.
  let surroundings: CopyOnWrite<LayoutContext>
  private let baseColor: Color

  var context: LayoutContext { _read { yield surroundings.value } }

  init(_ label: Label, context: LayoutContext) {
    self.label = label
    surroundings = CopyOnWrite(context)
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
    var looks: [TextLook] = []
    var spans: [TextSpan] = []
    var start = 0
    let runs = label.attributedText?.runs ?? []
    var grown = balancesScripts ? ScriptBalance.grown(label.text) : []
    let points = grown.isEmpty ? 0 : context.scriptBalance * scale
    if points == 0 { grown = [] }
    // A label without attributes of its own needs no span, unless it is spaced.
    if !runs.isEmpty || label.hasLines || label.kerning != 0 || !grown.isEmpty {
      let parts = runs.isEmpty ? [AttributedText.Run(label.text)] : runs
      for run in parts {
        guard let look = look(of: run.attributes, scale: scale) else { return nil }
        let kern = run.attributes.tracking ?? run.attributes.kern ?? label.kerning
        let bytes = start..<start + run.text.utf8.count
        start = bytes.upperBound
        for part in context.balanced(grown, in: bytes) {
          var look = look
          if part.grows { look.font = look.font.grown(by: points) }
          spans.append(
            TextSpan(
              utf8Count: part.range.count, font: look.font, kern: kern * scale,
              baselineOffset: look.baselineOffset,
              underlineBand: look.underline.band(
                context.theme.labels.underline, size: look.font.size),
              attachment: look.symbol?.attachment(in: look.font)))
          looks.append(look)
        }
      }
    }
    return LabelText(
      request: SharedTextRequest(request(font: font, spans: spans, fillsWidth: fillsWidth)),
      color: dimmed(baseColor), looks: looks)
  }

  private func request(font: ResolvedFont, spans: [TextSpan], fillsWidth: Bool) -> TextRequest {
    var request = TextRequest(
      text: label.text, font: font, spans: spans, paragraphs: label.paragraphs(in: context),
      fillsWidth: fillsWidth, maxLines: max(0, label.numberOfLines),
      lineBreakMode: label.lineBreakMode, lineBreakStrategy: label.lineBreakStrategy,
      // NSParagraphStyle's default for the text system: 5 % of the line.
      tighteningFactor: label.allowsDefaultTighteningForTruncation ? 0.05 : 0,
      sizingRule: label.sizingRule, alignment: label.alignment.side(in: context.direction),
      isJustified: label.alignment == .justified, direction: context.direction,
      language: context.textLanguage)
    request.keepsSingleLine = context.isInBarRow
    context.writing.apply(to: &request)
    // The items of a list are all at one side, whatever their script.
    request.alignsParagraphsByLanguage = label.alignment == .natural && !context.isListRow
    return request
  }

  /// Whether Arabic and Hebrew may grow: in one line and in titles, not in paragraphs, where a word in
  /// capitals is a name, and not in lists, whose rows have one size.
  private var balancesScripts: Bool {
    guard label.balancesScripts, !context.isInList else { return false }
    if label.numberOfLines == 1 { return true }
    return switch baseFont.base {
    case .style(let style): LabelTextMaker.titles.contains(style)
    case .size: false
    }
  }

  private static let titles: Set<TextStyle> = [
    .largeTitle, .title, .title2, .title3, .headline,
  ]

  // MARK: Fonts

  /// The font of the label; where none is given, that of its control size or of the rows of lists.
  private var baseFont: FontValue {
    label.styled(plainFont)
  }

  private var plainFont: FontValue {
    guard label.font == .body else { return label.font }
    let sizes = context.theme.labels.controlSizes
    let own = label.controlSize?.themeNames.compactMap { sizes[$0] }.first
    return (own ?? context.rowTitleFont).map(FontValue.theme) ?? label.font
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
    if let weight = attributes.weight {
      font.weight = weight
      font.isThemeChoice = false
    }
    if let isItalic = attributes.isItalic { font.isItalic = isItalic }
    if let size = attributes.size { font.base = .size(size) }
    if let isCode = attributes.isCode { font.design = isCode ? .monospaced : .default }
    return font
  }

  // MARK: Looks

  private func look(of attributes: TextAttributes, scale: Double) -> TextLook? {
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
    var symbol: SymbolDrawing?
    if let name = attributes.symbol?.name {
      symbol = context.symbolDrawing(name, font: font, scale: 1, key: "attributedText")
      if symbol == nil { return nil }
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
        ?? (link != nil && linkTheme.underline ? .single : label.underlineStyle),
      underlineColor: dimmed(ownColor(attributes.underlineColor) ?? shown),
      strikethrough: attributes.strikethroughStyle ?? label.strikethroughStyle,
      strikethroughColor: dimmed(ownColor(attributes.strikethroughColor) ?? shown),
      baselineOffset: offset, link: link, symbol: symbol)
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
