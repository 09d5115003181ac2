import MaquetteCore
import MaquetteText

/// A font with SF's line metrics; tracking is off unless a test is about it.
func font(
  _ family: String = "Inter", size: Double = 17, weight: FontWeight = .regular,
  isItalic: Bool = false, tracking: Double = 0,
  fallbacks: [String] = FontCatalog.standardFallbacks
) -> ResolvedFont {
  ResolvedFont(
    family: family, fallbacks: fallbacks, size: size, weight: weight, isItalic: isItalic,
    tracking: tracking, ascent: size * 0.9521, descent: size * 0.2412, capHeight: size * 0.7)
}

/// A layout by a measurer that has seen nothing else.
func layout(
  _ text: String, _ font: ResolvedFont = font(), maxWidth: Double? = nil, maxLines: Int = 0,
  alignment: HorizontalAlignment = .left, direction: LayoutDirection = .leftToRight,
  language: String = "en", catalog: FontCatalog = FontCatalog()
) -> TextLayout {
  PangoTextMeasurer(catalog: catalog).layout(
    TextRequest(
      text: text, font: font, maxWidth: maxWidth, maxLines: maxLines, alignment: alignment,
      direction: direction, language: language))
}

extension TextLayout {
  /// All runs, line by line.
  var runs: [GlyphRun] { lines.flatMap(\.runs).map(\.glyphs) }
  /// All glyph numbers.
  var glyphs: [UInt32] { runs.flatMap { $0.glyphs.map(\.id) } }
  /// The faces' names, one for each run.
  var faces: [String] { runs.map(\.face.name) }
  /// The text of each line, from its runs.
  var lineTexts: [String] { lines.map { $0.runs.map(\.glyphs.text).joined() } }
}
