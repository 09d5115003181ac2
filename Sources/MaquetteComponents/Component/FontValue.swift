import MaquetteCore
import MaquetteThemes

/// A font as a user writes it: a text style or a size, and a weight.
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

  /// Body text.
  public static let body = FontValue.style(.body)

  /// A text style with its own weight, or another one.
  public static func style(_ style: TextStyle, weight: FontWeight? = nil) -> FontValue {
    FontValue(base: .style(style), weight: weight)
  }

  /// A fixed size in points.
  public static func system(size: Double, weight: FontWeight = .regular) -> FontValue {
    FontValue(base: .size(size), weight: weight)
  }

  /// A font from its parts.
  public init(base: Base, weight: FontWeight? = nil, isItalic: Bool = false) {
    self.base = base
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The font in an environment; `nil` when the theme lacks the style.
  public func resolved(in environment: Environment) -> ResolvedFont? {
    let typography = environment.theme.typography
    switch base {
    case .style(let style):
      guard let entry = typography.styles[style], let size = entry.entry(for: environment.textSize)
      else { return nil }
      return typography.font(
        size: size.size, weight: weight ?? entry.weight, isItalic: isItalic)
    case .size(let size):
      return typography.font(size: size, weight: weight ?? .regular, isItalic: isItalic)
    }
  }

  /// The notation of a spec, for example `headline` or `17 semibold`.
  public var text: String {
    var parts: [String] = []
    switch base {
    case .style(let style): parts.append(style.rawValue)
    case .size(let size): parts.append(NumberFormat.short(size))
    }
    if let weight { parts.append(weight.name) }
    if isItalic { parts.append("italic") }
    return parts.joined(separator: " ")
  }
}
