import MaquetteCore
import MaquetteThemes

extension LayoutContext {
  /// The same with the text size that people have at first.
  var withUsualTextSize: LayoutContext {
    var copy = self
    copy.environment.textSize = environment.defaultTextSize
    return copy
  }

  /// The font a user wrote; `nil` after reporting a text style that the theme lacks.
  ///
  /// A design or a width that the theme has no face for is a warning, once for each.
  ///
  /// - Parameters:
  ///   - key: The spec's key for the font, where messages point.
  ///   - adjustsForContentSizeCategory: Whether a text style follows the text size.
  ///   - scale: A share of the size.
  package func font(
    _ font: FontValue, key: String = "font", adjustsForContentSizeCategory: Bool = true,
    scaledBy scale: Double = 1
  ) -> ResolvedFont? {
    let resolved = font.resolved(
      in: environment, adjustsForContentSizeCategory: adjustsForContentSizeCategory,
      scaledBy: scale)
    guard var resolved else {
      report(
        .error, "theme '\(theme.name)' has no text style '\(font.text)'", key: key,
        id: .incompleteTheme)
      return nil
    }
    warnOfMissingFace(font, key: key)
    resolved.isStyleRequested = font.isItalic || (font.weight != nil && !font.isThemeChoice)
    return resolved
  }

  /// Tells which design or width does not exist here, and what is drawn instead.
  func warnOfMissingFace(_ font: FontValue, key: String = "font") {
    let (design, width) = theme.typography.drawn(font.design, font.width)
    if design != font.design {
      warnOnce(
        "theme '\(theme.name)' has no face for the \(font.design.rawValue) design; the default "
          + "design is drawn in its place", key: key, table: "designs")
    }
    if width != font.width {
      // A design that is there has no other widths.
      let owner = design == .default ? "" : " of the \(design.rawValue) design"
      warnOnce(
        "theme '\(theme.name)' has no face for the \(font.width.rawValue) width\(owner); the "
          + "standard width is drawn in its place", key: key, table: "widths")
    }
  }

  private func warnOnce(_ message: String, key: String, table: String) {
    let place = provenance?.keys[key] ?? provenance?.location
    sink.reportOnce(
      Diagnostic(
        .warning, message, location: place,
        hint: "'maquette fonts' lists the faces that exist; a theme of your own may name one under "
          + "'typography: \(table)'", id: .substitutedFont))
  }
}
