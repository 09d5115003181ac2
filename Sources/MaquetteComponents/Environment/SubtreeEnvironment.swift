import MaquetteCore
import MaquetteThemes

/// What is said about the environment of a component and all inside of it; `nil` says nothing.
public struct SubtreeEnvironment: Hashable, Sendable {
  /// The platform, whose look the component takes.
  public var platform: Platform?
  /// The version of the system. It chooses the newest look of this or an earlier version.
  public var osVersion: Int?
  /// The device whose screen a ``Screen`` takes; it has a platform of its own.
  public var device: Device?
  /// Light or dark.
  public var appearance: Appearance?
  /// The contrast setting.
  public var contrast: Contrast?
  /// The level of the background: base, or elevated, as in a sheet.
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
    if platform != nil || osVersion != nil || device != nil {
      environment = environment.overlaid(platform: platform, osVersion: osVersion, device: device)
    }
    if let appearance { environment.appearance = appearance }
    if let contrast { environment.contrast = contrast }
    if let level { environment.level = level }
    if let locale { environment.locale = locale }
    if let direction { environment.explicitDirection = direction }
    if let textSize { environment.textSize = textSize }
    if let legibilityWeight { environment.legibilityWeight = legibilityWeight }
    if let tint { (environment.tint, environment.tintFlag) = (tint, nil) }
  }
}

extension Environment {
  /// The environment with the look of another platform, version or device; people's settings stay.
  fileprivate func overlaid(platform: Platform?, osVersion: Int?, device: Device?) -> Environment {
    var patch = EnvironmentPatch()
    patch.platform = platform
    patch.osVersion = osVersion
    patch.device = device
    var around = EnvironmentPatch()
    around.theme = chosenTheme
    around.platform = theme.platform
    around.osVersion = self.osVersion
    around.device = self.device
    let own = around.overlaid(by: patch).environment
    var copy = self
    copy.explicitScale = scale
    copy.theme = own.theme
    copy.osVersion = own.osVersion
    copy.device = own.device
    // A watch begins above the size of the others; a size that people chose stays.
    let usual = self.device?.defaultTextSize ?? .large
    if textSize == usual { copy.textSize = own.textSize }
    return copy
  }
}
