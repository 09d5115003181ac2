import MaquetteCore
import MaquetteThemes

/// What is said about the environment of a component and all inside of it; `nil` says nothing.
public struct SubtreeEnvironment: Hashable, Sendable {
  /// Light or dark.
  public var appearance: Appearance?
  /// The contrast setting.
  public var contrast: Contrast?
  /// On the screen, or above it as a sheet is.
  public var level: InterfaceLevel?
  /// The reading direction.
  public var direction: LayoutDirection?
  /// The locale.
  public var locale: String?
  /// The Dynamic Type size.
  public var textSize: TextSize?
  /// The setting for bold text.
  public var legibilityWeight: LegibilityWeight?
  /// What the colour `tint` is.
  public var tint: ColorValue?

  /// An environment that says nothing.
  public init() {}

  /// Puts what it says over an environment.
  package func apply(to environment: inout Environment) {
    if let appearance { environment.appearance = appearance }
    if let contrast { environment.contrast = contrast }
    if let level { environment.level = level }
    if let locale { environment.locale = locale }
    if let direction { environment.explicitDirection = direction }
    if let textSize { environment.textSize = textSize }
    if let legibilityWeight { environment.legibilityWeight = legibilityWeight }
    if let tint { environment.tint = tint }
  }
}
