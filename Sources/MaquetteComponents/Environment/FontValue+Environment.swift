import MaquetteCore
import MaquetteThemes

extension FontValue {
  /// The font in an environment; `nil` when the theme lacks the style.
  ///
  /// A design or a width that the theme has no face for is left out; ``LayoutContext`` tells its
  /// user.
  ///
  /// - Parameters:
  ///   - adjustsForContentSizeCategory: Whether a text style follows the text size. Without, it has
  ///     the size it has at the device's default text size.
  ///   - scale: A share of the size, as fitting a text into its width needs it. The result is the
  ///     font of that smaller size: with its tracking and line metrics.
  package func resolved(
    in environment: Environment, adjustsForContentSizeCategory: Bool = true,
    scaledBy scale: Double = 1
  ) -> ResolvedFont? {
    let typography = environment.theme.typography
    let size: Double
    let own: FontWeight
    switch base {
    case .style(let style):
      let textSize =
        adjustsForContentSizeCategory ? environment.textSize : environment.defaultTextSize
      guard let style = typography.style(style), let entry = style.entry(for: textSize)
      else { return nil }
      (size, own) = (entry.size, style.weight)
    case .size(let points): (size, own) = (points, .regular)
    }
    var font = typography.font(
      size: size * scale,
      weight: typography.weight(weight ?? own, legibility: environment.legibilityWeight),
      isItalic: isItalic, design: design, width: width, hasMonospacedDigits: hasMonospacedDigits)
    if let family, !family.isEmpty {
      // What the family lacks the system font has, and its spacing is its own.
      font.fallbacks = [font.family] + font.fallbacks
      font.family = family
      font.tracking = 0
      font.letters = nil
      font.hasOwnLineHeight = true
    }
    return font
  }
}
