import MaquetteCore
import MaquetteThemes

/// A font as a user writes it: a text style or a size, and what else it is.
public struct FontValue: Hashable, Sendable {
  /// Where the size comes from.
  public enum Base: Hashable, Sendable {
    /// A text style; it follows the text size.
    case style(TextStyle)
    /// A size in points that no setting changes.
    case size(Double)
  }

  /// Where the size comes from.
  public var base: Base
  /// The weight; `nil` for the style's own, or regular for a size.
  public var weight: FontWeight?
  /// Whether it is slanted.
  public var isItalic: Bool
  /// The design of the system font.
  public var design: FontDesign
  /// The width of the system font.
  public var width: FontWidth
  /// Whether all digits have one width, so that changing numbers do not jump.
  public var hasMonospacedDigits: Bool
  /// A font family in place of the system's, for example `Noto Serif`; `nil`, the default, for the
  /// system font. Lines are as high as its face says.
  public var family: String?
  /// Whether a theme, not a user, chose it.
  var isThemeChoice = false

  /// A text style with its own weight, or another one.
  public static func style(_ style: TextStyle, weight: FontWeight? = nil) -> FontValue {
    FontValue(base: .style(style), weight: weight)
  }

  /// A fixed size in points.
  public static func system(size: Double, weight: FontWeight = .regular) -> FontValue {
    FontValue(base: .size(size), weight: weight)
  }

  /// What a theme wrote.
  static func theme(_ font: ThemeFont) -> FontValue {
    var value: FontValue =
      switch font {
      case .style(let style): .style(style)
      case .fixed(let size, let weight): .system(size: size, weight: weight)
      }
    value.isThemeChoice = true
    return value
  }

  /// A font from its parts.
  public init(
    base: Base, weight: FontWeight? = nil, isItalic: Bool = false, design: FontDesign = .default,
    width: FontWidth = .standard, hasMonospacedDigits: Bool = false, family: String? = nil
  ) {
    self.base = base
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.width = width
    self.hasMonospacedDigits = hasMonospacedDigits
    self.family = family
  }

  /// The notation of a spec, for example `headline` or `17 semibold`.
  public var text: String {
    var parts: [String] = []
    switch base {
    case .style(let style): parts.append(style.rawValue)
    case .size(let size): parts.append(NumberFormat.short(size))
    }
    if let family { parts.insert(family, at: 0) }
    if let weight { parts.append(weight.name) }
    if isItalic { parts.append("italic") }
    if design != .default { parts.append(design.rawValue) }
    if width != .standard { parts.append(width.rawValue) }
    if hasMonospacedDigits { parts.append("monospacedDigit") }
    return parts.joined(separator: " ")
  }
}
