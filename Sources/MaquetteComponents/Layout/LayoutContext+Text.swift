import MaquetteCore

extension LayoutContext {
  /// A text ready to be measured; `nil` after having reported what keeps it from that.
  func textBlock(
    _ text: String, resolved: ResolvedFont, maxLines: Int, alignment: HorizontalAlignment,
    key: String, name: String
  ) -> TextBlock? {
    if let problem = TextLimits.problem(with: text, name: name) {
      report(.error, problem.message, key: key, hint: problem.hint)
      return nil
    }
    guard Limits.fontSize.contains(resolved.size) else {
      reportFontSize(resolved.size)
      return nil
    }
    let request = TextRequest(
      text: text, font: resolved, maxLines: max(0, maxLines), alignment: alignment,
      direction: direction, language: environment.languageTag)
    return TextBlock(request, key: key, context: self)
  }

  /// Reports a font that is too small or too large to draw.
  func reportFontSize(_ points: Double) {
    report(
      .error,
      "a font size of \(NumberFormat.short(points)) points is outside of what can be drawn",
      key: "font",
      hint: "use \(NumberFormat.short(Limits.fontSize.lowerBound)) to "
        + NumberFormat.short(Limits.fontSize.upperBound))
  }

  /// What reports say about a text.
  func style(of layout: TextLayout, font: ResolvedFont, color: Color, background: Color? = nil)
    -> NodeStyle
  {
    NodeStyle(
      font: layout.lines.first?.runs.first?.glyphs.face.name ?? font.family, size: font.size,
      weight: font.weight, color: color, background: background)
  }
}
