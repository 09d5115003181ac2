import MaquetteCore

extension LayoutContext {
  /// A text ready to be measured; `nil` after having reported what keeps it from that.
  ///
  /// - Parameters:
  ///   - companions: texts beside it in the same control, of which capitals make Arabic and Hebrew
  ///     grow.
  ///   - balancesScripts: whether they grow at all, as in titles and buttons; never in lists.
  ///   - keepsLine: whether one line is as high in all scripts, as in buttons that stand side by side; `nil` for what
  ///     the place says.
  ///   - isVerbatim: whether no translator ever sees it: keys of a shortcut, or a date in a calendar.
  func textBlock(
    _ text: String, resolved: ResolvedFont, maxLines: Int, alignment: HorizontalAlignment,
    key: String, name: String, beside companions: [String] = [], balancesScripts: Bool = false,
    keepsLine: Bool? = nil, isVerbatim: Bool = false
  ) -> TextBlock? {
    if let problem = TextLimits.problem(with: text, name: name) {
      report(.error, problem.message, key: key, hint: problem.hint)
      return nil
    }
    guard Limits.fontSize.contains(resolved.size) else {
      reportFontSize(resolved.size)
      return nil
    }
    guard budget.take(text, reportingTo: sink, at: provenance) else { return nil }
    let text = isVerbatim ? text : PseudoText.text(text, in: environment.pseudo)
    var request = TextRequest(
      text: text, font: resolved, maxLines: max(0, maxLines), alignment: alignment,
      direction: direction, language: textLanguage)
    request.keepsSingleLine = keepsLine ?? isInBarRow
    self.writing.apply(to: &request)
    let points = balancesScripts && !isInList ? scriptBalance : 0
    let grown = points == 0 ? [] : ScriptBalance.grown(text, beside: companions)
    if !grown.isEmpty {
      request.spans = balanced(grown, in: 0..<text.utf8.count).map { part in
        TextSpan(
          utf8Count: part.range.count, font: part.grows ? resolved.grown(by: points) : resolved)
      }
    }
    return TextBlock(SharedTextRequest(request), key: key, context: CopyOnWrite(self))
  }

  /// Reports a font that is too small or too large to draw.
  func reportFontSize(_ points: Double) {
    report(
      .error,
      "a font size of \(NumberFormat.short(points)) points is outside of what can be drawn",
      key: "font",
      hint: "use \(NumberFormat.short(Limits.fontSize.lowerBound)) to "
        + NumberFormat.short(Limits.fontSize.upperBound), id: .outOfRange)
  }

  /// What reports say about a text.
  func style(of layout: TextLayout, font: ResolvedFont, color: Color, background: Color? = nil)
    -> NodeStyle
  {
    var style = NodeStyle(
      font: layout.lines.first?.runs.first?.glyphs.face.name ?? font.family,
      size: font.size * layout.scale,
      weight: font.weight, color: color, background: background)
    style.isTruncated = layout.isTruncated
    style.scale = layout.scale
    for case .ambiguousNumber(let number) in layout.problems { style.ambiguousNumber = number }
    return style
  }
}

extension LayoutContext {
  /// Whether texts stand in a bar's row, beside others: all of them have one baseline, whatever their script.
  var isInBarRow: Bool { self.isToolbar && axis != .vertical }

  /// The language that texts are set in, as a BCP 47 tag.
  var textLanguage: String { self.writing.language ?? languageTag }
}
